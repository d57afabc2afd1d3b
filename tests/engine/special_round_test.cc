// Exchanges, the second round and the end of 6 qui surprend (RULES.md §2).

#include <catch2/catch_test_macros.hpp>

#include "tests/engine/special_table.h"
#include "tests/engine/winners.h"

using namespace tablee;
using namespace tablee::test;
using enum tablee::nimmt::Special;
using nimmt::Phase;

namespace {

// 25 takes a full row.
Setting taking() {
  return {.rows = {{10}, {20, 21, 22, 23, 24}, {40}, {50}}, .plays = {25}, .held = {{stop}}};
}

// Places the last card of round one; then round two is dealt.
SpecialTable dealt_again(int players, std::vector<Specials> held, Rest rest = Rest::deck) {
  SpecialTable table({.rows = {{10}, {20}, {40}, {50}},
                      .plays = {60},
                      .held = std::move(held),
                      .lying = {{1, stop}, {2, seven_takes}},
                      .left = {},
                      .rest = rest,
                      .players = players});
  table.place_rest();
  REQUIRE(table.pub().phase == Phase::deal);
  CHECK(nimmt::stops_on_table(table.pub()) == 0);
  CHECK(table.discarded(stop) + table.discarded(seven_takes) >= 2);
  REQUIRE(table.deal("seed 7"));
  return table;
}

// Hands with that many special cards, of all kinds in turn except the two that may be on the table.
std::vector<Specials> hands_of(int players, int total) {
  std::vector<Specials> hands(players);
  Specials all;
  for (int k = 0; k < nimmt::kSpecialKinds; ++k)
    for (int n = 0; n < 4 - (k == 1 || k == 5); ++n) all.push_back(static_cast<Special>(k));
  for (int i = 0; i < total; ++i) hands[i % players].push_back(all[i]);
  return hands;
}

}  // namespace

TEST_CASE("Exchange: one special of the hand for the top of the deck") {
  Setting set = taking();
  set.held = {{stop, stop, slide}};
  set.deck = {replace, insert};
  SpecialTable table(set);
  REQUIRE(table.act("place"));
  REQUIRE(table.offered());
  CHECK(table.legal() == std::vector<std::string>{"keep", "exchange slide", "exchange stop"});
  const int deck = table.pub().special.deck;
  REQUIRE(table.act("exchange stop"));
  CHECK(table.held(0) == 3);
  CHECK(table.held(0, stop) == 1);
  CHECK(table.held(0, replace) == 1);
  CHECK(table.discarded(stop) == 1);
  CHECK(table.pub().special.deck == deck - 1);
  CHECK(table.all_placed());
}

TEST_CASE("Exchange: the deck empty, the discard without the card given is reshuffled") {
  Setting set = taking();
  set.discard = {replace, insert};
  set.rest = Rest::last_seat;
  SpecialTable table(set);
  REQUIRE(table.act("place"));
  REQUIRE(table.offered());
  REQUIRE(table.act("exchange stop"));
  CHECK(table.held(0) == 1);
  CHECK(table.held(0, stop) == 0);
  CHECK(table.held(0, replace) + table.held(0, insert) == 1);
  CHECK(table.pub().special.deck == 1);
  CHECK(table.pub().special.discard.size() == 1);
  CHECK(table.discarded(stop) == 1);
}

TEST_CASE("Exchange: special cards that the taking removes from the table can be drawn") {
  Setting set = taking();
  set.rest = Rest::last_seat;
  set.held = {{replace}};
  set.lying = {{1, stop}};
  SpecialTable table(set);
  REQUIRE(table.act("place"));
  REQUIRE(table.act("exchange replace"));
  CHECK(table.held(0, stop) == 1);
  CHECK(table.discarded(replace) == 1);
  CHECK(table.pub().special.deck == 0);
}

TEST_CASE("Exchange: nothing is offered with deck and discard empty, or an empty hand") {
  Setting set = taking();
  set.rest = Rest::last_seat;
  SpecialTable empty(set);
  REQUIRE(empty.act("place"));
  CHECK(empty.pile(0).size() == 5);
  CHECK(empty.all_placed());

  set = taking();
  set.held = {{negative_positive}};  // the last special card of the hand
  SpecialTable none(set);
  REQUIRE(none.act("negative_positive 22"));
  CHECK(none.pile(0).size() == 5);
  CHECK(none.all_placed());
}

TEST_CASE("Exchange: not where no row was taken") {
  Setting set = taking();
  set.plays = {41};
  SpecialTable table(set);
  REQUIRE(table.act("place"));
  CHECK(table.all_placed());
}

