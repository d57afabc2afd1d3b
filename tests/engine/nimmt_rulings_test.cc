// The rulings and options of RULES.md §1, §1.1 and §1.2.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "games/nimmt/describe.h"
#include "tests/engine/nimmt_table.h"
#include "tests/engine/winners.h"

using namespace tablee;
using namespace tablee::test;
using nimmt::Options;
using nimmt::Phase;
using EventTexts = std::vector<std::string>;

namespace {

Cards range(int first, int last) {
  Cards cards;
  for (int c = first; c <= last; ++c) cards.push_back(c);
  return cards;
}

std::string deck_text(int first, const Cards& order) {
  std::string text = "first " + std::to_string(first) + " cards";
  for (const int c : order) text += " " + std::to_string(c);
  return text;
}

// Each drafter takes the lowest card of the market; returns the seats in the order of the draft.
Cards draft_lowest(NimmtTable& table) {
  Cards seats;
  while (table.state().pub.phase == Phase::draft) {
    seats.push_back(table.state().pub.actor);
    const int card = table.state().pub.market.lowest();
    if (!table.move(seats.back(), "draft " + std::to_string(card))) break;
  }
  return seats;
}

// Plays a round to its end: lowest cards, and row 1 wherever a row must be taken.
void play_out(NimmtTable& table) {
  while (table.state().pub.phase == Phase::choose || table.state().pub.phase == Phase::take_row) {
    const Seat seat = nimmt::to_act(table.state().pub).lowest();
    const bool row = table.state().pub.phase == Phase::take_row;
    const std::string move = row ? "row 1" : std::to_string(table.hand(seat).front());
    if (!table.move(seat, move)) return;
  }
}

// A match of two before the last card of its round: seat 0 then takes `last` heads more, seat 1
// none.
NimmtTable before_last_card(Options options, std::array<int, 2> totals, int round) {
  options.players = 2;
  // One head each but the 10: 1 + 1 + 1 + 1 + 3 = 7.
  nimmt::State s = position(
      options, {{1, 2, 3, 4, 10}, {81, 82, 83, 84}, {86, 87, 89, 91}, {92, 93, 94}}, {12, 97});
  s.pub.totals[0] = totals[0];
  s.pub.totals[1] = totals[1];
  s.pub.round = round;
  s.pub.trick = 10;
  s.pub.pile = {};
  s.pub.heads = {};
  for (std::size_t i = 0; i < 2; ++i) {
    s.secret.hand[i] = {};
    s.secret.hand[i].add(i == 0 ? 12 : 97);
    s.pub.hand_size[i] = 1;
  }
  return NimmtTable(s);
}
constexpr int kLastHeads = 7;

}  // namespace

TEST_CASE("Deal: ten cards each, then the rows in the order dealt") {
  NimmtTable table(Options{.players = 3});
  REQUIRE(table.deal(deck_text(
      1, {90,  1,  2,  3,  4,  5,  6,  7,  8,  9,                                           //
          11,  12, 13, 14, 15, 16, 17, 18, 19, 10, 21, 22, 23, 24, 25, 26, 27, 28, 29, 20,  //
          104, 50, 77, 31})));
  CHECK(table.hand(0) == Cards{1, 2, 3, 4, 5, 6, 7, 8, 9, 90});
  CHECK(table.hand(1) == range(10, 19));
  CHECK(table.hand(2) == range(20, 29));
  CHECK(table.rows() == CardRows{{104}, {50}, {77}, {31}});
  CHECK(table.state().pub.trick == 1);
  CHECK(nimmt::to_act(table.state().pub) == SeatSet::first(3));
}

TEST_CASE("Two to ten players, every hand dealt in full") {
  for (int n = 2; n <= 10; ++n) {
    NimmtTable table(Options{.players = n});
    REQUIRE(table.deal("seed 5"));
    CardSet used;
    for (int i = 0; i < n; ++i) used |= table.state().secret.hand[i];
    CHECK(used.size() == 10 * n);
    CHECK(table.rows().size() == 4);
    CHECK(table.state().pub.seen.size() == 4);
    CHECK((used & table.state().pub.seen).empty());
  }
  CHECK_FALSE(find_game("nimmt")->check({{"players", 1}}).ok());
  CHECK_FALSE(find_game("nimmt")->check({{"players", 11}}).ok());
}

