#pragma once
// The positions of a race's bars at a point in time: pure arithmetic, from points and places before
// and after a round.

#include <vector>

#include "core/item_data.h"

namespace tablee::draw {

// At first all bars stand still, then they grow at the same speed, then they change places.
inline constexpr float kRaceSeconds = 2.2f;

struct Stand {
  float points = 0;  // between the points before and after the round
  float lane = 0;    // from the top, 0 …; a fraction while places change
};

// `runners` are in the order of their places after the round; `seconds` is 0 … kRaceSeconds.
std::vector<Stand> race_at(const std::vector<StandingsRow>& runners, float seconds);
// The progress of the change of places, 0 … 1.
float race_settled(float seconds);

// Points as a share of the way to the goal, which is the limit, or the highest figure if that is
// beyond it. Negative points make the way longer at its beginning.
class Course {
 public:
  Course(const std::vector<StandingsRow>& runners, int limit);
  float at(float points) const { return (points - low_) / (high_ - low_); }

 private:
  float low_ = 0, high_ = 1;
};

}  // namespace tablee::draw
