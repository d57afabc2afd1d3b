#pragma once
// Everything there is to know about a match of Non merci, split by who may know it.

#include <array>

#include "core/card_set.h"
#include "core/fixed_vector.h"
#include "core/seat.h"

namespace tablee::nothanks {

inline constexpr int kLowest = 3;
inline constexpr int kHighest = 35;
inline constexpr int kCards = kHighest - kLowest + 1;  // 33
inline constexpr int kOut = 9;                         // removed unseen
inline constexpr int kPile = kCards - kOut;            // 24 are played

// RULES.md §3. Flags are 0 or 1.
struct Options {
  int players = 4;     // 3 … 7
  int rounds = 1;      // played one after another, adding up
  int open_chips = 0;  // everyone sees all chip counts

  // Chips dealt to each: 11 for 3–5 players, 9 for 6, 7 for 7.
  int chips() const { return players <= 5 ? 11 : players == 6 ? 9 : 7; }
  bool operator==(const Options&) const = default;
};

enum class Phase : std::uint8_t {
  deal,  // waits for the deal of the next round
  turn,  // `actor` takes the card or refuses it
  over,
};

// What everyone round the table knows. Chips in hand are hidden, but every payment is public, so
// that each count can be worked out by whoever pays attention: bots do, and the table shows others'
// counts only with open_chips.
struct Public {
  Options options;
  Phase phase = Phase::deal;
  int round = 0;         // 1 … once dealt
  Seat actor = kNobody;  // whose turn it is
  Card card = kNoCard;   // face up, to be taken
  int pot = 0;           // chips on it
  int pile = 0;          // cards still face down
  std::array<CardSet, kMaxSeats> taken{};
  std::array<int, kMaxSeats> chips{};
  std::array<int, kMaxSeats> totals{};  // points of the finished rounds
  bool operator==(const Public&) const = default;
};

// What nobody knows: the pile in the order it will be turned up, then the cards that are out.
struct Secret {
  FixedVector<Card, kCards> order;
  bool operator==(const Secret&) const = default;
};

struct State {
  Public pub;
  Secret secret;
  bool operator==(const State&) const = default;
};

struct View {
  Public pub;
  Seat viewer = kNobody;  // kNobody: a spectator
  bool own_chips = true;  // may the viewer's own count be shown here?
  bool operator==(const View&) const = default;
};

// All the chance of one round: who starts, and the order of all 33 cards; the last nine are out.
struct Deal {
  Seat first = 0;
  FixedVector<Card, kCards> order;
};

struct Move {
  bool take = false;
  bool operator==(const Move&) const = default;
};

using Moves = FixedVector<Move, 2>;

}  // namespace tablee::nothanks
