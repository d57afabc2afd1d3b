#include "web/draw/screens/race_course.h"

#include <algorithm>
#include <cstdlib>

#include "core/scan.h"
#include "web/draw/toolkit/motion.h"

namespace tablee::draw {
namespace {

constexpr float kStand = 0.35f, kRun = 1.15f, kRest = 0.2f, kSwap = 0.5f;
static_assert(kStand + kRun + kRest + kSwap <= kRaceSeconds);

// Where that runner stood: behind all of better places; those of the same one as they sit, as
// their order tells nothing yet.
int lane_before(const std::vector<Runner>& runners, const Runner& own) {
  int lane = 0;
  for (const Runner& r : runners)
    lane += r.place_before < own.place_before ||
            (r.place_before == own.place_before && r.seat < own.seat);
  return lane;
}

}  // namespace

Runner read_runner(std::string_view figures) {
  Runner r;
  Scan scan(figures);
  for (int* to : {&r.before, &r.total, &r.place_before, &r.place, &r.seat})
    *to = scan.number(-1'000'000, 1'000'000).value_or(*to);
  return r;
}

float race_settled(float seconds) {
  return ease_both(std::clamp((seconds - kStand - kRun - kRest) / kSwap, 0.0f, 1.0f));
}

std::vector<Stand> race_at(const std::vector<Runner>& runners, float seconds) {
  int most = 0;
  for (const Runner& r : runners) most = std::max(most, std::abs(r.total - r.before));
  const float run = ease_both(std::clamp((seconds - kStand) / kRun, 0.0f, 1.0f));
  const float far = run * static_cast<float>(most), settled = race_settled(seconds);
  std::vector<Stand> all;
  for (std::size_t i = 0; i < runners.size(); ++i) {
    const auto gain = static_cast<float>(runners[i].total - runners[i].before);
    const auto lane = static_cast<float>(i);
    all.push_back({static_cast<float>(runners[i].before) + std::clamp(gain, -far, far),
                   lerp(static_cast<float>(lane_before(runners, runners[i])), lane, settled)});
  }
  return all;
}

Course::Course(const std::vector<Runner>& runners, int limit) {
  int low = 0, high = std::max(limit, 1);
  for (const Runner& r : runners) {
    low = std::min({low, r.before, r.total});
    high = std::max({high, r.before, r.total});
  }
  low_ = static_cast<float>(low);
  high_ = static_cast<float>(high);
}

}  // namespace tablee::draw
