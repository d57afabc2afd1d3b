#pragma once
// What players may know of a match of 6 qui prend: the table that everyone sees, and the view of
// one seat. Windows and bots see no more than this header.

#include <array>
#include <optional>
#include <string>

#include "core/card_set.h"
#include "core/fixed_vector.h"
#include "core/seat.h"
#include "games/nimmt/cards.h"
#include "games/nimmt/rows.h"
#include "games/nimmt/specials.h"
#include "games/race.h"

namespace tablee {
class AnyView;
}

namespace tablee::nimmt {

// RULES.md §1 and §2: the lowest total wins.
inline constexpr Goal kGoal = Goal::lowest;

// RULES.md §1 "End of game", §1.1, §1.2 and §2. Flags are 0 or 1.
struct Options {
  int players = 4;   // 2 … 10
  int target = 66;   // points that end the match; 0: none
  int at_least = 0;  // reaching the target is enough
  int rounds = 0;    // rounds that end the match; 0: no limit
  int tactic = 0;    // only cards 1 … 10·players + 4
  int logic = 0;     // hands are drafted
  int profi = 0;     // rows grow at both ends
  int special = 0;   // 6 qui surprend: two rounds with special cards, none of the above

  int hand_size() const { return special ? kSpecialHandSize : kHandSize; }
  MatchEnd ends() const {
    if (special) return {.rounds = kSpecialRounds};
    return {.limit = target, .at_least = at_least != 0, .rounds = rounds};
  }
  int deck_size() const { return tactic ? kHandSize * players + kRows : kDeckSize; }
  bool operator==(const Options&) const = default;
};

enum class Phase : std::uint8_t {
  deal,      // waits for the deal of the next round
  draft,     // `actor` takes a card of the market
  choose,    // everyone not in `chosen` picks a card in secret
  take_row,  // `actor`'s card is too low: it picks a row to take
  place,     // `actor` holds special cards and its card is to be placed
  exchange,  // `actor` took a row and may exchange a special card
  over,
};

// A revealed card that has not been placed yet.
struct Played {
  Card card = kNoCard;
  Seat seat = kNobody;
  bool operator==(const Played&) const = default;
};

// What everyone at the table knows.
struct Public {
  Options options;
  Phase phase = Phase::deal;
  int round = 0;  // 1 … once dealt
  int trick = 0;  // 1 … 10 within the round; 0 while drafting
  Rows rows;
  FixedVector<Played, kMaxSeats> queue;  // revealed, ascending, still to be placed
  SeatSet chosen;                        // the seats that have chosen a card for this trick
  Seat actor = kNobody;                  // the seat to act in draft and take_row
  Seat first_drafter = kNobody;          // of this round
  CardSet seen;                          // the cards that are or were open this round
  CardSet market;                        // draft: still to be taken
  PerSeat<std::uint8_t> hand_size{};
  PerSeat<CardSet> known{};                // the cards of each hand that everyone saw being drafted
  PerSeat<CardSet> pile{};                 // taken this round
  PerSeat<int> heads{};                    // of the pile, less those cancelled
  std::array<RowMarks, kMaxRows> marks{};  // special cards lying with the rows
  SpecialPublic special;
  PerSeat<int> totals{};  // heads of the finished rounds
  bool operator==(const Public&) const = default;
};

// The view of one seat: the public part and its own hand, and never more than that.
struct View {
  Public pub;
  Seat viewer = kNobody;  // kNobody: a spectator
  CardSet hand;
  Card chosen = kNoCard;
  SpecialSet specials;
  // Where all hands lie open: the special cards of each. Public::known has the number cards then.
  std::optional<PerSeat<SpecialSet>> laid_open{};
  bool operator==(const View&) const = default;
};

struct Move {
  enum class Kind : std::uint8_t {
    card,   // puts down a card of the hand
    draft,  // takes a card of the market
    row,    // takes a row
    place,  // places the card without a special one
    fifth_row,
    seven_takes,
    insert,    // into `row`
    replace,   // by `value`
    slide,     // `value` to `row`
    stop,      // on `row`
    negative,  // `value` counts off; `row` if the card is too low
    keep,      // exchanges nothing
    exchange,  // gives the special card of kind `value`
  };
  Kind kind = Kind::card;
  std::uint8_t value = 0;  // a card, a special card's kind, or the row to take, counted from 1
  std::uint8_t row = 0;    // counted from 1; 0: none
  bool operator==(const Move&) const = default;
};

using Moves = FixedVector<Move, 250>;

SeatSet to_act(const Public& pub);
// The viewer's moves in a fixed order, each once; none where it is not to act.
void legal_moves(const View& view, Moves& moves);
// The heads of a seat in the round under way.
int round_heads(const Public& pub, Seat seat);

// The number cards of this round that the viewer has not seen: not open yet, not in the viewer's
// hand, and neither in the market nor drafted by another seat.
CardSet unseen(const View& view);
// The special cards that the viewer has not seen, in the order of kinds: those in other hands and
// in the deck.
SpecialDeck unseen_specials(const View& view);

// The number of cards that a row holds before it is taken.
constexpr int capacity(const RowMarks& marks) { return kRowCapacity + (marks.seven ? 1 : 0); }
int capacity(const Public& pub, std::size_t row);
// The heads that taking the row with that card brings: with five rows the card is taken as well.
int taken_heads(const Public& pub, std::size_t row, Card card);
// The rows that a stop blocks, as bits.
unsigned blocked_rows(const Public& pub);
int stops_on_table(const Public& pub);

// "14", "draft 31", "row 2", "slide 13 row 2" …
std::string move_text(Move move);
std::optional<Move> parse_move(std::string_view text);

// The view behind the common interface; null where the view is of another game.
const View* view_of(const AnyView& any);

}  // namespace tablee::nimmt
