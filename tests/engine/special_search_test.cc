// The master where special cards decide: it searches by playouts of its own, between two by the
// rules.

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

// The row behind which 25 comes is full and costs eleven heads.
Setting dear(int players, Specials held) {
  return {.rows = {{10}, {20, 21, 22, 23, 24}, {40}, {50}},
          .plays = {25},
          .held = {std::move(held)},
          .players = players};
}

}  // namespace

TEST_CASE("The master avoids a dear row with whatever avoids it", "[nimmt_special][property]") {
  for (const int players : {2, 3, 4, 6, 8}) {
    CAPTURE(players);
    CHECK(decide(dear(players, {fifth_row})) == "fifth_row");
    CHECK(decide(dear(players, {seven_takes})) == "seven_takes");
    CHECK(decide(dear(players, {stop})).starts_with("stop row 2"));
    CHECK(decide(dear(players, {insert})).starts_with("insert row"));
    CHECK(decide(dear(players, {negative_positive})) == "negative_positive 22");
  }
}

TEST_CASE("The master keeps its special cards where nothing is to be saved",
          "[nimmt_special][property]") {
  for (const int players : {2, 3, 4, 6, 8}) {
    CAPTURE(players);
    Setting set = dear(players, {fifth_row, negative_positive, seven_takes});
    set.plays = {41};
    CHECK(decide(set) == "place");
  }
}
