#include "bots/chances.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace tablee {
namespace {

// 16 · log2(1 + k / 32), rounded.
constexpr std::array<std::uint8_t, 33> kLogs{0,  1,  1,  2,  3,  3,  4,  5,  5,  6,  6,
                                             7,  7,  8,  8,  9,  9,  10, 10, 11, 11, 12,
                                             12, 13, 13, 13, 14, 14, 14, 15, 15, 16, 16};

}  // namespace

int sixteenths_to(std::uint32_t chance) {
  const int bits = std::bit_width(chance);
  // The five bits below the first one.
  const auto rest =
      static_cast<std::size_t>((std::uint64_t{chance} << 32 >> (bits - 1) >> 27) & 31u);
  return (17 - bits) * 16 - kLogs[rest];
}

int win_share(std::span<const int> totals, Goal goal, int seat) {
  const int best = best_of(totals, goal);
  if (totals[seat] != best) return 0;
  return 1000 / static_cast<int>(std::count(totals.begin(), totals.end(), best));
}

int win_chance(std::span<const int> totals, Goal goal, int seat, int half) {
  const int best = best_of(totals, goal);
  std::uint32_t all = 0, mine = 0;
  for (std::size_t i = 0; i < totals.size(); ++i) {
    const std::uint32_t chance = halved(std::abs(totals[i] - best) * 16 / half);
    all += chance;
    if (static_cast<int>(i) == seat) mine = chance;
  }
  return static_cast<int>(std::uint64_t{1000} * mine / all);
}

}  // namespace tablee
