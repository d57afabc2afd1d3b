// The rules of RULES.md §2 for each special card, beyond the worked examples.

#include <catch2/catch_test_macros.hpp>

#include "tests/engine/special_table.h"

using namespace tablee;
using namespace tablee::test;
using enum tablee::nimmt::Special;
using nimmt::Phase;

namespace {

const CardRows kFive{{10}, {20, 21, 22, 23, 24}, {40}, {50}, {60, 61}};

}  // namespace

TEST_CASE("Five rows: a player who takes one takes the own card too, and the row is gone") {
  SpecialTable table({.rows = kFive,
                      .plays = {25},
                      .held = {{stop}},
                      .lying = {{5, fifth_row}, {4, seven_takes}}});
  REQUIRE(table.act("place"));
  CHECK(table.pile(0) == Cards{20, 21, 22, 23, 24, 25});
  CHECK(table.rows() == CardRows{{10}, {40}, {50}, {60, 61}});
  CHECK(table.discarded(fifth_row) == 1);
  CHECK(table.discarded(seven_takes) == 0);
  CHECK(table.marks(3).seven);  // it moved along with its row
  for (int row = 1; row <= 5; ++row) CHECK_FALSE(table.marks(row).fifth);
}

TEST_CASE("Five rows: a card that is too low goes with the row it takes") {
  for (int row = 1; row <= 5; ++row) {
    SpecialTable table(
        {.rows = kFive, .plays = {5}, .held = {{negative_positive}}, .lying = {{5, fifth_row}}});
    REQUIRE(table.act("place"));
    REQUIRE(table.pub().phase == Phase::take_row);
    REQUIRE(table.act("row " + std::to_string(row)));
    CardRows left = kFive;
    left.erase(left.begin() + row - 1);
    CHECK(table.rows() == left);
    Cards taken = kFive[row - 1];
    taken.insert(taken.begin(), 5);
    CHECK(table.pile(0) == taken);
  }
}

TEST_CASE("fifth_row: with any card while there are four rows, with none while there are five") {
  SpecialTable low({.rows = {{10}, {20}, {40}, {50}}, .plays = {5}, .held = {{fifth_row}}});
  REQUIRE(low.act("fifth_row"));
  CHECK(low.rows() == CardRows{{10}, {20}, {40}, {50}, {5}});
  const SpecialTable five(
      {.rows = kFive, .plays = {70}, .held = {{fifth_row}}, .lying = {{5, fifth_row}}});
  CHECK(five.legal() == std::vector<std::string>{"place"});
  const SpecialTable blocked({.rows = {{10}, {20}, {40}, {50}},
                              .plays = {70},
                              .held = {{fifth_row}},
                              .lying = {{1, stop}, {2, stop}}});
  CHECK(blocked.may("fifth_row"));
}

TEST_CASE("seven_takes: in the normal row, with fewer cards too, once a row") {
  const CardRows rows{{10}, {20, 21, 22, 23, 24}, {40}, {50, 51, 52}};
  const auto held = std::vector<Specials>{{seven_takes}};
  CHECK_FALSE(SpecialTable({.rows = rows, .plays = {5}, .held = held}).may("seven_takes"));
  CHECK_FALSE(SpecialTable({.rows = rows, .plays = {25}, .held = held, .lying = {{2, seven_takes}}})
                  .may("seven_takes"));
  CHECK(SpecialTable({.rows = rows, .plays = {41}, .held = held, .lying = {{2, seven_takes}}})
            .may("seven_takes"));
  // The normal row is the one among the open rows.
  CHECK_FALSE(SpecialTable({.rows = rows, .plays = {15}, .held = held, .lying = {{1, stop}}})
                  .may("seven_takes"));

  SpecialTable table({.rows = rows, .plays = {53}, .held = held});
  REQUIRE(table.act("seven_takes"));
  CHECK(table.rows()[3] == Cards{50, 51, 52, 53});
  CHECK(nimmt::capacity(table.pub(), 3) == 6);
}

