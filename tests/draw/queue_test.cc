// The revealed cards have their places in a queue, the lowest first, and keep them until all are
// placed.

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <vector>

#include "tests/draw/announced_table.h"
#include "tests/engine/nimmt_table.h"
#include "web/games/nimmt/animator.h"
#include "web/games/nothanks/animator.h"

namespace tablee::draw {
namespace {

using NimmtTable = AnnouncedTable<nimmt::Game>;

NimmtTable table_of(const test::Cards& plays) {
  const nimmt::Options options{.players = static_cast<int>(plays.size())};
  return NimmtTable(test::position(options, {{10}, {11}, {13}, {14}}, plays));
}

// Everything that the animation shows, frame by frame, when all seats play these cards, the first
// seat first.
struct WatchedQueue {
  std::vector<nimmt::drawing::QueuePlaces> queues;  // each that is shown, once in a row
  bool starred = false, heard = false;
};
WatchedQueue watch(nimmt::drawing::Animator& animator, NimmtTable& table,
                   const test::Cards& plays) {
  Clock clock;
  clock.now = 1;
  animator.update(table.view(), {}, clock, false, [](const nimmt::drawing::Animator::Beat&) {});
  int seat = 0;
  for (const int card : plays) table.play(seat++, std::to_string(card));
  const std::vector<TableUpdate> updates = table.take_updates();
  WatchedQueue seen;
  for (int frame = 0; frame < 600; ++frame) {
    clock.now += 0.02;
    clock.heard = 0;
    animator.update(
        table.view(),
        frame == 0 ? std::span<const TableUpdate>(updates) : std::span<const TableUpdate>(), clock,
        false, [](const nimmt::drawing::Animator::Beat&) {});
    const nimmt::drawing::Shown& shown = animator.shown();
    if (shown.revealed && (seen.queues.empty() || seen.queues.back() != shown.queue))
      seen.queues.push_back(shown.queue);
    seen.starred |= animator.starring();
    seen.heard |= animator.starring() && clock.heard != 0;
  }
  return seen;
}

}  // namespace

TEST_CASE("revealed cards keep their places, the lowest first, while they are placed",
          "[animation]") {
  const test::Cards plays{40, 12, 99, 30};
  NimmtTable table = table_of(plays);
  nimmt::drawing::Animator animator;
  const WatchedQueue seen = watch(animator, table, plays);
  REQUIRE(seen.queues.size() == 1);
  const nimmt::drawing::QueuePlaces& queue = seen.queues[0];
  CHECK(queue[1] == 0);
  CHECK(queue[3] == 1);
  CHECK(queue[0] == 2);
  CHECK(queue[2] == 3);
  CHECK(std::set<int>(queue.begin(), queue.end()).size() == queue.size());
}

TEST_CASE("cards keep their places while a row is chosen", "[animation]") {
  NimmtTable table = table_of({77, 3, 20});
  nimmt::drawing::Animator animator;
  const WatchedQueue seen = watch(animator, table, {77, 3, 20});
  REQUIRE(seen.queues.size() == 1);
  CHECK(seen.queues[0][1] == 0);
  CHECK(seen.queues[0][2] == 1);
  CHECK(seen.queues[0][0] == 2);
  // A user who comes back to that table finds the same order.
  nimmt::drawing::Animator again;
  const WatchedQueue fresh = watch(again, table, {});
  REQUIRE(fresh.queues.size() == 1);
  CHECK(fresh.queues[0] == seen.queues[0]);
}

TEST_CASE("no seat leads before there are points, nor where most would", "[animation]") {
  nimmt::drawing::Shown table;
  CHECK(table.ahead(4).empty());
  table.totals[2] = 7;
  CHECK(table.ahead(4).empty());
  table.totals[1] = 3;
  CHECK(table.ahead(4).bits() == 0b1001);
  table.totals[0] = 1;
  CHECK(table.ahead(4) == SeatSet::of(seat_at(3)));
  nothanks::drawing::Shown other;
  other.round = 1;
  other.totals = {5, 2, 9};
  CHECK(other.ahead(3).empty());
  other.round = 2;
  CHECK(other.ahead(3) == SeatSet::of(seat_at(1)));
}

TEST_CASE("the most costly card has a pause of its own, others have not", "[animation]") {
  nimmt::drawing::Animator animator;
  NimmtTable table = table_of({40, 12, 99});
  CHECK_FALSE(watch(animator, table, {40, 12, 99}).starred);
  nimmt::drawing::Animator other;
  NimmtTable with_it = table_of({40, 55, 99});
  const WatchedQueue seen = watch(other, with_it, {40, 55, 99});
  CHECK(seen.starred);
  CHECK(seen.heard);
}

}  // namespace tablee::draw
