#pragma once
// A round of 6 qui prend with random play, as fast as possible, for the benchmark.
// tests/engine/nimmt_packed_rows_test.cc checks it against the rules.

#include <algorithm>
#include <utility>

#include "core/shuffle.h"
#include "games/nimmt/packed_rows.h"

namespace tablee::nimmt {

// Compare-and-exchange pairs that sort N items (Batcher's odd-even merge sort).
template <int N>
struct SortingNetwork {
  struct Pair {
    std::uint8_t low, high;
  };
  std::array<Pair, 64> pairs{};
  std::size_t size = 0;

  constexpr SortingNetwork() {
    for (int p = 1; p < N; p *= 2)
      for (int k = p; k >= 1; k /= 2)
        for (int j = k % p; j + k < N; j += 2 * k)
          for (int i = j; i < std::min(j + k, N - k); ++i)
            if (i / (2 * p) == (i + k) / (2 * p))
              pairs[size++] = {static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(i + k)};
  }
};

// Random choices of rows, two bits each.
class RowDice {
 public:
  int row(Rng& rng) {
    if (bits_ == 1) bits_ = (rng.next() >> 2) | (std::uint64_t{1} << 62);
    const int row = static_cast<int>(bits_ & 3u);
    bits_ >>= 2;
    return row;
  }

 private:
  std::uint64_t bits_ = 1;  // the bits left, under a mark
};

template <int N>
class RandomRound {
 public:
  RandomRound() {
    for (std::size_t i = 0; i < kDeckSize; ++i) deck_[i] = static_cast<Card>(i + 1);
  }

  // A new deal. Seat i holds card(10·i) … card(10·i + 9) and plays them in that order, which is as
  // random as any other; card(10·N) … start the rows.
  void deal(Rng& rng) {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      (shuffle_step<kDeckSize - kDraws* static_cast<int>(I), kDraws>(rng, deck_.data()), ...);
    }
    (std::make_index_sequence<(kUsed + kDraws - 1) / kDraws>{});
  }
  Card card(int n) const { return deck_[kDeckSize - 1 - n]; }

  // Plays the round to its end.
  void play(Rng& rng) {
    std::array<int, kRows> starts;
    for (int r = 0; r < kRows; ++r) starts[r] = card(kHandSize * N + r);
    sort(starts);
    PackedRows rows;
    for (int r = kRows - 1; r >= 0; --r) {
      const auto c = static_cast<Card>(starts[r]);
      rows.add_lowest(c, 1, kHeads[c]);
    }
    heads_.fill(0);
    for (int t = 0; t < kHandSize; ++t) {
      std::array<int, N> trick;
      for (int i = 0; i < N; ++i) trick[i] = card(kHandSize * i + t) * 16 + i;
      sort(trick);
      for (const int played : trick) {
        const auto c = static_cast<Card>(played >> 4);
        const int r = rows.row_of(c);
        heads_[played & 15] += r < 0 ? rows.take(dice_.row(rng), c) : rows.put(r, c);
      }
    }
  }
  int heads(int seat) const { return heads_[seat]; }

 private:
  static constexpr int kDraws = 4;  // 104 · 103 · 102 · 101 < 2³²
  static constexpr int kUsed = kHandSize * N + kRows;

  template <std::size_t Size>
  static void sort(std::array<int, Size>& items) {
    static constexpr SortingNetwork<Size> kNetwork{};
    // Without a branch: the order of two cards is unpredictable, and a misprediction costs more
    // than all the rest.
    const auto exchange = [&](auto pair) {
      const int a = items[pair.low], b = items[pair.high];
      const int swapped = (a ^ b) & ((b - a) >> 31);
      items[pair.low] = a ^ swapped;
      items[pair.high] = b ^ swapped;
    };
    [&]<std::size_t... I>(std::index_sequence<I...>) { (exchange(kNetwork.pairs[I]), ...); }
    (std::make_index_sequence<kNetwork.size>{});
  }

  std::array<Card, kDeckSize> deck_{};
  std::array<int, N> heads_{};
  RowDice dice_;
};

}  // namespace tablee::nimmt
