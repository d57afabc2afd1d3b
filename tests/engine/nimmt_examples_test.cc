// Every worked example of RULES.md §1, and the heads of the deck.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "tests/engine/nimmt_table.h"

using namespace tablee;
using namespace tablee::test;
using EventTexts = std::vector<std::string>;

TEST_CASE("Cards: 171 heads, five kinds of cards") {
  const auto heads = [](int card) { return nimmt::heads(static_cast<Card>(card)); };
  CHECK(heads(55) == 7);
  for (const int c : {11, 22, 33, 44, 66, 77, 88, 99}) CHECK(heads(c) == 5);
  for (const int c : {10, 20, 30, 40, 50, 60, 70, 80, 90, 100}) CHECK(heads(c) == 3);
  for (const int c : {5, 15, 25, 35, 45, 65, 75, 85, 95}) CHECK(heads(c) == 2);
  int ones = 0;
  for (int c = 1; c <= nimmt::kDeckSize; ++c) ones += heads(c) == 1;
  CHECK(ones == 104 - 1 - 8 - 10 - 9);
  for (const int c : {1, 4, 12, 56, 101, 104}) CHECK(heads(c) == 1);
  CHECK(nimmt::heads_of(CardSet::range(1, nimmt::kDeckSize)) == 171);
  CHECK(nimmt::kDeckHeads == 171);
}

TEST_CASE("§1.3: three tricks of four players, dealt and played") {
  NimmtTable table(nimmt::Options{.players = 4});
  REQUIRE(table.deal(
      deal_text(0, {{14, 21, 3}, {15, 26, 9}, {44, 30, 68}, {61, 36, 83}}, {12, 37, 43, 58})));
  CHECK(table.rows() == CardRows{{12}, {37}, {43}, {58}});

  CHECK(table.play({14, 15, 44, 61}) ==
        EventTexts{"14 behind row 1", "15 behind row 1", "44 behind row 3", "61 behind row 4"});
  CHECK(table.rows() == CardRows{{12, 14, 15}, {37}, {43, 44}, {58, 61}});

  CHECK(table.play({21, 26, 30, 36}) ==
        EventTexts{"21 behind row 1", "26 behind row 1", "30 sixth of row 1", "36 behind row 1"});
  CHECK(table.rows() == CardRows{{30, 36}, {37}, {43, 44}, {58, 61}});
  CHECK(table.pile(2) == Cards{12, 14, 15, 21, 26});
  CHECK(table.heads(2) == 6);

  // Rules 2 and 4: the row is a real choice, here of one head.
  CHECK(table.play({3, 9, 68, 83}) == EventTexts{"3 too low"});
  CHECK(table.state().pub.actor == 0);
  CHECK(table.take(2) ==
        EventTexts{"3 takes row 2", "9 behind row 2", "68 behind row 4", "83 behind row 4"});
  CHECK(table.rows() == CardRows{{30, 36}, {3, 9}, {43, 44}, {58, 61, 68, 83}});
  CHECK(table.pile(0) == Cards{37});
  CHECK(table.heads(0) == 1);
  CHECK(table.heads(1) == 0);
  CHECK(table.heads(3) == 0);
}

TEST_CASE("§1.3, the same tricks with the players' places turned") {
  // Turning the players only changes which pile a row goes to.
  for (int turn = 0; turn < 4; ++turn) {
    const auto turned = [&](Cards cards) {
      std::rotate(cards.begin(), cards.begin() + turn, cards.end());
      return cards;
    };
    const Cards a = turned({14, 15, 44, 61});
    const Cards b = turned({21, 26, 30, 36});
    const Cards c = turned({3, 9, 68, 83});
    std::vector<Cards> hands;
    for (std::size_t i = 0; i < 4; ++i) hands.push_back({a[i], b[i], c[i]});
    NimmtTable table(nimmt::Options{.players = 4});
    REQUIRE(table.deal(deal_text(0, hands, {12, 37, 43, 58})));
    table.play({a[0], a[1], a[2], a[3]});
    table.play({b[0], b[1], b[2], b[3]});
    table.play({c[0], c[1], c[2], c[3]});
    const auto low = static_cast<int>(std::find(c.begin(), c.end(), 3) - c.begin());
    const auto sixth = static_cast<int>(std::find(b.begin(), b.end(), 30) - b.begin());
    CHECK(table.state().pub.actor == low);
    table.take(2);
    CHECK(table.rows() == CardRows{{30, 36}, {3, 9}, {43, 44}, {58, 61, 68, 83}});
    CHECK(table.pile(low) == Cards{37});
    CHECK(table.pile(sixth) == Cards{12, 14, 15, 21, 26});
  }
}