TEST_CASE("seven_takes: six cards lie, the seventh takes, and the special goes") {
  const CardRows rows{{10}, {20, 21, 22, 23, 24}, {40}, {50}};
  const Setting set{
      .rows = rows, .plays = {25, 26}, .held = {{replace}, {replace}}, .lying = {{2, seven_takes}}};
  SpecialTable table(set);
  REQUIRE(table.act("place"));
  CHECK(table.rows()[1] == Cards{20, 21, 22, 23, 24, 25});
  REQUIRE(table.act("place"));
  CHECK(table.rows()[1] == Cards{26});
  CHECK(table.pile(1) == Cards{20, 21, 22, 23, 24, 25});
  CHECK(nimmt::capacity(table.pub(), 1) == 5);
  CHECK(table.discarded(seven_takes) == 1);
}

TEST_CASE("insert: between two cards or at the start of open rows, never at the end") {
  SpecialTable table({.rows = {{10}, {20, 40}, {50}, {60}},
                      .plays = {30},
                      .held = {{insert}},
                      .lying = {{4, stop}}});
  CHECK(table.legal() == std::vector<std::string>{"place", "insert row 2", "insert row 3"});
  REQUIRE(table.act("insert row 3"));
  CHECK(table.rows()[2] == Cards{30, 50});
}

TEST_CASE("insert: beyond the capacity the row is taken, its last card stays") {
  SpecialTable table({.rows = {{20, 21, 23, 24, 25}, {40}, {50}, {60}},
                      .plays = {22},
                      .held = {{insert, negative_positive}},
                      .lying = {{3, stop}}});
  REQUIRE(table.act("insert row 1"));
  CHECK(table.rows() == CardRows{{25}, {40}, {50}, {60}});
  CHECK(table.pile(0) == Cards{20, 21, 22, 23, 24});
  CHECK_FALSE(table.marks(3).stop);
  CHECK(table.discarded(stop) == 1);
  CHECK(table.offered());
}

TEST_CASE("insert: a row with a seven_takes holds six") {
  const Setting set{.rows = {{20, 21, 23, 24, 25}, {40}, {50}, {60}},
                    .plays = {22, 19},
                    .held = {{insert}, {insert}},
                    .lying = {{1, seven_takes}}};
  SpecialTable table(set);
  REQUIRE(table.act("insert row 1"));  // the 19, at the start
  CHECK(table.rows()[0] == Cards{19, 20, 21, 23, 24, 25});
  REQUIRE(table.act("insert row 1"));
  CHECK(table.rows()[0] == Cards{25});
  CHECK(table.pile(0) == Cards{19, 20, 21, 22, 23, 24});
  CHECK_FALSE(table.marks(1).seven);  // though a card of its row stays
  CHECK(table.discarded(seven_takes) == 1);
}

TEST_CASE("insert: of five rows the one taken goes with all its cards") {
  SpecialTable table({.rows = {{10}, {20, 21, 23, 24, 25}, {40}, {50}, {60}},
                      .plays = {22},
                      .held = {{insert}},
                      .lying = {{3, fifth_row}}});
  REQUIRE(table.act("insert row 2"));
  CHECK(table.rows() == CardRows{{10}, {40}, {50}, {60}});
  CHECK(table.pile(0) == Cards{20, 21, 22, 23, 24, 25});
  CHECK(table.discarded(fifth_row) == 1);
}

TEST_CASE("replace: in the same turn slot; no second special; the card given back is known") {
  SpecialTable table({.rows = {{10}, {40}, {50}, {60}},
                      .plays = {20, 30},
                      .held = {{replace, stop, insert}, {stop}},
                      .left = {70, 90}});
  CHECK(table.may("replace 70"));
  CHECK(table.may("replace 90"));
  REQUIRE(table.act("replace 70"));
  // 70 is placed before 30, and seat 0 is not asked again.
  CHECK(table.rows() == CardRows{{10}, {40}, {50}, {60, 70}});
  CHECK(table.pub().actor == 1);
  CHECK(table.pub().queue.front().card == 30);
  CHECK(table.held(0) == 2);
  CHECK(numbers(table.pub().known[0]) == Cards{20});
  CHECK(table.pub().hand_size[0] == 2);
}

