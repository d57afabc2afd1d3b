// Every worked example of RULES.md §2.

#include <catch2/catch_test_macros.hpp>

#include "tests/engine/special_table.h"

using namespace tablee;
using namespace tablee::test;
using enum tablee::nimmt::Special;

TEST_CASE("§2: 23 would take the fourth row and starts a fifth") {
  const Setting set{
      .rows = {{50}, {60}, {70}, {3, 9, 14, 18, 20}}, .plays = {23}, .held = {{fifth_row}}};
  SpecialTable without(set);
  REQUIRE(without.act("place"));
  CHECK(without.pile(0) == Cards{3, 9, 14, 18, 20});

  SpecialTable table(set);
  REQUIRE(table.act("fifth_row"));
  CHECK(table.rows() == CardRows{{50}, {60}, {70}, {3, 9, 14, 18, 20}, {23}});
  CHECK(table.marks(5).fifth);
  CHECK(table.pile(0).empty());
  CHECK(table.held(0) == 0);
  CHECK(table.discarded(fifth_row) == 0);  // it is on the table
  CHECK(table.all_placed());
}

TEST_CASE("§2: 20 is sixth, seven_takes lies seventh, the next card there takes six") {
  SpecialTable table({.rows = {{50}, {60}, {70}, {5, 8, 11, 14, 17}},
                      .plays = {20, 21},
                      .held = {{seven_takes}, {stop}}});
  REQUIRE(table.act("seven_takes"));
  CHECK(table.rows() == CardRows{{50}, {60}, {70}, {5, 8, 11, 14, 17, 20}});
  CHECK(table.marks(4).seven);
  CHECK(table.pile(0).empty());
  REQUIRE(table.act("place"));
  CHECK(table.rows() == CardRows{{50}, {60}, {70}, {21}});
  CHECK(table.pile(1) == Cards{5, 8, 11, 14, 17, 20});
  CHECK(table.heads(1) == 2 + 1 + 5 + 1 + 1 + 3);
  CHECK_FALSE(table.marks(4).seven);
  CHECK(table.discarded(seven_takes) == 1);
}

TEST_CASE("§2: 10 is too low and is put between the 5 and the 11") {
  SpecialTable table({.rows = {{5, 11, 30}, {40}, {50}, {60}}, .plays = {10}, .held = {{insert}}});
  REQUIRE(table.act("insert row 1"));
  CHECK(table.rows() == CardRows{{5, 10, 11, 30}, {40}, {50}, {60}});
  CHECK(table.pile(0).empty());
  CHECK(table.discarded(insert) == 1);
  CHECK(table.all_placed());
}

TEST_CASE("§2: 25 goes back to the hand, 15 is placed behind 10") {
  SpecialTable table({.rows = {{10}, {2, 4, 6, 13, 17}, {40}, {50}},
                      .plays = {25},
                      .held = {{replace}},
                      .left = {15, 90}});
  REQUIRE(table.act("replace 15"));
  CHECK(table.rows() == CardRows{{10, 15}, {2, 4, 6, 13, 17}, {40}, {50}});
  CHECK(table.hand(0) == Cards{25, 90});
  CHECK(table.pile(0).empty());
  CHECK(table.all_placed());
}

TEST_CASE("§2: the 13 slides between 10 and 17, then 24 follows 22 as the fifth card") {
  SpecialTable table(
      {.rows = {{10, 17}, {12, 13, 16, 19, 22}, {40}, {50}}, .plays = {24}, .held = {{slide}}});
  REQUIRE(table.act("slide 13 row 1"));
  CHECK(table.rows() == CardRows{{10, 13, 17}, {12, 16, 19, 22, 24}, {40}, {50}});
  CHECK(table.pile(0).empty());
  CHECK(table.all_placed());
}

TEST_CASE("§2: a stop on the row ending 17, and 22 follows 10") {
  SpecialTable table(
      {.rows = {{10}, {3, 5, 11, 13, 17}, {40}, {50}}, .plays = {22}, .held = {{stop}}});
  REQUIRE(table.act("stop row 2"));
  CHECK(table.rows() == CardRows{{10, 22}, {3, 5, 11, 13, 17}, {40}, {50}});
  CHECK(table.marks(2).stop);
  CHECK(table.discarded(stop) == 0);
  CHECK(table.pile(0).empty());
}

TEST_CASE("§2: 20 takes 3 5 11 13 17, the 11 cancels them all") {
  SpecialTable table({.rows = {{3, 5, 11, 13, 17}, {40}, {50}, {60}},
                      .plays = {20},
                      .held = {{negative_positive}}});
  REQUIRE(table.act("negative_positive 11"));
  CHECK(table.rows() == CardRows{{20}, {40}, {50}, {60}});
  CHECK(table.heads(0) == 0);
  CHECK(table.discarded(negative_positive) == 1);
}

TEST_CASE("§2: 3 is too low, takes 11 13, the 11 cancels the 13 and four more") {
  SpecialTable table({.rows = {{11, 13}, {40}, {50}, {60}},
                      .plays = {3},
                      .held = {{negative_positive}},
                      .pile = {22, 70, 2}});  // 5 + 3 + 1
  REQUIRE(table.act("negative_positive row 1 11"));
  CHECK(table.rows() == CardRows{{3}, {40}, {50}, {60}});
  CHECK(table.heads(0) == 5 + 3 + 1 - 4);
}
