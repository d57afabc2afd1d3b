#pragma once
// The special cards of 6 qui surprend (RULES.md §2) as things that lie, or are held.

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

// How many of each kind.
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

// Special cards lying with a row.
struct RowMarks {
  bool stop = false;   // blocked: takes part in nothing
  bool seven = false;  // holds six cards
  bool fifth = false;  // was started as the fifth row
  bool operator==(const RowMarks&) const = default;
};

// What everyone knows of the special cards.
struct SpecialPublic {
  PerSeat<std::uint8_t> count{};  // in each hand
  SpecialSet discard;             // face up
  int deck = 0;                   // face down
  bool used = false;              // the placement under way has had its special card
  int must_fill = -1;             // index of the row emptied by a slide; the own card goes there
  bool operator==(const SpecialPublic&) const = default;
};

// What only some know of them.
struct SpecialSecret {
  PerSeat<SpecialSet> hand{};
  SpecialDeck deck;          // its back is drawn next
  std::uint64_t chance = 0;  // of the reshuffles to come
  int reshuffles = 0;
  bool operator==(const SpecialSecret&) const = default;
};

}  // namespace tablee::nimmt