TEST_CASE("replace: the new card may take a row or be too low") {
  const CardRows rows{{10}, {40, 41, 42, 43, 44}, {50}, {60}};
  const Setting set{.rows = rows, .plays = {20}, .held = {{replace}}, .left = {5, 45}};
  SpecialTable full(set);
  REQUIRE(full.act("replace 45"));
  CHECK(full.pile(0) == Cards{40, 41, 42, 43, 44});
  SpecialTable low(set);
  REQUIRE(low.act("replace 5"));
  REQUIRE(low.pub().phase == Phase::take_row);
  REQUIRE(low.act("row 1"));
  CHECK(low.rows()[0] == Cards{5});
}

TEST_CASE("replace: not in the last trick") {
  const SpecialTable table(
      {.rows = {{10}, {40}, {50}, {60}}, .plays = {20}, .held = {{replace}}, .left = {}});
  CHECK(table.legal() == std::vector<std::string>{"place"});
}

TEST_CASE("slide: the own card must fill the row emptied, wherever rules 1-4 would have it") {
  for (const int own : {5, 41, 100}) {
    SpecialTable table({.rows = {{10, 11}, {30}, {50}, {60}}, .plays = {own}, .held = {{slide}}});
    REQUIRE(table.act("slide 30 row 3"));
    CHECK(table.rows() == CardRows{{10, 11}, {own}, {30, 50}, {60}});
    CHECK(table.pile(0).empty());
    CHECK(table.all_placed());
  }
}

TEST_CASE("slide: any card of an open row to any other open row, at any position") {
  const Setting set{.rows = {{10, 11}, {30}, {50, 58}, {60}},
                    .plays = {70},
                    .held = {{slide}},
                    .lying = {{2, stop}}};
  const SpecialTable all(set);
  CHECK(all.legal() == std::vector<std::string>{
                           "place", "slide 10 row 3", "slide 10 row 4", "slide 11 row 3",
                           "slide 11 row 4", "slide 50 row 1", "slide 50 row 4", "slide 58 row 1",
                           "slide 58 row 4", "slide 60 row 1", "slide 60 row 3"});
  SpecialTable end(set);
  REQUIRE(end.act("slide 58 row 1"));
  CHECK(end.rows() == CardRows{{10, 11, 58}, {30}, {50}, {60, 70}});
  SpecialTable start(set);
  REQUIRE(start.act("slide 10 row 3"));
  CHECK(start.rows() == CardRows{{11}, {30}, {10, 50, 58}, {60, 70}});
}

TEST_CASE("slide: beyond the capacity the row is taken but for its last card, even the moved one") {
  const CardRows rows{{10, 19}, {20, 21, 23, 24, 25}, {40}, {26, 27}};
  SpecialTable low({.rows = rows, .plays = {70}, .held = {{slide}}});
  REQUIRE(low.act("slide 19 row 2"));
  CHECK(low.rows() == CardRows{{10}, {25}, {40, 70}, {26, 27}});
  CHECK(low.pile(0) == Cards{19, 20, 21, 23, 24});
  SpecialTable high({.rows = rows, .plays = {70}, .held = {{slide}}});
  REQUIRE(high.act("slide 27 row 2"));
  CHECK(high.rows() == CardRows{{10, 19}, {27}, {40, 70}, {26}});
  CHECK(high.pile(0) == Cards{20, 21, 23, 24, 25});
}

TEST_CASE(
    "slide: an exchange, then the own card, which may take again with an exchange of its own") {
  SpecialTable table({.rows = {{10, 19}, {20, 21, 23, 24, 25}, {40}, {50, 51, 52, 53, 54}},
                      .plays = {55, 60},
                      .held = {{slide, replace}, {stop}},
                      .lying = {{4, stop}, {3, stop}},
                      .deck = {insert, fifth_row}});
  REQUIRE(table.act("slide 19 row 2"));
  CHECK(table.rows() == CardRows{{10}, {25}, {40}, {50, 51, 52, 53, 54}});
  CHECK(table.discarded(stop) == 2);
  REQUIRE(table.offered());
  REQUIRE(table.act("exchange replace"));
  CHECK(table.pile(0) == Cards{19, 20, 21, 23, 24, 50, 51, 52, 53, 54});
  CHECK(table.rows() == CardRows{{10}, {25}, {40}, {55}});
  REQUIRE(table.offered());
  CHECK(table.pub().actor == 0);
  CHECK(table.legal() == std::vector<std::string>{"keep", "exchange insert"});
  REQUIRE(table.act("exchange insert"));
  CHECK(table.held(0, fifth_row) == 1);
  CHECK(table.pub().actor == 1);
}

