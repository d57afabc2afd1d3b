#pragma once
// Shuffling without bias, several bounded draws from one random word (Brackett-Rozinsky and Lemire
// 2024). It is for millions of deals a second; the deals of records use Rng::shuffle.

#include <array>
#include <cstdint>
#include <utility>

#include "core/rng.h"

namespace tablee {

// The last `Count` steps of Fisher and Yates's shuffle for the first `From` items: order[From - 1]
// down to order[From - Count] are chosen from all that lie below them and themselves. The draws'
// ranges must multiply to less than 2³².
template <std::uint32_t From, int Count, class Item>
[[gnu::always_inline]] inline void shuffle_step(Rng& rng, Item* order) {
  constexpr auto kRanges = [] {
    std::uint64_t product = 1;
    for (std::uint32_t i = 0; i < Count; ++i) product *= From - i;
    return product;
  }();
  static_assert(kRanges < (std::uint64_t{1} << 32));
  constexpr auto kReject = static_cast<std::uint32_t>((std::uint64_t{1} << 32) % kRanges);
  std::array<std::uint32_t, Count> places{};
  std::uint32_t left = 0;
  do {
    left = static_cast<std::uint32_t>(rng.next() >> 32);
    for (std::uint32_t i = 0; i < Count; ++i) {
      const std::uint64_t wide = std::uint64_t{left} * (From - i);
      places[i] = static_cast<std::uint32_t>(wide >> 32);
      left = static_cast<std::uint32_t>(wide);
    }
  } while (left < kReject);
  for (std::uint32_t i = 0; i < Count; ++i) std::swap(order[From - 1 - i], order[places[i]]);
}

}  // namespace tablee
