// The rules of RULES.md §2 for several special cards on one table.

#include <catch2/catch_test_macros.hpp>

#include "tests/engine/special_table.h"

using namespace tablee;
using namespace tablee::test;
using enum tablee::nimmt::Special;
using nimmt::Phase;

namespace {

const CardRows kFive{{10}, {20, 21, 22, 23, 24}, {40}, {50}, {60, 61}};

bool emitted(const SpecialTable& table, std::string_view kind) {
  const auto& events = table.events();
  return std::any_of(events.begin(), events.end(), [&](const Event& e) { return e.kind == kind; });
}

}  // namespace

TEST_CASE("A blocked row still counts as a row: of five, none more can be started") {
  const SpecialTable table({.rows = kFive,
                            .plays = {70},
                            .held = {{fifth_row}},
                            .lying = {{5, fifth_row}, {1, stop}, {2, stop}}});
  CHECK(table.legal() == std::vector<std::string>{"place"});
}

TEST_CASE("Of five rows one is taken while others are blocked: it is gone, they are free") {
  SpecialTable table({.rows = kFive,
                      .plays = {25, 41},
                      .held = {{replace}, {replace}},
                      .lying = {{5, fifth_row}, {1, stop}, {3, stop}}});
  REQUIRE(table.act("place"));
  CHECK(table.rows() == CardRows{{10}, {40}, {50}, {60, 61}});
  CHECK(nimmt::stops_on_table(table.pub()) == 0);
  CHECK(table.discarded(stop) == 2);
  CHECK(emitted(table, "stops_gone"));
  CHECK(emitted(table, "row_gone"));
  REQUIRE(table.act("keep"));
  REQUIRE(table.act("place"));
  CHECK(table.rows()[1] == Cards{40, 41});
}

TEST_CASE("stop: the card may take a full row elsewhere, and the stop goes with it") {
  SpecialTable table({.rows = {{10, 11, 12, 13, 14}, {20}, {40}, {50}},
                      .plays = {25},
                      .held = {{stop, slide}},
                      .deck = {insert}});
  REQUIRE(table.act("stop row 2"));
  CHECK(table.pile(0) == Cards{10, 11, 12, 13, 14});
  CHECK(table.rows() == CardRows{{25}, {20}, {40}, {50}});
  CHECK_FALSE(table.marks(2).stop);
  CHECK(table.discarded(stop) == 1);
  CHECK(table.offered());
}

TEST_CASE("stop beside a seven_takes: the row's own taking lifts both, another's only the stop") {
  const Setting set{.rows = {{10}, {20, 21, 22, 23, 24, 25}, {40, 41, 42, 43, 44}, {50}},
                    .plays = {45},
                    .held = {{replace}},
                    .lying = {{2, seven_takes}, {2, stop}}};
  SpecialTable table(set);
  REQUIRE(table.act("place"));
  CHECK(table.pile(0).size() == 5);
  CHECK(table.marks(2) == nimmt::RowMarks{.seven = true});
  CHECK_FALSE(emitted(table, "seven_gone"));
}

TEST_CASE("seven_takes on a fifth row: it takes six, and both go with the row") {
  SpecialTable table({.rows = {{10}, {20}, {40}, {50}, {60, 61, 62, 63, 64, 65}},
                      .plays = {70},
                      .held = {{replace}},
                      .lying = {{5, fifth_row}, {5, seven_takes}}});
  REQUIRE(table.act("place"));
  CHECK(table.rows() == CardRows{{10}, {20}, {40}, {50}});
  CHECK(table.pile(0) == Cards{60, 61, 62, 63, 64, 65, 70});
  CHECK(table.discarded(seven_takes) == 1);
  CHECK(table.discarded(fifth_row) == 1);
  CHECK(emitted(table, "seven_gone"));
  CHECK(emitted(table, "row_gone"));
}

