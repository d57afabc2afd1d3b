// The race of a round's standings, and entrance animations that are shown once.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <numeric>
#include <random>

#include "web/draw/screens/race_course.h"
#include "web/draw/toolkit/motion.h"

namespace tablee::draw {
namespace {

// In the order of their places after the round.
std::vector<StandingsRow> runners(std::mt19937& chance) {
  std::vector<StandingsRow> all(2 + chance() % 9);
  for (StandingsRow& r : all) {
    r.points_before = static_cast<int>(chance() % 60) - 10;
    r.points = r.points_before + static_cast<int>(chance() % 30) - 5;
  }
  std::sort(all.begin(), all.end(),
            [](const StandingsRow& a, const StandingsRow& b) { return a.points < b.points; });
  const auto place = [&](int own, int StandingsRow::*points) {
    return 1 + static_cast<int>(std::count_if(
                   all.begin(), all.end(), [&](const StandingsRow& r) { return r.*points < own; }));
  };
  std::vector<int> seats(all.size());
  std::iota(seats.begin(), seats.end(), 0);
  std::shuffle(seats.begin(), seats.end(), chance);
  const bool first_round = chance() % 4 == 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    StandingsRow& r = all[i];
    r.seat = seat_at(seats[i]);
    r.place_before = first_round ? 0 : place(r.points_before, &StandingsRow::points_before);
    r.place = place(r.points, &StandingsRow::points);
  }
  return all;
}

}  // namespace

TEST_CASE("A race begins where all stood and ends where they stand", "[race][property]") {
  std::mt19937 chance(16);
  for (int run = 0; run < 200; ++run) {
    const auto all = runners(chance);
    const auto first = race_at(all, 0), last = race_at(all, kRaceSeconds);
    std::vector<float> lanes;
    for (std::size_t i = 0; i < all.size(); ++i) {
      CHECK(first[i].points == static_cast<float>(all[i].points_before));
      CHECK(last[i].points == static_cast<float>(all[i].points));
      CHECK(last[i].lane == static_cast<float>(i));
      lanes.push_back(first[i].lane);
      for (std::size_t k = 0; k < i; ++k)
        CHECK((first[k].lane < first[i].lane) == (std::pair(all[k].place_before, all[k].seat) <
                                                  std::pair(all[i].place_before, all[i].seat)));
    }
    std::sort(lanes.begin(), lanes.end());
    for (std::size_t i = 0; i < lanes.size(); ++i) CHECK(lanes[i] == static_cast<float>(i));
    // No points move backwards or too far, and places change only after the points have grown.
    const Course course(all, 66);
    auto before = first;
    for (float t = 0; t <= kRaceSeconds; t += 0.05f) {
      const auto now = race_at(all, t);
      for (std::size_t i = 0; i < all.size(); ++i) {
        CHECK(now[i].points >= std::min(first[i].points, last[i].points));
        CHECK(now[i].points <= std::max(first[i].points, last[i].points));
        CHECK((now[i].points - before[i].points) * (last[i].points - first[i].points) >= 0);
        if (race_settled(t) == 0) CHECK(now[i].lane == first[i].lane);
        if (race_settled(t) > 0) CHECK(now[i].points == last[i].points);
        CHECK(course.at(now[i].points) >= 0);
        CHECK(course.at(now[i].points) <= 1);
      }
      before = now;
    }
  }
}

TEST_CASE("An entrance is shown once, and without motion for users who want none", "[race]") {
  Clock clock;
  Entrance entrance;
  clock.now = 100;
  CHECK(entrance.since(clock, "a", 2) == 0);
  CHECK(clock.moving);
  clock.now = 101;
  CHECK(entrance.since(clock, "a", 2) == 1);
  clock.pace = 0.5f;
  CHECK(entrance.since(clock, "a", 3) == 2);
  entrance.end();
  clock.moving = false;
  CHECK(entrance.since(clock, "a", 3) == 3);
  CHECK_FALSE(clock.moving);
  // Another entrance has not started yet.
  CHECK(entrance.since(clock, "b", 3) == 0);
  clock.reduced = true;
  clock.moving = false;
  CHECK(entrance.since(clock, "b", 3) == 3);
  CHECK(entrance.since(clock, "c", 3) == 3);
  CHECK_FALSE(clock.moving);
}

}  // namespace tablee::draw
