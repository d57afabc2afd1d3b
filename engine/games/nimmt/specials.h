#pragma once
// The kinds and sets of special cards of 6 qui surprend (RULES.md §2).

#include <array>
#include <cassert>
#include <cstdint>
#include <string_view>

#include "core/enum_index.h"
#include "core/fixed_vector.h"
#include "core/seat.h"

namespace tablee::nimmt {

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

// How many cards of each kind there are.
class SpecialSet {
 public:
  constexpr int count(Special kind) const { return n_[index_of(kind)]; }
  constexpr bool has(Special kind) const { return count(kind) > 0; }
  constexpr void add(Special kind) { ++n_[index_of(kind)]; }
  constexpr void remove(Special kind) {
    assert(has(kind));
    --n_[index_of(kind)];
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

// The special cards that lie with a row.
struct RowMarks {
  bool stop = false;   // the row is blocked: no card goes to it
  bool seven = false;  // the row holds six cards
  bool fifth = false;  // the row was started as the fifth
  bool operator==(const RowMarks&) const = default;
};

// What everyone knows of the special cards.
struct SpecialPublic {
  PerSeat<std::uint8_t> count{};  // in each hand
  SpecialSet discard;             // the discard pile, which is public
  int deck = 0;                   // the number of cards in the deck
  bool used = false;              // a special card was played in the placement under way
  int must_fill = -1;  // index of the row emptied by a slide, which the player's card fills
  bool operator==(const SpecialPublic&) const = default;
};

// The secret part of them.
struct SpecialSecret {
  PerSeat<SpecialSet> hand{};
  SpecialDeck deck;          // the last card is drawn next
  std::uint64_t chance = 0;  // the seed of later reshuffles
  int reshuffles = 0;
  bool operator==(const SpecialSecret&) const = default;
};

}  // namespace tablee::nimmt
