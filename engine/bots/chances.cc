#include "bots/chances.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace tablee {
namespace {

// 2^(-k/16) in 65536ths, by repeated multiplication: integers alone.
constexpr auto kHalving = [] {
  std::array<std::uint32_t, 256> table{};
  std::uint64_t x = std::uint64_t{65536} << 16;  // 32 fractional bits
  for (auto& entry : table) {
    entry = static_cast<std::uint32_t>(x >> 16);
    x = (x * 4112905150u) >> 32;  // 2^(-1/16) · 2³²
  }
  return table;
}();

}  // namespace

int win_share(std::span<const int> totals, int seat) {
  const int best = *std::min_element(totals.begin(), totals.end());
  if (totals[static_cast<std::size_t>(seat)] > best) return 0;
  return 1000 / static_cast<int>(std::count(totals.begin(), totals.end(), best));
}

int win_chance(std::span<const int> totals, int seat, int half) {
  const int best = *std::min_element(totals.begin(), totals.end());
  std::uint32_t all = 0, mine = 0;
  for (std::size_t i = 0; i < totals.size(); ++i) {
    const int steps = std::min((totals[i] - best) * 16 / half, 255);
    const std::uint32_t chance = kHalving[static_cast<std::size_t>(steps)];
    all += chance;
    if (static_cast<int>(i) == seat) mine = chance;
  }
  return static_cast<int>(std::uint64_t{1000} * mine / all);
}

}  // namespace tablee