TEST_CASE("A full row costs its five cards, and the card that took it starts it anew") {
  NimmtTable table(position({.players = 2}, {{1, 5, 10, 11, 20}, {50}, {60}, {70}}, {21, 80}));
  const Cards before = table.pile(0);
  CHECK(table.play({21, 80}) == EventTexts{"21 sixth of row 1", "80 behind row 4"});
  CHECK(table.rows() == CardRows{{21}, {50}, {60}, {70, 80}});
  Cards after = before;
  for (const int c : {1, 5, 10, 11, 20}) after.push_back(c);
  std::sort(after.begin(), after.end());
  CHECK(table.pile(0) == after);
  // They never go to the hand.
  for (const int c : {1, 5, 10, 11, 20, 21})
    CHECK_FALSE(table.state().secret.hand[0].has(static_cast<Card>(c)));
}

TEST_CASE("Rule 4: any row may be taken, a full one too, and only by the player of the card") {
  for (int row = 1; row <= 4; ++row) {
    CAPTURE(row);
    const CardRows rows{{40, 41, 42, 43, 45}, {50}, {60, 66}, {70}};
    NimmtTable table(position({.players = 3}, rows, {80, 2, 90}));
    CHECK(table.play({80, 2, 90}) == EventTexts{"2 too low"});
    CHECK(nimmt::to_act(table.state().pub) == SeatSet::of(1));
    for (const int other : {0, 2}) CHECK_FALSE(table.move(other, "row 1"));
    for (const char* text : {"row 0", "row 5", "2", "80", "draft 1"})
      CHECK_FALSE(table.move(1, text));
    const Cards before = table.pile(1);
    const std::string taken = "2 takes row " + std::to_string(row);
    CHECK(table.take(row).front() == taken);
    CHECK(table.rows()[row - 1].front() == 2);
    CHECK(table.pile(1).size() == before.size() + rows[row - 1].size());
  }
}

TEST_CASE(
    "Rule 4: the row is chosen after the lower cards were placed and before the higher ones") {
  // In the variant profi, so that cards lower than the one that fits nowhere may already be placed.
  // 18 goes behind the 17, and 86 is then inside every span.
  NimmtTable table(position({.players = 3, .profi = 1},
                            {{10, 17}, {20, 30, 95}, {15, 99}, {12, 96}}, {98, 18, 86}));
  // 18: right of 17 by 1. 86: right of 18 by 68. 98: right of 96 by 2.
  CHECK(table.play({98, 18, 86}) ==
        EventTexts{"18 behind row 1", "86 behind row 1", "98 behind row 4"});

  NimmtTable low(position({.players = 3, .profi = 1}, {{10, 87}, {20, 30, 95}, {15, 99}, {12, 96}},
                          {98, 8, 86}));
  CHECK(low.play({98, 8, 86}) == EventTexts{"8 before row 1", "86 too low"});
  // When the row is chosen, the 8 has been placed and the 98 has not.
  CHECK(low.rows() == CardRows{{8, 10, 87}, {20, 30, 95}, {15, 99}, {12, 96}});
  CHECK(low.state().pub.queue.size() == 2);
  // The 86 is neither too low nor too high: it fits no end.
  const auto asked = [&](Seat seat) {
    for (const Item& item : nimmt::describe(nimmt::view(low.state(), seat)))
      if (item.id == "prompt") return item.text.key;
    return std::string();
  };
  CHECK(asked(2) == "nimmt.prompt.row_none");
  CHECK(asked(0) == "nimmt.prompt.row_wait_none");
  CHECK(low.take(4) == EventTexts{"86 takes row 4", "98 behind row 2"});
  CHECK(low.rows() == CardRows{{8, 10, 87}, {20, 30, 95, 98}, {15, 99}, {86}});

  // In the base game only the lowest card can be too low: once it is placed, all others are higher.
  NimmtTable base(position({.players = 3}, {{50}, {60}, {70}, {80}}, {3, 2, 51}));
  CHECK(base.play({3, 2, 51}) == EventTexts{"2 too low"});
  CHECK(base.take(1) == EventTexts{"2 takes row 1", "3 behind row 1", "51 behind row 1"});
}

