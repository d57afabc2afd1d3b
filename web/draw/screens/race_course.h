#pragma once
// Where the bars of a race are at one moment: pure arithmetic, from points and places before and
// after a round.

#include <vector>

#include "core/item_data.h"

namespace tablee::draw {

// First all stand where they stood, then every bar grows at one speed, then they change places.
inline constexpr float kRaceSeconds = 2.2f;

struct Stand {
  float points = 0;  // between those before the round and those after it
  float lane = 0;    // from the top, 0 …; between two while they change
};

// The runners come in the order of their places after the round; `seconds` 0 … kRaceSeconds.
std::vector<Stand> race_at(const std::vector<StandingsRow>& runners, float seconds);
// How far the changing of places has come, 0 … 1.
float race_settled(float seconds);

// Points as a share of the way to the goal: the limit, or the highest figure where that is beyond.
// What lies below nothing lengthens the way at its beginning.
class Course {
 public:
  Course(const std::vector<StandingsRow>& runners, int limit);
  float at(float points) const { return (points - low_) / (high_ - low_); }

 private:
  float low_ = 0, high_ = 1;
};

}  // namespace tablee::draw