TEST_CASE("seven_takes may be played on the fifth row, which stays until a row is taken") {
  SpecialTable table(
      {.rows = kFive, .plays = {70}, .held = {{seven_takes}}, .lying = {{5, fifth_row}}});
  REQUIRE(table.act("seven_takes"));
  CHECK(table.rows().size() == 5);
  CHECK(table.marks(5) == nimmt::RowMarks{.seven = true, .fifth = true});
}

TEST_CASE("slide: a row with a seven_takes holds six; a seventh takes it but for its last card") {
  const auto rows = [](const Cards& full) { return CardRows{{10, 19}, full, {40}, {50}}; };
  SpecialTable fits({.rows = rows({20, 21, 23, 24, 25}),
                     .plays = {70},
                     .held = {{slide}},
                     .lying = {{2, seven_takes}}});
  REQUIRE(fits.act("slide 19 row 2"));
  CHECK(fits.rows()[1] == Cards{19, 20, 21, 23, 24, 25});
  CHECK(fits.pile(0).empty());
  SpecialTable over({.rows = rows({20, 21, 22, 23, 24, 25}),
                     .plays = {70},
                     .held = {{slide}},
                     .lying = {{2, seven_takes}}});
  REQUIRE(over.act("slide 19 row 2"));
  CHECK(over.rows()[1] == Cards{25});
  CHECK(over.pile(0) == Cards{19, 20, 21, 22, 23, 24});
  CHECK_FALSE(over.marks(2).seven);
}

TEST_CASE("slide: the fifth row emptied still counts, and the own card fills it") {
  SpecialTable table({.rows = {{10}, {20}, {40}, {50}, {60}},
                      .plays = {5},
                      .held = {{slide}},
                      .lying = {{5, fifth_row}}});
  REQUIRE(table.act("slide 60 row 1"));
  CHECK(table.rows() == CardRows{{10, 60}, {20}, {40}, {50}, {5}});
  CHECK(table.marks(5).fifth);
}

TEST_CASE("replace: with five rows the new card goes with the row it takes; no second special") {
  SpecialTable table({.rows = kFive,
                      .plays = {70},
                      .held = {{replace, negative_positive}},
                      .lying = {{5, fifth_row}},
                      .left = {25, 91}});
  REQUIRE(table.act("replace 25"));
  CHECK(table.pile(0) == Cards{20, 21, 22, 23, 24, 25});
  CHECK(table.rows().size() == 4);
  CHECK(table.held(0, negative_positive) == 1);
  CHECK(table.offered());
}

TEST_CASE("negative_positive: of a row of six, then stops lifted and an exchange offered") {
  SpecialTable table({.rows = {{10}, {20, 21, 22, 23, 24, 25}, {40}, {50}},
                      .plays = {26},
                      .held = {{negative_positive, slide}},
                      .lying = {{2, seven_takes}, {1, stop}},
                      .deck = {insert}});
  int choices = 0;
  for (const std::string& move : table.legal()) choices += move.starts_with("negative_positive");
  CHECK(choices == 6);
  REQUIRE(table.act("negative_positive 22"));
  CHECK(table.heads(0) == 3 + 1 + 1 + 1 + 2 - 5);
  CHECK(nimmt::stops_on_table(table.pub()) == 0);
  CHECK(table.discarded(seven_takes) == 1);
  REQUIRE(table.offered());
  CHECK(table.legal() == std::vector<std::string>{"keep", "exchange slide"});
}

TEST_CASE("Exchange: an event reports that the discard pile is shuffled again, with its size") {
  SpecialTable table({.rows = {{10}, {20, 21, 22, 23, 24}, {40}, {50}},
                      .plays = {25},
                      .held = {{stop}},
                      .discard = {replace, insert},
                      .rest = Rest::last_seat});
  REQUIRE(table.act("place"));
  REQUIRE(table.act("exchange stop"));
  const auto& events = table.events();
  const auto event = std::find_if(events.begin(), events.end(),
                                  [](const Event& e) { return e.kind == "specials_shuffled"; });
  REQUIRE(event != events.end());
  CHECK(event->field("count") == 2);
}
