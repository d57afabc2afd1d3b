#pragma once
// The special cards of 6 qui surprend (RULES.md §2) and what they do to a placement.

#include <array>
#include <cassert>
#include <cstdint>
#include <string_view>

#include "core/event.h"
#include "core/fixed_vector.h"
#include "core/seat.h"
#include "games/nimmt/rows.h"

namespace tablee::nimmt {

struct Move;
struct Public;
struct State;
struct View;

enum class Special : std::uint8_t {
  fifth_row,
  seven_takes,
  insert,
  replace,
  slide,
  stop,
  negative_positive,
};
inline constexpr int kSpecialKinds = 7;
inline constexpr int kSpecialCopies = 4;
inline constexpr int kSpecials = kSpecialKinds * kSpecialCopies;
inline constexpr int kSpecialsDealt = 3;  // to each, every round, while there are enough
inline constexpr int kMaxStops = 2;
inline constexpr int kSpecialRounds = 2;
inline constexpr int kSpecialMaxSeats = 8;
inline constexpr std::string_view kSpecialNames[kSpecialKinds] = {
    "fifth_row", "seven_takes", "insert", "replace", "slide", "stop", "negative_positive"};

// How many of each kind.
class SpecialSet {
 public:
  constexpr int count(Special kind) const { return n_[static_cast<std::size_t>(kind)]; }
  constexpr bool has(Special kind) const { return count(kind) > 0; }
  constexpr void add(Special kind) { ++n_[static_cast<std::size_t>(kind)]; }
  constexpr void remove(Special kind) {
    assert(has(kind));
    --n_[static_cast<std::size_t>(kind)];
  }
  constexpr int size() const {
    int sum = 0;
    for (const std::uint8_t n : n_) sum += n;
    return sum;
  }
  constexpr bool operator==(const SpecialSet&) const = default;

 private:
  std::array<std::uint8_t, kSpecialKinds> n_{};
};

using SpecialDeck = FixedVector<Special, kSpecials>;

// Special cards lying with a row.
struct RowMarks {
  bool stop = false;   // blocked: takes part in nothing
  bool seven = false;  // holds six cards
  bool fifth = false;  // was started as the fifth row
  bool operator==(const RowMarks&) const = default;
};

// What everyone knows of the special cards.
struct SpecialPublic {
  std::array<std::uint8_t, kMaxSeats> count{};  // in each hand
  SpecialSet discard;                           // face up
  int deck = 0;                                 // face down
  bool used = false;                            // the placement under way has had its special card
  int must_fill = -1;  // index of the row emptied by a slide; the own card goes there
  bool operator==(const SpecialPublic&) const = default;
};

// What only some know of them.
struct SpecialSecret {
  std::array<SpecialSet, kMaxSeats> hand{};
  SpecialDeck deck;          // its back is drawn next
  std::uint64_t chance = 0;  // of the reshuffles to come
  int reshuffles = 0;
  bool operator==(const SpecialSecret&) const = default;
};

// Cards a row holds before it is taken.
int capacity(const Public& pub, std::size_t row);
// Bits of the rows that a stop blocks.
unsigned blocked_rows(const Public& pub);
int stops_on_table(const Public& pub);

// The special cards to deal from now: deck and discard, in the order of kinds.
SpecialDeck specials_to_shuffle(const State& state);
// Deals them in that order: to each seat in turn as many as all can have, three at most.
void deal_specials(State& state, const SpecialDeck& order, std::uint64_t chance, EventSink* sink);
// At the end of a round what lies on the table goes to the discard.
void clear_specials(Public& pub);

// The first card of the queue lies: the next one's placement begins.
void next_card(Public& pub);

// Moves of a seat whose card is to be placed, or that may exchange a special card.
void special_moves(const View& view, FixedVector<Move, 250>& moves);
// Makes the change that a special card brings before the own card is placed, if any is left to
// place. True: go on placing; false: a decision is pending.
bool apply_special(State& state, Seat seat, Move move, EventSink* sink);
void apply_exchange(State& state, Seat seat, Move move, EventSink* sink);

// A row's cards go to a seat. `own`: the number card that caused it (kNoCard for insert and slide,
// where the row holds it already); `counted_off`: the card chosen by negative_positive, or kNoCard.
// Returns whether the row is still there. Ends in an exchange being offered where one is due:
// phase and actor are set then.
bool take(State& state, Seat seat, Card own, std::size_t row, Card counted_off,
          std::string_view kind, EventSink* sink);

}  // namespace tablee::nimmt
