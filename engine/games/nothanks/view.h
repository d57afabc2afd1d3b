#pragma once
// What players may know of a match of Non merci: the table that everyone sees, and the view of one
// seat.

#include <array>

#include "core/card_set.h"
#include "core/fixed_vector.h"
#include "core/seat.h"
#include "games/race.h"

namespace tablee {
class AnyView;
}

namespace tablee::nothanks {

inline constexpr int kLowest = 3;
inline constexpr int kHighest = 35;
inline constexpr int kCards = kHighest - kLowest + 1;  // 33
inline constexpr int kOut = 9;                         // removed unseen
inline constexpr int kPile = kCards - kOut;            // 24 are played

// RULES.md §3: the lowest total wins.
inline constexpr Goal kGoal = Goal::lowest;

// RULES.md §3. Flags are 0 or 1.
struct Options {
  int players = 4;     // 3 … 7
  int rounds = 1;      // played one after another, adding up
  int open_chips = 0;  // everyone sees all chip counts
  int tactical = 0;    // ten chips each; everyone knows of three of the cards that are out

  // Chips dealt to each: 11 for 3–5 players, 9 for 6, 7 for 7; tactical 10.
  MatchEnd ends() const { return {.rounds = rounds}; }
  int chips() const { return tactical ? 10 : players <= 5 ? 11 : players == 6 ? 9 : 7; }
  // The cards of the game: all, or without 10, 20 and 30.
  CardSet cards() const;
  bool operator==(const Options&) const = default;
};

enum class Phase : std::uint8_t {
  deal,  // waits for the deal of the next round
  turn,  // `actor` takes the card or refuses it
  over,
};

// What everyone at the table knows. Chips in hand are hidden, but every payment is public, so an
// attentive player can work out each count. Bots do so; the table shows the counts of others only
// with open_chips.
// counts only with open_chips.
struct Public {
  Options options;
  Phase phase = Phase::deal;
  int round = 0;         // 1 … once dealt
  Seat actor = kNobody;  // whose turn it is
  Card card = kNoCard;   // face up, to be taken
  int pot = 0;           // chips on it
  int pile = 0;          // cards still face down
  PerSeat<CardSet> taken{};
  PerSeat<int> chips{};
  PerSeat<int> totals{};  // points of the finished rounds
  bool operator==(const Public&) const = default;
};

struct View {
  Public pub;
  Seat viewer = kNobody;  // kNobody: a spectator
  bool own_chips = true;  // whether the viewer's own count may be shown
  bool operator==(const View&) const = default;
};

struct Move {
  bool take = false;
  bool operator==(const Move&) const = default;
};

using Moves = FixedVector<Move, 2>;

// The points of cards: of each run of consecutive cards only the lowest counts.
int card_points(const CardSet& cards);
// The change of the points of those cards when that card is taken; negative where it joins two
// runs.
int change(const CardSet& cards, Card card);
// Points of the round under way: cards less chips.
int round_points(const Public& pub, Seat seat);
// The cards that have not been turned up: still to come, or out of play.
CardSet unseen(const View& view);
// Whether the viewer may see that seat's chips.
bool shows_chips(const View& view, Seat seat);

// The view behind the common interface; null where the view is of another game.
const View* view_of(const AnyView& any);

}  // namespace tablee::nothanks
