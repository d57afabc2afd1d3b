#include "bots/nimmt/objective.h"

#include <algorithm>

#include "bots/chances.h"

namespace tablee::nimmt {
namespace {

// The distance to the target, in points, from which the match counts, and the expected increase of
// the highest total in one round.
constexpr int kNear = 33;
constexpr int kRoundPoints = 14;
// The points that halve the chance to win, by the expected number of rounds left.
constexpr int kHalvingPoints[] = {6, 6, 9, 11};
// Besides the chance to win, points keep a weight of a quarter.
constexpr int kPointsShare = 4;

}  // namespace

Objective::Objective(int players, Seat me) : me_(me) {
  for (int i = 0; i < players; ++i)
    if (i != me) others_[i] = static_cast<std::int16_t>(256 / (players - 1));
}

Objective::Objective(const View& v) : Objective(v.pub.options.players, v.viewer) {
  const Public& p = v.pub;
  const Options& o = p.options;
  const int last = o.special ? kSpecialRounds : o.rounds;
  if (o.target > 0 && !o.special) target_ = o.target + (o.at_least ? 0 : 1);
  int highest = 0;
  for (std::size_t i = 0, count = o.players; i < count; ++i) {
    totals_[i] = p.totals[i] + p.heads[i];
    highest = std::max(highest, p.totals[i]);
  }
  if (last > 0) {
    rounds_left_ = last - p.round;
    last_round_ = rounds_left_ <= 0;
  }
  match_ = (target_ > 0 && highest >= target_ - kNear) || (last > 0 && rounds_left_ <= 1);
}

// The chance to win in thousandths.
int Objective::win(std::span<const std::int16_t> heads) const {
  PerSeat<int> all{};
  int highest = 0;
  for (std::size_t i = 0; i < heads.size(); ++i) {
    all[i] = totals_[i] + heads[i];
    highest = std::max(highest, all[i]);
  }
  const std::span<const int> totals(all.data(), heads.size());
  if (last_round_ || (target_ > 0 && highest >= target_)) return win_share(totals, kGoal, me_);
  constexpr int kFar = std::size(kHalvingPoints) - 1;
  int rounds = kFar;
  if (target_ > 0) rounds = std::min(rounds, 1 + (target_ - highest) / kRoundPoints);
  if (rounds_left_ > 0) rounds = std::min(rounds, rounds_left_);
  return win_chance(totals, kGoal, me_, kHalvingPoints[rounds]);
}

std::int64_t Objective::cost(std::span<const std::int16_t> heads) const {
  std::int64_t points = 0;
  for (std::size_t i = 0; i < heads.size(); ++i) points -= others_[i] * heads[i];
  points += heads[me_] * 256;
  return match_ ? points / kPointsShare - kWinWeight * win(heads) : points;
}

}  // namespace tablee::nimmt
