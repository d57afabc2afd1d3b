#pragma once
// Where the bars of a race are at one moment: pure arithmetic, from points and places before and
// after a round.

#include <string_view>
#include <vector>

namespace tablee::draw {

struct Runner {
  int before = 0, total = 0;        // points
  int place_before = 1, place = 1;  // 1 …; several may share one; 0: none yet
  int seat = 0;
};

// Of "31 43 2 1 0", points, then places, then the seat; what is missing is as it was at the start.
Runner read_runner(std::string_view figures);

// First all stand where they stood, then every bar grows at one speed, then they change places.
inline constexpr float kRaceSeconds = 2.2f;

struct Stand {
  float points = 0;  // between before and total
  float lane = 0;    // from the top, 0 …; between two while they change
};

// The runners come in the order of their places after the round; `seconds` 0 … kRaceSeconds.
std::vector<Stand> race_at(const std::vector<Runner>& runners, float seconds);
// How far the changing of places has come, 0 … 1.
float race_settled(float seconds);

// Points as a share of the way to the goal: the limit, or the highest figure where that is beyond.
// What lies below nothing lengthens the way at its beginning.
class Course {
 public:
  Course(const std::vector<Runner>& runners, int limit);
  float at(float points) const { return (points - low_) / (high_ - low_); }

 private:
  float low_ = 0, high_ = 1;
};

}  // namespace tablee::draw