TEST_CASE("slide: an exchange comes between a row emptied and the own card that fills it") {
  SpecialTable table({.rows = {{19}, {20, 21, 23, 24, 25}, {40}, {50}},
                      .plays = {70},
                      .held = {{slide, replace}},
                      .lying = {{1, seven_takes}}});
  REQUIRE(table.act("slide 19 row 2"));
  REQUIRE(table.offered());
  CHECK(table.rows() == CardRows{{}, {25}, {40}, {50}});
  REQUIRE(table.act("keep"));
  CHECK(table.rows() == CardRows{{70}, {25}, {40}, {50}});
  CHECK(table.marks(1).seven);  // a seven_takes does not move
  CHECK_FALSE(table.marks(2).seven);
}

TEST_CASE("slide: of five rows the one taken goes with all its cards, the own card stays") {
  const Setting set{.rows = {{10, 19}, {20, 21, 23, 24, 25}, {40}, {50}, {60}},
                    .plays = {70},
                    .held = {{slide}},
                    .lying = {{1, fifth_row}}};
  SpecialTable table(set);
  REQUIRE(table.act("slide 40 row 2"));
  CHECK(table.pile(0) == Cards{20, 21, 23, 24, 25, 40});
  // The emptied row is the second now.
  CHECK(table.rows() == CardRows{{10, 19}, {70}, {50}, {60}});
  SpecialTable first(set);
  REQUIRE(first.act("slide 19 row 2"));
  CHECK(first.pile(0) == Cards{19, 20, 21, 23, 24, 25});
  CHECK(first.rows() == CardRows{{10}, {40}, {50}, {60, 70}});
  CHECK(first.discarded(fifth_row) == 1);
}

TEST_CASE("stop: a blocked row takes part in nothing") {
  const Setting set{.rows = {{10, 30}, {20}, {40}, {50}},
                    .plays = {35},
                    .held = {{stop, insert, slide, negative_positive}},
                    .lying = {{1, stop}}};
  SpecialTable table(set);
  CHECK_FALSE(table.may("stop row 1"));  // one a row
  CHECK(table.may("stop row 2"));
  for (const std::string& move : table.legal()) {
    CHECK_FALSE(move.ends_with("row 1"));
    CHECK_FALSE(move.starts_with("slide 10"));
    CHECK_FALSE(move.starts_with("slide 30"));
  }
  REQUIRE(table.act("place"));
  CHECK(table.rows() == CardRows{{10, 30}, {20, 35}, {40}, {50}});
  CHECK(table.marks(1).stop);  // no row was taken
}

TEST_CASE("stop: not with two on the table, and beside a seven_takes if so wished") {
  const CardRows rows{{10}, {20}, {40}, {50}};
  const SpecialTable two(
      {.rows = rows, .plays = {35}, .held = {{stop}}, .lying = {{1, stop}, {4, stop}}});
  CHECK(two.legal() == std::vector<std::string>{"place"});
  SpecialTable beside({.rows = rows, .plays = {35}, .held = {{stop}}, .lying = {{3, seven_takes}}});
  REQUIRE(beside.act("stop row 3"));
  CHECK(beside.marks(3) == nimmt::RowMarks{.stop = true, .seven = true});
}

TEST_CASE("stop: too low among the open rows, an open row is taken and the stops go") {
  SpecialTable table({.rows = {{10}, {20}, {40}, {50}},
                      .plays = {15},
                      .held = {{stop, negative_positive}},
                      .lying = {{4, stop}}});
  REQUIRE(table.act("stop row 1"));
  REQUIRE(table.pub().phase == Phase::take_row);
  CHECK(table.legal() == std::vector<std::string>{"row 2", "row 3"});
  REQUIRE(table.act("row 2"));
  CHECK(table.rows() == CardRows{{10}, {15}, {40}, {50}});
  CHECK(nimmt::stops_on_table(table.pub()) == 0);
  CHECK(table.discarded(stop) == 2);
}