TEST_CASE("§1.2: once a row was taken, every card still to come fits") {
  // Both cards fit nowhere; the row of one card that the first leaves has an end for the second.
  for (int row = 1; row <= 4; ++row) {
    NimmtTable table(
        position({.players = 2, .profi = 1}, {{10, 87}, {20, 95}, {15, 99}, {12, 96}}, {50, 86}));
    CHECK(table.play({50, 86}) == EventTexts{"50 too low"});
    const std::string taken = "row " + std::to_string(row);
    CHECK(table.take(row) == EventTexts{"50 takes " + taken, "86 behind " + taken});
  }
}

TEST_CASE("§1.2: in profi a row of one card always fits one of its ends") {
  for (int lone = 20; lone <= 90; lone += 7)
    for (int card = 20; card <= 90; ++card) {
      if (card == lone || card == 34 || card == 55) continue;
      const nimmt::Rows rows{{1, 104}, {2, 103}, {static_cast<Card>(lone)}, {3, 102}};
      const nimmt::Spot spot = nimmt::find_spot(rows, static_cast<Card>(card), true);
      REQUIRE(spot.row == 2);
      REQUIRE(spot.left == (card < lone));
    }
}

TEST_CASE("§1.2: too low is only what lies strictly inside every span") {
  const nimmt::Rows rows{{1, 104}, {2, 103}, {40, 60}, {3, 102}};
  for (int card = 4; card <= 101; ++card) {
    if (card == 40 || card == 60) continue;
    CAPTURE(card);
    REQUIRE(nimmt::find_spot(rows, static_cast<Card>(card), true).too_low() ==
            (card > 40 && card < 60));
  }
}

TEST_CASE("§1.2: a full row competes on both sides, and its sixth card takes it") {
  const CardRows rows{{30, 31, 32, 33, 34}, {10, 20}, {60, 70}, {80, 90}};
  // Left of the full row by 1, right of the 20 by 9: the full row is nearer.
  NimmtTable left(position({.players = 2, .profi = 1}, rows, {29, 100}));
  CHECK(left.play({29, 100}) == EventTexts{"29 sixth of row 1", "100 behind row 4"});
  CHECK(left.rows() == CardRows{{29}, {10, 20}, {60, 70}, {80, 90, 100}});
  NimmtTable right(position({.players = 2, .profi = 1}, rows, {35, 100}));
  CHECK(right.play({35, 100}) == EventTexts{"35 sixth of row 1", "100 behind row 4"});
  CHECK(right.rows().front() == Cards{35});
  // 25 is as far from the 30 as from the 20: right wins, nothing is taken.
  NimmtTable tie(position({.players = 2, .profi = 1}, rows, {25, 100}));
  CHECK(tie.play({25, 100}).front() == "25 behind row 2");
}

TEST_CASE("§1.2: on equal differences the right end wins, whichever row comes first") {
  for (const bool first : {true, false}) {
    const CardRows rows = first ? CardRows{{5, 13}, {23, 40}, {60, 70}, {80, 90}}
                                : CardRows{{23, 40}, {5, 13}, {60, 70}, {80, 90}};
    NimmtTable table(position({.players = 2, .profi = 1}, rows, {18, 100}));
    CHECK(table.play({18, 100}).front() == (first ? "18 behind row 1" : "18 behind row 2"));
  }
}

TEST_CASE("§1.2: without profi a card never goes left") {
  NimmtTable table(position({.players = 2}, {{5, 13}, {23, 40}, {60, 70}, {80, 90}}, {22, 4}));
  CHECK(table.play({22, 4}) == EventTexts{"4 too low"});
  CHECK(table.take(2) == EventTexts{"4 takes row 2", "22 behind row 1"});
}

TEST_CASE("§1.1: tactic uses the cards 1 to 10·n + 4 and no others") {
  for (int n = 2; n <= 10; ++n) {
    CAPTURE(n);
    const Options options{.players = n, .tactic = 1};
    CHECK(options.deck_size() == 10 * n + 4);
    NimmtTable table(options);
    REQUIRE(table.deal("seed 9"));
    CardSet used = table.state().pub.seen;
    for (const CardSet& hand : table.state().secret.hand) used |= hand;
    CHECK(used == CardSet::range(1, 10 * n + 4));
  }
  CHECK(Options{.players = 3, .tactic = 1}.deck_size() == 34);
  CHECK(Options{.players = 4, .tactic = 1}.deck_size() == 44);
  CHECK(Options{.players = 5, .tactic = 1}.deck_size() == 54);
  CHECK(Options{.players = 10, .tactic = 1}.deck_size() == 104);
  CHECK(Options{.players = 3}.deck_size() == 104);
}

