// The policies' use of special cards.

#include <catch2/catch_test_macros.hpp>

#include "games/nimmt/policies.h"
#include "tests/engine/special_table.h"

using namespace tablee;
using namespace tablee::test;
using enum tablee::nimmt::Special;

namespace {

using Player = void (*)(const nimmt::View&, Costs&);

std::string decide(Player policy, const SpecialTable& table) {
  const nimmt::View v = nimmt::view(table.state(), table.pub().actor);
  Costs costs;
  policy(v, costs);
  nimmt::Moves moves;
  nimmt::legal_moves(v, moves);
  REQUIRE(costs.size() == moves.size());
  const auto best = std::min_element(costs.begin(), costs.end());
  return nimmt::move_text(moves[best - costs.begin()]);
}

// The row in which 25 belongs is full and costs eleven heads.
Setting costly_row(Specials held) {
  return {
      .rows = {{10}, {20, 21, 22, 23, 24}, {40}, {50}}, .plays = {25}, .held = {std::move(held)}};
}

}  // namespace

TEST_CASE("With no head to save, the card is placed and no special card is played", "[property]") {
  for (const Player policy : {&nimmt::greedy, &nimmt::heuristic}) {
    Setting set =
        costly_row({stop, slide, replace, fifth_row, seven_takes, insert, negative_positive});
    set.plays = {41};
    CHECK(decide(policy, SpecialTable(set)) == "place");
  }
}

TEST_CASE("A costly row is avoided with any special card that avoids it", "[property]") {
  for (const Player policy : {&nimmt::greedy, &nimmt::heuristic}) {
    CHECK(decide(policy, SpecialTable(costly_row({fifth_row}))) == "fifth_row");
    CHECK(decide(policy, SpecialTable(costly_row({seven_takes}))) == "seven_takes");
    CHECK(decide(policy, SpecialTable(costly_row({stop}))) == "stop row 2");
    CHECK(decide(policy, SpecialTable(costly_row({insert}))).starts_with("insert row"));
    CHECK(decide(policy, SpecialTable(costly_row({replace}))).starts_with("replace"));
    CHECK(decide(policy, SpecialTable(costly_row({slide}))).starts_with("slide"));
    CHECK(decide(policy, SpecialTable(costly_row({negative_positive}))) == "negative_positive 22");
  }
}

TEST_CASE("For a head or two greedy plays a special card, heuristic saves it for more",
          "[property]") {
  Setting set = costly_row({fifth_row});
  set.rows[1] = {21};
  set.rows[0] = {24};
  set.plays = {3};  // too low: the cheapest row costs one head
  CHECK(decide(&nimmt::greedy, SpecialTable(set)) == "fifth_row");
  CHECK(decide(&nimmt::heuristic, SpecialTable(set)) == "place");
  // In the very last trick no special card is worth saving.
  set.left = {};
  nimmt::State last = state_of(set);
  last.pub.round = 2;
  CHECK(decide(&nimmt::heuristic, SpecialTable(last)) == "fifth_row");
}

TEST_CASE("A special card that makes things worse is not played", "[property]") {
  // Inserting into the full row takes it; the slide would fill the row that 25 goes to.
  Setting set = costly_row({insert});
  set.rows = {{10}, {26, 27, 28, 29, 30}, {31, 32, 33, 34, 35}, {36, 37, 38, 39, 40}};
  set.plays = {12};
  CHECK(decide(&nimmt::greedy, SpecialTable(set)) == "place");
}

TEST_CASE("A poor special card is exchanged for an unknown one, a good one is not", "[property]") {
  Setting set = costly_row({stop, stop});
  SpecialTable table(set);
  REQUIRE(table.act("place"));
  REQUIRE(table.offered());
  CHECK(decide(&nimmt::heuristic, table) == "exchange stop");
  Setting good = costly_row({negative_positive, negative_positive});
  SpecialTable good_card(good);
  REQUIRE(good_card.act("place"));
  CHECK(decide(&nimmt::heuristic, good_card) == "keep");
}
