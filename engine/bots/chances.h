#pragma once
// Probabilities in integers, and the chance to win a match as far as it follows from points. Shared
// by the games' searches.

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "games/race.h"

namespace tablee {

// 2^(-k/16) in 65536ths, by repeated multiplication of integers.
inline constexpr auto kHalving = [] {
  std::array<std::uint32_t, 256> table{};
  std::uint64_t x = std::uint64_t{65536} << 16;  // 32 fractional bits
  for (auto& entry : table) {
    entry = static_cast<std::uint32_t>(x >> 16);
    x = (x * 4112905150u) >> 32;  // 2^(-1/16) · 2³²
  }
  return table;
}();

// 2^(-sixteenths / 16) in 65536ths; the table ends after sixteen halvings.
constexpr std::uint32_t halved(int sixteenths) { return kHalving[std::clamp(sixteenths, 0, 255)]; }
// The inverse of halved(): the sixteenths of a halving that reduce 65536 to `chance` (1 … 2^32 -
// 1); negative where it is more than 65536.
int sixteenths_to(std::uint32_t chance);

// Shares of a win in thousandths.
//
// The match is over: the players with the best points share the win.
int win_share(std::span<const int> totals, Goal goal, int seat);
// The match goes on: every `half` points behind the leader halve the chance; half ≥ 1.
int win_chance(std::span<const int> totals, Goal goal, int seat, int half);

}  // namespace tablee