TEST_CASE("§1.1: tactic alone starts its rows in the order dealt") {
  NimmtTable table(Options{.players = 2, .tactic = 1});
  REQUIRE(table.deal(deck_text(
      0, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 24, 21, 23, 22})));
  CHECK(table.rows() == CardRows{{24}, {21}, {23}, {22}});
}

TEST_CASE("§1.1: logic lays the whole deck out; drafting goes round clockwise, never back") {
  for (const int tactic : {0, 1}) {
    CAPTURE(tactic);
    const Options options{.players = 3, .tactic = tactic, .logic = 1};
    NimmtTable table(options);
    REQUIRE(table.deal(deck_text(1, range(1, options.deck_size()))));
    CHECK(table.state().pub.market == CardSet::range(1, options.deck_size()));
    CHECK(table.rows().empty());
    CHECK(nimmt::to_act(table.state().pub) == SeatSet::of(1));
    CHECK_FALSE(table.move(0, "draft 1"));
    CHECK_FALSE(table.move(1, "1"));
    const Cards seats = draft_lowest(table);
    REQUIRE(seats.size() == 30);
    for (std::size_t i = 0; i < seats.size(); ++i) CHECK(seats[i] == (1 + static_cast<int>(i)) % 3);
    for (int seat = 0; seat < 3; ++seat) {
      CHECK(table.hand(seat).size() == 10);
      CHECK(table.state().pub.known[seat] == table.state().secret.hand[seat]);
    }
    CHECK(table.state().pub.phase == Phase::choose);
    CHECK(table.state().pub.market.empty());
  }
}

TEST_CASE("§1.1: a card taken from the market is gone, and everyone knows who has it") {
  NimmtTable table(Options{.players = 2, .logic = 1});
  REQUIRE(table.deal(deck_text(0, range(1, 104))));
  REQUIRE(table.move(0, "draft 55"));
  CHECK_FALSE(table.move(1, "draft 55"));
  REQUIRE(table.move(1, "draft 54"));
  for (const Seat viewer : {kNobody, seat_at(0), seat_at(1)}) {
    const nimmt::View v = nimmt::view(table.state(), viewer);
    CHECK(numbers(v.pub.known[0]) == Cards{55});
    CHECK(numbers(v.pub.known[1]) == Cards{54});
  }
}

TEST_CASE("§1.1: with tactic the four cards left start the rows, the lowest in the first") {
  NimmtTable table(Options{.players = 2, .tactic = 1, .logic = 1});
  // Dealt in descending order, so that the order of the deal would be different.
  Cards order = range(1, 24);
  std::reverse(order.begin(), order.end());
  REQUIRE(table.deal(deck_text(0, order)));
  for (const int card : {1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 19, 20, 22, 24})
    REQUIRE(table.move(table.state().pub.actor, "draft " + std::to_string(card)));
  CHECK(table.rows() == CardRows{{10}, {18}, {21}, {23}});
}

TEST_CASE(
    "§1.1: without tactic the first four undrafted cards of the deal start the rows, so drawn") {
  NimmtTable table(Options{.players = 2, .logic = 1});
  Cards order{90, 3, 80, 1, 70, 104, 60};
  for (int c = 1; c <= 104; ++c)
    if (std::find(order.begin(), order.end(), c) == order.end()) order.push_back(c);
  REQUIRE(table.deal(deck_text(0, order)));
  // 1 … 20 are drafted: of the deal 90, 80, 70, 104 are the first four left.
  draft_lowest(table);
  CHECK(table.rows() == CardRows{{90}, {80}, {70}, {104}});
  CHECK(table.state().pub.seen.size() == 4);
}

TEST_CASE("§1.1: the first drafter moves one seat clockwise each round, whatever later deals say") {
  NimmtTable table(Options{.players = 3, .target = 0, .rounds = 5, .tactic = 1, .logic = 1});
  int expected = 2;
  for (int round = 1; round <= 5; ++round) {
    CAPTURE(round);
    // Only the first round's deal names the first drafter.
    REQUIRE(table.deal(deck_text(round == 1 ? 2 : 0, range(1, 34))));
    CHECK(table.state().pub.actor == expected);
    CHECK(table.state().pub.first_drafter == expected);
    expected = (expected + 1) % 3;
    draft_lowest(table);
    play_out(table);
  }
  CHECK(table.state().pub.phase == Phase::over);
}

