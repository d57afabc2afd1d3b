// The sound and vibration for points that a seat takes come once, when the sum is shown, and depend
// on the points.

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "tests/draw/announced_table.h"
#include "tests/engine/nimmt_table.h"
#include "web/games/nimmt/animator.h"

namespace tablee::draw {

TEST_CASE("the weight of points taken is reported once, when the sum is shown", "[animation]") {
  AnnouncedTable<nimmt::Game> table(
      test::position({.players = 2}, {{10, 20, 30, 40, 50}, {1}, {2}, {3}}, {51, 4}));
  nimmt::drawing::Animator animator;
  Clock clock;
  clock.now = 1;
  animator.update(table.view(), {}, clock, false, [](const nimmt::drawing::Animator::Beat&) {});
  table.play(0, "51");
  table.play(1, "4");
  const std::vector<TableUpdate> updates = table.take_updates();
  int times = 0;
  double brim = 0, bell = 0;
  const auto heard = [&](Sound sound) {
    return (clock.heard >> static_cast<unsigned>(sound)) & 1u;
  };
  for (int i = 0; i < 300; ++i) {
    clock.now += 0.02;
    clock.heard = 0;
    clock.weight = 0;
    animator.update(table.view(),
                    i == 0 ? std::span<const TableUpdate>(updates) : std::span<const TableUpdate>(),
                    clock, false, [](const nimmt::drawing::Animator::Beat&) {});
    if (heard(Sound::brim)) brim = clock.now;
    if (clock.weight == 0) continue;
    ++times;
    CHECK(clock.weight == 15);
    CHECK(heard(Sound::bell));
    bell = clock.now;
  }
  CHECK(times == 1);
  CHECK(brim > 1);
  CHECK(bell > brim);
}

TEST_CASE("each player is heard from their own place round the table", "[animation]") {
  CHECK(side_of(kNobody, 0, 4) == 0);
  CHECK(side_of(0, 0, 4) == 0);
  CHECK(side_of(1, 0, 4) == -1);
  CHECK(side_of(2, 0, 4) == 0);
  CHECK(side_of(3, 0, 4) == 1);
  CHECK(side_of(0, 3, 4) == -1);
  CHECK(side_of(1, 0, 2) == 0.5f);
  CHECK(side_of(2, kNobody, 4) == side_of(2, 0, 4));
  for (int players = 3; players <= kMaxSeats; ++players) {
    std::set<float> sides;
    for (int seat = 1; seat < players; ++seat) sides.insert(side_of(seat, 0, players));
    CHECK(std::ssize(sides) == players - 1);
    CHECK(*sides.begin() == -1);
    CHECK(*sides.rbegin() == 1);
  }
  Clock clock;
  clock.hear(Sound::sweep, 1, 0, 4);
  CHECK(clock.side == -1);
  clock.hear(Sound::deal, 1, 0, 4);
  CHECK(clock.side == 0);
}

}  // namespace tablee::draw
