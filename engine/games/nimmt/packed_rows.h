#pragma once
// The rows of 6 qui prend in a few machine words, for millions of deals a second.
// tests/engine/nimmt_packed_rows_test.cc checks that they behave as the rules do.
//
// The rows are not identified by number: they are stored in ascending order of their last cards,
// and placing by rules 1–3 keeps that order. A row that is taken by a card that is too low is
// replaced by that card at the low end.

#include <array>
#include <cstdint>

#include "core/rng.h"
#include "games/nimmt/cards.h"
#include "games/nimmt/rows.h"

namespace tablee::nimmt {

inline constexpr std::array<std::uint8_t, 128> kHeads = [] {
  std::array<std::uint8_t, 128> table{};
  for (int c = 1; c <= kDeckSize; ++c)
    table[c] = static_cast<std::uint8_t>(heads(static_cast<Card>(c)));
  return table;
}();

// Four rows that grow only at their right ends.
class PackedRows {
 public:
  // Begins without rows.
  constexpr PackedRows() = default;
  // Adds a row, up to four and in any order: its last card, its number of cards (1 … 5) and their
  // heads.
  constexpr void add(Card last, int count, int row_heads) {
    int at = 0;
    while (at < size_ && end(at) < last) ++at;
    const std::uint64_t end_mask = (std::uint64_t{1} << (8 * at)) - 1;
    const std::uint64_t lane_mask = (std::uint64_t{1} << (16 * at)) - 1;
    ends_ = static_cast<std::uint32_t>(((ends_ & ~end_mask) << 8) | (ends_ & end_mask) |
                                       (std::uint64_t{last} << (8 * at)));
    lanes_ = ((lanes_ & ~lane_mask) << 16) | (lanes_ & lane_mask) |
             (static_cast<std::uint64_t>(count * kCount + row_heads) << (16 * at));
    ++size_;
  }
  // Adds a row that ends lower than all others.
  constexpr void add_lowest(Card last, int count, int row_heads) {
    ends_ = ends_ << 8 | last;
    lanes_ = lanes_ << 16 | static_cast<std::uint64_t>(count * kCount + row_heads);
    ++size_;
  }

  // The number of rows after all have been added.
  static constexpr int rows() { return kRows; }
  // The end that a card of that row goes to.
  constexpr Card end_at(int r, Card) const { return end(r); }
  constexpr Card end(int r) const { return static_cast<Card>((ends_ >> (8 * r)) & 255u); }
  constexpr int count(int r) const { return lane(r) / kCount; }
  constexpr int heads(int r) const { return lane(r) % kCount; }
  constexpr bool full(int r) const { return lane(r) >= kRowCapacity * kCount; }

  // The row where rules 1 and 2 place the card; negative: the card is too low.
  constexpr int row_of(Card c) const {
    // The rows are in ascending order, so it is enough to count those that end lower.
    return static_cast<int>(((lower_than(c) >> 7) * kBytes) >> 24) - 1;
  }
  // Puts the card behind row r = row_of(c) ≥ 0 and returns the heads taken: those of the row where
  // it was full, else 0.
  constexpr int put(int r, Card c) {
    // The byte of the end is computed from the comparison instead of r, so that the next card does
    // not have to wait for r.
    const std::uint32_t lower = lower_than(c);
    const std::uint32_t bytes = (lower << 1) - (lower >> 7);
    ends_ ^= (ends_ ^ c * kBytes) & (bytes ^ (bytes >> 8));
    const int at = lane(r);
    // The lane of a full row, else 0. Computed without a branch, which would be mispredicted too
    // often.
    const int gone = at & -((at + 0x8000 - kRowCapacity * kCount) >> 15);
    lanes_ += static_cast<std::uint64_t>(static_cast<std::int64_t>(kCount + kHeads[c] - gone))
              << (16 * r);
    return gone % kCount;
  }
  // The card, too low for every row, takes row r and starts it anew. Returns the heads taken.
  constexpr int take(int r, Card c) {
    const int at = lane(r);
    const std::uint32_t end_mask = (std::uint32_t{1} << (8 * r)) - 1;
    const std::uint64_t lane_mask = (std::uint64_t{1} << (16 * r)) - 1;
    ends_ = ((ends_ & ~(end_mask << 8) & ~std::uint32_t{255}) | ((ends_ & end_mask) << 8)) | c;
    lanes_ = (lanes_ & ~(lane_mask << 16) & ~std::uint64_t{0xffff}) | ((lanes_ & lane_mask) << 16) |
             static_cast<std::uint64_t>(kCount + kHeads[c]);
    return at % kCount;
  }

  bool operator==(const PackedRows&) const = default;
  constexpr std::uint64_t hash() const { return mix(lanes_ ^ mix(ends_)); }

 private:
  static constexpr std::uint32_t kBytes = 0x01010101;
  static constexpr int kCount = 256;  // a lane is its count times this, plus its heads

  // Sets the top bit of each byte whose row ends lower than the card; no byte borrows from another.
  constexpr std::uint32_t lower_than(Card c) const {
    return ((c + 127u) * kBytes - ends_) & (0x80u * kBytes);
  }
  constexpr int lane(int r) const { return static_cast<int>((lanes_ >> (16 * r)) & 0xffffu); }

  std::uint32_t ends_ = 0;   // a byte a row
  std::uint64_t lanes_ = 0;  // 16 bits a row
  int size_ = 0;
};

}  // namespace tablee::nimmt
