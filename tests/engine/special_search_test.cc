// The master's decisions about special cards: it searches by playouts of its own, and between two
// players by the rules.

#include <catch2/catch_test_macros.hpp>

#include "bots/bot.h"
#include "tests/engine/special_table.h"

using namespace tablee;
using namespace tablee::test;
using enum tablee::nimmt::Special;

namespace {

std::string decide(const Setting& set) {
  const StateOf<nimmt::Game> state(state_of(set));
  const auto view = state.view(state_of(set).pub.actor);
  Question q;
  q.view = view.get();
  q.legal = view->legal_moves();
  q.budget = {.ms = 0, .iterations = 400};
  return think(*find_bot("nimmt", "master"), q).move;
}

// The row in which 25 belongs is full and costs eleven heads.
Setting costly_row(int players, Specials held) {
  return {.rows = {{10}, {20, 21, 22, 23, 24}, {40}, {50}},
          .plays = {25},
          .held = {std::move(held)},
          .players = players};
}

}  // namespace

TEST_CASE("The master avoids a costly row with any special card that avoids it",
          "[nimmt_special][property]") {
  for (const int players : {2, 3, 4, 6, 8}) {
    CAPTURE(players);
    CHECK(decide(costly_row(players, {fifth_row})) == "fifth_row");
    CHECK(decide(costly_row(players, {seven_takes})) == "seven_takes");
    CHECK(decide(costly_row(players, {stop})).starts_with("stop row 2"));
    CHECK(decide(costly_row(players, {insert})).starts_with("insert row"));
    CHECK(decide(costly_row(players, {negative_positive})) == "negative_positive 22");
  }
}

TEST_CASE("The master plays no special card where no head can be saved",
          "[nimmt_special][property]") {
  for (const int players : {2, 3, 4, 6, 8}) {
    CAPTURE(players);
    Setting set = costly_row(players, {fifth_row, negative_positive, seven_takes});
    set.plays = {41};
    CHECK(decide(set) == "place");
  }
}
