#include "web/draw/screens/race_course.h"

#include <algorithm>
#include <cstdlib>

#include "web/draw/toolkit/motion.h"

namespace tablee::draw {
namespace {

constexpr float kStand = 0.35f, kRun = 1.15f, kRest = 0.2f, kSwap = 0.5f;
static_assert(kStand + kRun + kRest + kSwap <= kRaceSeconds);

// The lane of the runner before the round: behind all of better places; those with the same place
// are in the order of their seats, because the order of the rows already shows the new places.
int lane_before(const std::vector<StandingsRow>& runners, const StandingsRow& own) {
  int lane = 0;
  for (const StandingsRow& r : runners)
    lane += r.place_before < own.place_before ||
            (r.place_before == own.place_before && r.seat < own.seat);
  return lane;
}

}  // namespace

float race_settled(float seconds) {
  return ease_both(std::clamp((seconds - kStand - kRun - kRest) / kSwap, 0.0f, 1.0f));
}

std::vector<Stand> race_at(const std::vector<StandingsRow>& runners, float seconds) {
  int most = 0;
  for (const StandingsRow& r : runners) most = std::max(most, std::abs(r.points - r.points_before));
  const float run = ease_both(std::clamp((seconds - kStand) / kRun, 0.0f, 1.0f));
  const float far = run * static_cast<float>(most), settled = race_settled(seconds);
  std::vector<Stand> all;
  for (std::size_t i = 0; i < runners.size(); ++i) {
    const auto gain = static_cast<float>(runners[i].points - runners[i].points_before);
    const auto lane = static_cast<float>(i);
    all.push_back({static_cast<float>(runners[i].points_before) + std::clamp(gain, -far, far),
                   lerp(static_cast<float>(lane_before(runners, runners[i])), lane, settled)});
  }
  return all;
}

Course::Course(const std::vector<StandingsRow>& runners, int limit) {
  int low = 0, high = std::max(limit, 1);
  for (const StandingsRow& r : runners) {
    low = std::min({low, r.points_before, r.points});
    high = std::max({high, r.points_before, r.points});
  }
  low_ = static_cast<float>(low);
  high_ = static_cast<float>(high);
}

}  // namespace tablee::draw