TEST_CASE("Exchange: after the last taking of a round, before the sheet is written") {
  Setting set = taking();
  set.left = {};
  SpecialTable table(set);
  REQUIRE(table.act("place"));
  REQUIRE(table.offered());
  CHECK(table.pub().totals[0] == 0);
  REQUIRE(table.act("keep"));
  CHECK(table.pub().phase == Phase::deal);
  CHECK(table.pub().totals[0] == 11);
}

TEST_CASE("A player with a special card is asked, others are not") {
  // Seat 1, which has no special card, takes a row in between.
  SpecialTable table({.rows = {{10}, {20, 21, 22, 23, 24}, {40}, {50}},
                      .plays = {11, 25, 41},
                      .held = {{stop}, {}, {stop}},
                      .players = 3});
  REQUIRE(table.act("place"));
  CHECK(table.pile(1).size() == 5);
  CHECK(table.pub().phase == Phase::place);
  CHECK(table.pub().actor == 2);
}

TEST_CASE("Round one: three specials and twelve number cards each, four rows") {
  for (int players = 2; players <= nimmt::kSpecialMaxSeats; ++players) {
    NimmtTable table(nimmt::Options{.players = players, .special = 1});
    REQUIRE(table.deal("seed 3"));
    const nimmt::Public& p = table.state().pub;
    for (int i = 0; i < players; ++i) {
      CHECK(table.hand(i).size() == 12);
      CHECK(p.special.count[i] == 3);
    }
    CHECK(p.rows.size() == 4);
    CHECK(p.special.deck == 28 - 3 * players);
    CHECK(p.special.discard.size() == 0);
  }
}

TEST_CASE("Round two: leftovers stay, three more each, and the discard pile is in the deck again") {
  for (const Rest rest : {Rest::deck, Rest::discard}) {
    const SpecialTable table = dealt_again(2, {{replace, replace}, {slide}}, rest);
    CHECK(table.held(0) == 5);
    CHECK(table.held(1) == 4);
    CHECK(table.held(0, replace) >= 2);
    CHECK(table.held(1, slide) >= 1);
    CHECK(table.pub().special.deck == 28 - 9);
    CHECK(table.pub().special.discard.size() == 0);
  }
}

TEST_CASE("Round two: where three each are too many, two, or one, or none for all") {
  struct Case {
    int players, leftovers, each;
  };
  for (const auto& [players, leftovers, each] :
       {Case{2, 22, 3}, Case{2, 23, 2}, Case{2, 24, 2}, Case{2, 25, 1}, Case{2, 26, 1},
        Case{3, 19, 3}, Case{3, 20, 2}, Case{3, 26, 0}, Case{8, 4, 3}, Case{8, 5, 2},
        Case{8, 12, 2}, Case{8, 13, 1}, Case{8, 20, 1}, Case{8, 21, 0}}) {
    CAPTURE(players, leftovers);
    const auto hands = hands_of(players, leftovers);
    const SpecialTable table = dealt_again(players, hands);
    for (int i = 0; i < players; ++i)
      CHECK(table.held(i) == static_cast<int>(hands[i].size()) + each);
    CHECK(table.pub().special.deck == 28 - leftovers - players * each);
  }
}

TEST_CASE("After the second round it is over; the lowest total of both wins, unused cards or not") {
  Setting set = taking();
  set.plays = {25, 30};
  set.held = {{stop, slide}};
  set.left = {};
  nimmt::State s = state_of(set);
  s.pub.round = 2;
  s.pub.totals = {60, 71};  // the target of the base game does not matter
  for (const int other : {70, 71, 72}) {
    s.pub.totals[1] = other;
    SpecialTable table(s);
    REQUIRE(table.act("place"));
    REQUIRE(table.act("keep"));
    REQUIRE(table.pub().phase == Phase::over);
    CHECK(table.pub().totals[0] == 71);
    const auto winners = winners_by("nimmt", {71, other}, true);
    CHECK((winners.front() == 0) == (other >= 71));
    CHECK((winners.back() == 1) == (other <= 71));
  }
  // In round one no total ends the match.
  s.pub.round = 1;
  s.pub.totals = {500, 500};
  SpecialTable table(s);
  REQUIRE(table.act("place"));
  REQUIRE(table.act("keep"));
  CHECK(table.pub().phase == Phase::deal);
}

TEST_CASE("special goes with two to eight players and with no other option") {
  const AnyGame& game = *find_game("nimmt");
  for (int players = 2; players <= 10; ++players)
    CHECK(game.check({{"special", 1}, {"players", players}}).ok() == (players <= 8));
  for (const auto& [key, number] : OptionSet{{"tactic", 1},
                                             {"logic", 1},
                                             {"profi", 1},
                                             {"target", 40},
                                             {"rounds", 3},
                                             {"target", 0},
                                             {"at_least", 1}}) {
    CAPTURE(key, number);
    CHECK_FALSE(game.check({{"special", 1}, {key, number}}).ok());
  }
}
