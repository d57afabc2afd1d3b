#pragma once
// The rows of 6 qui prend as a few machine words, for millions of deals a second: what they do is
// what the rules do (tests/engine/nimmt_packed_rows_test.cc holds both side by side).
//
// Rows have no names here: they are kept in ascending order of their last cards, which placing by
// rules 1–3 never disturbs. A row taken for a card that is too low leaves its place to it at the
// low end.

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

// Four rows that grow at their right ends only.
class PackedRows {
 public:
  // No rows yet.
  constexpr PackedRows() = default;
  // One more row, up to four and in any order: its last card, how many cards it has (1 … 5) and
  // their heads.
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
  // One more row that ends lower than all others.
  constexpr void add_lowest(Card last, int count, int row_heads) {
    ends_ = ends_ << 8 | last;
    lanes_ = lanes_ << 16 | static_cast<std::uint64_t>(count * kCount + row_heads);
    ++size_;
  }

  // How many there are, once all have been added.
  static constexpr int rows() { return kRows; }
  // The end that a card of that row goes to.
  constexpr Card end_at(int r, Card) const { return end(r); }
  constexpr Card end(int r) const { return static_cast<Card>((ends_ >> (8 * r)) & 255u); }
  constexpr int count(int r) const { return lane(r) / kCount; }
  constexpr int heads(int r) const { return lane(r) % kCount; }
  constexpr bool full(int r) const { return lane(r) >= kRowCapacity * kCount; }

  // The row where rules 1 and 2 place the card; below 0: too low.
  constexpr int row_of(Card c) const {
    // The rows are in ascending order: counting those that end lower is enough.
    return static_cast<int>(((lower_than(c) >> 7) * kBytes) >> 24) - 1;
  }
  // Puts the card behind row r = row_of(c) ≥ 0, and gives the heads taken: the row's where it was
  // full, else 0.
  constexpr int put(int r, Card c) {
    // The end's byte is found from the comparison, not from r: the next card waits for nothing
    // else.
    const std::uint32_t lower = lower_than(c);
    const std::uint32_t bytes = (lower << 1) - (lower >> 7);
    ends_ ^= (ends_ ^ c * kBytes) & (bytes ^ (bytes >> 8));
    const int at = lane(r);
    // All of it where the row is full, by arithmetic: a guess would be wrong too often.
    const int gone = at & -((at + 0x8000 - kRowCapacity * kCount) >> 15);
    lanes_ += static_cast<std::uint64_t>(static_cast<std::int64_t>(kCount + kHeads[c] - gone))
              << (16 * r);
    return gone % kCount;
  }
  // The card, too low for every row, takes that one and starts it anew. Gives the heads taken.
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

  // A mark in the top bit of each byte whose row ends lower than the card; there is no borrow
  // between bytes.
  constexpr std::uint32_t lower_than(Card c) const {
    return ((c + 127u) * kBytes - ends_) & (0x80u * kBytes);
  }
  constexpr int lane(int r) const { return static_cast<int>((lanes_ >> (16 * r)) & 0xffffu); }

  std::uint32_t ends_ = 0;   // a byte a row
  std::uint64_t lanes_ = 0;  // 16 bits a row
  int size_ = 0;
};

}  // namespace tablee::nimmt