TEST_CASE("§1.1: the first drafter is drawn at random among all") {
  std::array<int, 5> counts{};
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    NimmtTable table(Options{.players = 5, .tactic = 1, .logic = 1});
    REQUIRE(table.deal("seed " + std::to_string(seed)));
    ++counts[table.state().pub.actor];
  }
  for (const int count : counts) CHECK((count > 60 && count < 140));
}

TEST_CASE("Ten cards, ten tricks; the heads are scored and the piles put away") {
  NimmtTable table(Options{.players = 2, .target = 66});
  REQUIRE(table.deal("seed 1"));
  play_out(table);
  CHECK(table.state().pub.phase == Phase::deal);
  CHECK(table.state().pub.round == 1);
  const Event& end = table.events().back();
  REQUIRE(end.kind == "round_end");
  for (int i = 0; i < 2; ++i) {
    CHECK(end.per_seat[i] == table.state().pub.totals[i]);
    CHECK(table.pile(i).empty());
    CHECK(table.hand(i).empty());
  }
  int reveals = 0;
  for (const Event& e : table.events()) reveals += e.kind == "reveal";
  CHECK(reveals == 10);
  REQUIRE(table.deal("seed 2"));
  CHECK(table.state().pub.round == 2);
  CHECK(table.state().pub.seen.size() == 4);
}

TEST_CASE("The target must be exceeded, or met where at_least says so") {
  const auto over_at = [](int total, int at_least) {
    NimmtTable table =
        before_last_card({.target = 66, .at_least = at_least}, {total - kLastHeads, 0}, 3);
    const bool over = table.play({12, 97}).back() == "match_end";
    CHECK((table.state().pub.phase == Phase::over) == over);
    CHECK(table.state().pub.totals[0] == total);
    return over;
  };
  CHECK_FALSE(over_at(65, 0));
  CHECK_FALSE(over_at(66, 0));
  CHECK(over_at(67, 0));
  CHECK_FALSE(over_at(65, 1));
  CHECK(over_at(66, 1));
  CHECK(over_at(67, 1));
}

TEST_CASE("A target is checked when a round is over, not before") {
  // Already above the target within the round: it is played to its end.
  nimmt::State s =
      position({.players = 2, .target = 5}, {{1, 2, 3, 4, 10}, {50}, {60}, {70}}, {12, 71});
  NimmtTable table(s);
  table.play({12, 71});
  CHECK(table.heads(0) >= kLastHeads);
  CHECK(table.state().pub.phase == Phase::choose);
}

TEST_CASE("A fixed number of rounds, alone or with a target, whichever comes first") {
  const auto over = [](Options options, int total, int round) {
    NimmtTable table = before_last_card(options, {total - kLastHeads, 0}, round);
    table.play({12, 97});
    return table.state().pub.phase == Phase::over;
  };
  CHECK_FALSE(over({.target = 0, .rounds = 3}, 500, 2));
  CHECK(over({.target = 0, .rounds = 3}, 20, 3));
  CHECK_FALSE(over({.target = 66, .rounds = 3}, 20, 2));
  CHECK(over({.target = 66, .rounds = 3}, 20, 3));
  CHECK(over({.target = 66, .rounds = 3}, 67, 2));
  CHECK_FALSE(over({.target = 66, .rounds = 3}, 66, 2));
  CHECK(over({.target = 66, .at_least = 1, .rounds = 3}, 66, 2));
}

TEST_CASE("A match needs an end") {
  const AnyGame& game = *find_game("nimmt");
  CHECK_FALSE(game.check({{"target", 0}}).ok());
  CHECK(game.check({{"target", 0}, {"rounds", 1}}).ok());
  CHECK_FALSE(game.check({{"target", 0}, {"rounds", 1}, {"at_least", 1}}).ok());
  CHECK(game.check({}).ok());
  const Options defaults;
  CHECK(defaults.target == 66);
  CHECK(defaults.at_least == 0);
  CHECK(defaults.rounds == 0);
  CHECK((defaults.tactic == 0 && defaults.logic == 0 && defaults.profi == 0));
}