TEST_CASE("stop: anyone's taking frees all rows for the next card") {
  SpecialTable table({.rows = {{10}, {20, 21, 22, 23, 24}, {40}, {50}},
                      .plays = {25, 51},
                      .held = {{replace}, {replace}},
                      .lying = {{4, stop}, {1, stop}}});
  REQUIRE(table.act("place"));
  REQUIRE(table.act("keep"));
  REQUIRE(table.act("place"));
  CHECK(table.rows() == CardRows{{10}, {25}, {40}, {50, 51}});
}

TEST_CASE("negative_positive: max(0, pile + the others − the chosen) exactly") {
  // 20 21 22 23 24 show 3 1 5 1 1 heads.
  for (const int before : {0, 1, 5, 9}) {
    for (const int chosen : {20, 21, 22, 23, 24}) {
      Setting set{.rows = {{10}, {20, 21, 22, 23, 24}, {40}, {50}},
                  .plays = {25},
                  .held = {{negative_positive}}};
      const Cards ones{1, 2, 3, 4, 6, 7, 8, 9, 12};
      set.pile.assign(ones.begin(), ones.begin() + before);
      SpecialTable table(set);
      REQUIRE(table.heads(0) == before);
      REQUIRE(table.act("negative_positive " + std::to_string(chosen)));
      const int shown = nimmt::heads(static_cast<Card>(chosen));
      CHECK(table.heads(0) == std::max(0, before + (11 - shown) - shown));
      CHECK(table.rows()[1] == Cards{25});
    }
  }
}

TEST_CASE("negative_positive: with a full row, of its cards") {
  const CardRows rows{{10}, {20, 21, 22, 23, 24}, {40}, {50, 51}};
  const auto held = std::vector<Specials>{{negative_positive}};
  const SpecialTable full({.rows = rows, .plays = {25}, .held = held});
  CHECK(full.legal() == std::vector<std::string>{"place", "negative_positive 20",
                                                 "negative_positive 21", "negative_positive 22",
                                                 "negative_positive 23", "negative_positive 24"});
  // No row is taken.
  CHECK_FALSE(SpecialTable({.rows = rows, .plays = {41}, .held = held}).may_any("negative"));
  CHECK_FALSE(SpecialTable({.rows = rows, .plays = {25}, .held = held, .lying = {{2, seven_takes}}})
                  .may_any("negative"));
  // Too low: row and card are one decision.
  const SpecialTable low({.rows = rows, .plays = {5}, .held = held, .lying = {{2, stop}}});
  CHECK(low.legal() == std::vector<std::string>{
                           "place", "negative_positive row 1 10", "negative_positive row 3 40",
                           "negative_positive row 4 50", "negative_positive row 4 51"});
}

TEST_CASE("negative_positive: not of what insert or slide takes, nor asked for after them") {
  SpecialTable table({.rows = {{10}, {20, 21, 23, 24, 25}, {40}, {50}},
                      .plays = {22},
                      .held = {{insert, negative_positive}}});
  REQUIRE(table.act("insert row 2"));
  CHECK(table.heads(0) == 3 + 1 + 5 + 1 + 1);
  CHECK(table.held(0, negative_positive) == 1);
  REQUIRE(table.offered());
  REQUIRE(table.act("keep"));
  CHECK(table.all_placed());
}

TEST_CASE("negative_positive: with a fifth row the own card may be chosen") {
  const Setting set{.rows = kFive,
                    .plays = {33},
                    .held = {{negative_positive}},
                    .lying = {{5, fifth_row}},
                    .pile = {101, 102}};
  SpecialTable table(set);
  REQUIRE(table.act("negative_positive 33"));
  CHECK(table.heads(0) == 2 + 11 - 5);
  CHECK(table.rows() == CardRows{{10}, {40}, {50}, {60, 61}});
  SpecialTable low({.rows = {{10}, {20}, {40}, {50}, {60}},
                    .plays = {7},
                    .held = {{negative_positive}},
                    .lying = {{1, fifth_row}}});
  CHECK(low.may("negative_positive row 3 7"));
  REQUIRE(low.act("negative_positive row 1 10"));
  CHECK(low.heads(0) == 0);
  CHECK(low.pile(0) == Cards{7, 10});
  CHECK(low.rows() == CardRows{{20}, {40}, {50}, {60}});
}
