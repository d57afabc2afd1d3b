#pragma once
// Rows that grow at both ends (RULES.md §1.2), with the same interface as PackedRows.

#include "games/nimmt/packed_rows.h"

namespace tablee::nimmt {

class TwoEndedRows {
 public:
  constexpr TwoEndedRows() = default;
  constexpr void add(Card first, Card last, int count, int row_heads) {
    low_[size_] = first;
    high_[size_] = last;
    count_[size_] = static_cast<std::uint8_t>(count);
    heads_[size_++] = static_cast<std::uint8_t>(row_heads);
  }

  static constexpr int rows() { return kRows; }
  constexpr int count(int r) const { return count_[r]; }
  constexpr int heads(int r) const { return heads_[r]; }
  constexpr bool full(int r) const { return count(r) >= kRowCapacity; }
  constexpr Card low(int r) const { return low_[r]; }
  constexpr Card high(int r) const { return high_[r]; }

  constexpr Card end_at(int r, Card c) const { return c > high(r) ? high(r) : low(r); }

  // The row that the card goes to; negative: it fits no end.
  constexpr int row_of(Card c) const {
    // The smallest difference; right ends win ties.
    int best = 1024;
    int row = -1;
    for (int r = 0; r < kRows; ++r) {
      const int right = c - high(r);
      const int left = low(r) - c;
      const int key = right > 0 ? 2 * right : left > 0 ? 2 * left + 1 : 1024;
      if (key < best) {
        best = key;
        row = r;
      }
    }
    return row;
  }
  constexpr int put(int r, Card c) {
    const std::size_t at = r;
    if (full(r)) return take(r, c);
    ++count_[at];
    heads_[at] = static_cast<std::uint8_t>(heads_[at] + kHeads[c]);
    low_[at] = std::min(low_[at], c);
    high_[at] = std::max(high_[at], c);
    return 0;
  }
  constexpr int take(int r, Card c) {
    const std::size_t at = r;
    const int taken = heads_[at];
    low_[at] = high_[at] = c;
    count_[at] = 1;
    heads_[at] = kHeads[c];
    return taken;
  }

  bool operator==(const TwoEndedRows&) const = default;
  constexpr std::uint64_t hash() const {
    std::uint64_t sum = 0;
    for (std::size_t r = 0; r < kRows; ++r)
      sum = mix(sum ^ (low_[r] | std::uint64_t{high_[r]} << 8 | std::uint64_t{count_[r]} << 16 |
                       std::uint64_t{heads_[r]} << 24));
    return sum;
  }

 private:
  std::array<Card, kRows> low_{};
  std::array<Card, kRows> high_{};
  std::array<std::uint8_t, kRows> count_{};
  std::array<std::uint8_t, kRows> heads_{};
  int size_ = 0;
};

}  // namespace tablee::nimmt