TEST_CASE("The lowest total wins, equal lowest totals share, and nobody wins before the end") {
  const auto winners = [](std::array<int, 2> totals) {
    NimmtTable table = before_last_card({.target = 66}, {totals[0] - kLastHeads, totals[1]}, 3);
    const auto counted = [&] {
      const nimmt::Public& p = table.state().pub;
      return test::winners_by("nimmt", {p.totals[0], p.totals[1]}, p.phase == Phase::over);
    };
    CHECK(counted().empty());
    table.play({12, 97});
    return counted();
  };
  CHECK(winners({70, 20}) == std::vector<int>{1});
  CHECK(winners({70, 90}) == std::vector<int>{0});
  CHECK(winners({70, 70}) == std::vector<int>{0, 1});
  CHECK(winners({66, 66}).empty());
}

TEST_CASE("Hidden choices stay hidden until the last one is made") {
  NimmtTable table(Options{.players = 3});
  REQUIRE(table.deal("seed 3"));
  const int card = table.hand(1).front();
  REQUIRE(table.move(1, std::to_string(card)));
  CHECK_FALSE(table.move(1, std::to_string(table.hand(1).back())));
  CHECK(nimmt::view(table.state(), 1).chosen == card);
  for (const Seat other : {kNobody, seat_at(0), seat_at(2)}) {
    CHECK(nimmt::view(table.state(), other).chosen == kNoCard);
    CHECK(nimmt::view(table.state(), other).pub.chosen == SeatSet::of(1));
  }
  CHECK(table.events().back().kind == "choose");
  CHECK(table.events().back().fields.empty());
  CHECK(table.hand(1).front() == card);
  CHECK(table.state().pub.seen.size() == 4);
}

TEST_CASE("Deals that are none are refused") {
  const std::string good = deal_text(0, {{}, {}}, {1, 2, 3, 4});
  for (const std::string& bad :
       {std::string(), std::string("seed"), std::string("seed x"), std::string("seed -1"),
        std::string("seed 18446744073709551616"), std::string("first 0 cards"),
        std::string("first 2") + good.substr(7), std::string("first -1") + good.substr(7),
        good.substr(8), good + " 1", good + " 105", good + " 0", good + " x",
        deck_text(0, range(1, 23)), deck_text(0, {1, 1})}) {
    CAPTURE(bad);
    NimmtTable table(Options{.players = 2});
    CHECK_FALSE(table.deal(bad));
    CHECK(table.state() == nimmt::start(Options{.players = 2}));
  }
  // A draft needs the whole deck; a deal without one may name as few as are used.
  CHECK_FALSE(NimmtTable(Options{.players = 2, .logic = 1}).deal(deck_text(0, range(1, 103))));
  CHECK(NimmtTable(Options{.players = 2, .logic = 1}).deal(deck_text(0, range(1, 104))));
  CHECK(NimmtTable(Options{.players = 2}).deal(deck_text(0, range(1, 24))));
  CHECK_FALSE(NimmtTable(Options{.players = 2, .tactic = 1}).deal(deck_text(0, range(2, 25))));
}

TEST_CASE("A seed deals what it spells") {
  for (int n = 2; n <= 10; n += 4)
    for (int logic = 0; logic <= 1; ++logic) {
      const Options options{.players = n, .logic = logic};
      NimmtTable a(options);
      NimmtTable b(options);
      const std::string spelled = a.any().deal_text(77);
      REQUIRE(a.deal("seed 77"));
      REQUIRE(b.deal(spelled));
      CHECK(a.state() == b.state());
    }
}

TEST_CASE("Moves have one text each") {
  for (int value = 1; value <= 104; ++value)
    for (const auto kind :
         {nimmt::Move::Kind::card, nimmt::Move::Kind::draft, nimmt::Move::Kind::row}) {
      const nimmt::Move move{.kind = kind, .value = static_cast<std::uint8_t>(value)};
      REQUIRE(nimmt::parse_move(nimmt::move_text(move)) == move);
    }
  for (const char* bad : {"", "0", "105", "-1", "x", "1 2", "row", "draft", "row x", "rows 1",
                          "row1", "1row", "card 4", "draft 3 4", "1.0", "256", "257"}) {
    CAPTURE(bad);
    CHECK_FALSE(nimmt::parse_move(bad));
  }
}
