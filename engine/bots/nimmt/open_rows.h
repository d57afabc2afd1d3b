#pragma once
// The rows of 6 qui surprend that no stop blocks, as the network and the policies see them: up to
// five, with the same interface as PackedRows.

#include <array>
#include <cstdint>

#include "games/nimmt/rows.h"

namespace tablee::nimmt {

class OpenRows {
 public:
  // Adds a row; the order does not matter.
  constexpr void add(Card last, int count, int capacity, int row_heads) {
    std::size_t at = size_++;
    for (; at > 0 && end_[at - 1] > last; --at) {
      end_[at] = end_[at - 1];
      count_[at] = count_[at - 1];
      heads_[at] = heads_[at - 1];
    }
    end_[at] = last;
    // The free places count: a row of six with one place free is treated like a row of five with
    // one.
    const int alike = kRowCapacity - capacity + count;
    count_[at] = static_cast<std::uint8_t>(alike < 1 ? 1 : alike);
    heads_[at] = static_cast<std::uint8_t>(row_heads);
  }

  constexpr int rows() const { return static_cast<int>(size_); }
  constexpr Card end(int r) const { return end_[r]; }
  constexpr Card end_at(int r, Card) const { return end(r); }
  constexpr int count(int r) const { return count_[r]; }
  constexpr int heads(int r) const { return heads_[r]; }
  constexpr bool full(int r) const { return count(r) >= kRowCapacity; }
  // Negative: the card is too low.
  constexpr int row_of(Card c) const {
    int r = -1;
    while (r + 1 < rows() && end(r + 1) < c) ++r;
    return r;
  }

 private:
  std::array<Card, kMaxRows> end_{};
  std::array<std::uint8_t, kMaxRows> count_{};
  std::array<std::uint8_t, kMaxRows> heads_{};
  std::size_t size_ = 0;
};

}  // namespace tablee::nimmt