TEST_CASE("§1.3, pitfall one: the row meant is not the nearest") {
  const nimmt::State before =
      position({.players = 4}, {{12}, {70}, {41}, {20, 25, 31, 38, 42}}, {45, 100, 13, 71});
  NimmtTable table(before);
  CHECK(table.play({45, 100, 13, 71}) ==
        EventTexts{"13 behind row 1", "45 sixth of row 4", "71 behind row 2", "100 behind row 2"});
  CHECK(table.rows() == CardRows{{12, 13}, {70, 71, 100}, {41}, {45}});
}

TEST_CASE("§1.3, pitfall one in the other edition: a lower card of the trick fills the row") {
  const nimmt::State before =
      position({.players = 4}, {{12}, {70}, {40}, {20, 25, 31, 41}}, {45, 42, 13, 71});
  NimmtTable table(before);
  CHECK(table.play({45, 42, 13, 71}) ==
        EventTexts{"13 behind row 1", "42 behind row 4", "45 sixth of row 4", "71 behind row 2"});
  CHECK(table.rows() == CardRows{{12, 13}, {70, 71}, {40}, {45}});
  const auto& taken = table.events();
  for (const Event& e : taken)
    if (e.kind == "sixth") {
      CHECK(e.seat == 0);
      CHECK(e.cards == Cards{20, 25, 31, 41, 42});
      CHECK(e.field("heads") == 3 + 2 + 1 + 1 + 1);
    }
}

TEST_CASE("§1.3, pitfall two: a lower card of the trick takes the row meant, in both editions") {
  for (const int low : {29, 30}) {
    CAPTURE(low);
    const nimmt::State before =
        position({.players = 4}, {{61}, {63}, {70, 74}, {31, 36, 40, 50, 60}}, {62, low, 64, 80});
    NimmtTable table(before);
    CHECK(table.play({62, low, 64, 80}) == EventTexts{std::to_string(low) + " too low"});
    CHECK(table.state().pub.actor == 1);
    CHECK(table.take(1) == EventTexts{std::to_string(low) + " takes row 1", "62 sixth of row 4",
                                      "64 behind row 2", "80 behind row 3"});
    CHECK(table.rows() == CardRows{{low}, {63, 64}, {70, 74, 80}, {62}});
    for (const Event& e : table.events())
      if (e.kind == "sixth") {
        CHECK(e.seat == 0);
        CHECK(e.cards == Cards{31, 36, 40, 50, 60});
      }
  }
}

TEST_CASE("§1.2: 18 goes right of the 13, as equal differences go right; then 21 left of the 23") {
  const nimmt::State before =
      position({.players = 2, .profi = 1}, {{5, 13}, {23, 40}, {60, 61}, {80, 90}}, {21, 18});
  NimmtTable table(before);
  CHECK(table.play({21, 18}) == EventTexts{"18 behind row 1", "21 before row 2"});
  CHECK(table.rows() == CardRows{{5, 13, 18}, {21, 23, 40}, {60, 61}, {80, 90}});
}

TEST_CASE("The profi example is no accident of the rows' order") {
  const nimmt::State before =
      position({.players = 2, .profi = 1}, {{23, 40}, {60, 61}, {80, 90}, {5, 13}}, {21, 18});
  NimmtTable table(before);
  CHECK(table.play({21, 18}) == EventTexts{"18 behind row 4", "21 before row 1"});
}
