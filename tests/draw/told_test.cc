// What a story shows beside cards that find their places: special cards that are put down, and what
// a card cost that is asked about.

#include <catch2/catch_test_macros.hpp>

#include "core/asked_about.h"
#include "games/nimmt/face/story.h"
#include "games/nothanks/face/story.h"

namespace tablee::draw {

TEST_CASE("a special card is put down before what it does, and its mark with it", "[told]") {
  nimmt::View v;
  v.pub.options.players = 4;
  v.pub.options.special = 1;
  for (const int c : {10, 20, 30, 40}) v.pub.rows.push_back({static_cast<Card>(c)});
  nimmt::face::Story story;
  Clock clock;
  clock.now = 1;
  story.tell(v, {}, clock, false, [](const auto&) {});
  REQUIRE(story.shown().rows.size() == 4);
  const Event stop{.kind = "stop", .seat = 2, .fields = {{"card", 15}, {"row", 3}}, .cards = {}};
  clock.now += 0.1;
  story.tell(v, std::span(&stop, 1), clock, false, [](const auto&) {});
  CHECK(story.put().kind == static_cast<int>(nimmt::Special::stop));
  CHECK(story.put().row == 2);
  CHECK(story.put().seat == 2);
  CHECK(story.shown().marks[2].stop);
  CHECK(story.telling());
  clock.now += 2;
  story.tell(v, {}, clock, false, [](const auto&) {});
  CHECK_FALSE(story.telling());
}

TEST_CASE("what a card of Non merci cost is shown before it is taken", "[told]") {
  nothanks::View v;
  v.pub.card = 20;
  v.pub.pot = 3;
  v.pub.taken[1].add(21);
  nothanks::face::Story story;
  Clock clock;
  clock.now = 1;
  story.tell(v, {}, clock, false, [](const auto&) {});
  Event take{.kind = "take", .seat = 1, .fields = {{"card", 20}, {"pot", 3}}, .cards = {20, 21}};
  Event asked = take;
  asked.kind = kAskedAbout;
  const std::vector<Event> news{asked, take};
  clock.now += 0.1;
  story.tell(v, news, clock, false, [](const auto&) {});
  CHECK(story.shown().asked);
  CHECK(story.shown().points == -1);
  CHECK(story.shown().pot == 3);
  CHECK(story.shown().card == 20);
  clock.now += 3;
  story.tell(v, {}, clock, false, [](const auto&) {});
  CHECK_FALSE(story.shown().asked);
  CHECK(story.shown().taken[1].has(20));
}

}  // namespace tablee::draw
