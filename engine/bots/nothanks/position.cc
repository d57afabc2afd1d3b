#include "bots/nothanks/position.h"

#include <algorithm>

#include "bots/chances.h"

namespace tablee::nothanks {
namespace {

// The points that halve the chance to win a match, by the number of rounds left.
constexpr int kHalvingPoints[] = {0, 10, 14, 17, 20};

}  // namespace

int worth(const Stake& stake, std::span<const int> scores, int seat) {
  const std::size_t n = scores.size();
  std::array<int, 7> all{};
  int sum = 0;
  for (std::size_t i = 0; i < n; ++i) {
    all[i] = stake.totals[i] + scores[i];
    sum += scores[i];
  }
  const int own = scores[seat];
  const int ahead = (sum - static_cast<int>(n) * own) * 2 / static_cast<int>(n - 1);
  const std::span<const int> totals(all.data(), n);
  return ahead +
         (stake.rounds_left == 0
              ? win_share(totals, kGoal, seat)
              : win_chance(totals, kGoal, seat, kHalvingPoints[std::min(stake.rounds_left, 4)]));
}

}  // namespace tablee::nothanks
