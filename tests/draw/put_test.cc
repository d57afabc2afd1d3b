// When a special card that somebody puts down is seen, and what it does.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/asked_about.h"
#include "tests/draw/told_table.h"
#include "tests/engine/special_table.h"
#include "web/games/nimmt/animator.h"

namespace tablee::draw {
namespace {

using nimmt::Special;
using nimmt::drawing::Animator;

// What is shown while seat 0's move is told to that seat, a look every fiftieth of a second; what
// was played before has been told.
struct Look {
  std::vector<int> row;      // the first one's cards
  int put;                   // kind; −1: none
  bool goes, comes;          // … to those that were played; from those to be drawn
  int held, discard, stock;  // special cards of seat 0, of those that were played, to be drawn
};
std::vector<Look> told(const test::Setting& setting, const char* move, Seat viewer,
                       std::initializer_list<const char*> before = {}) {
  ToldTable<nimmt::Game> table(test::state_of(setting), viewer);
  for (const char* done : before) table.play(0, done);
  table.take_updates();
  Animator animator;
  Clock clock;
  clock.now = 1;
  const auto none = [](const Animator::Beat&) {};
  animator.update(table.view(), {}, clock, false, none);
  table.play(0, move);
  const std::vector<TableUpdate> updates = table.take_updates();
  std::vector<Look> looks;
  for (int i = 0; i < 300; ++i) {
    clock.now += 0.02;
    animator.update(table.view(),
                    i == 0 ? std::span<const TableUpdate>(updates) : std::span<const TableUpdate>(),
                    clock, false, none);
    const nimmt::drawing::Shown& shown = animator.shown();
    const auto& row = shown.rows[0];
    looks.push_back({std::vector<int>(row.begin(), row.end()), animator.put().kind,
                     animator.put().goes, animator.put().comes, shown.held[0], shown.discard.size(),
                     shown.stock});
    CHECK((viewer != 0 || shown.own.size() == shown.held[0]));
  }
  return looks;
}

const test::Setting kSlides{.rows = {{10, 17}, {12, 13, 16}, {40}, {50}},
                            .plays = {24, 30},
                            .held = {{Special::slide}, {Special::stop}}};
const test::Setting kInserts{.rows = {{10, 17, 60}, {12}, {40}, {50}},
                             .plays = {24, 30},
                             .held = {{Special::insert}, {Special::stop}}};

}  // namespace

TEST_CASE("who has weighed a special card on the table sees no step back", "[story]") {
  const std::vector<Look> mine = told(kSlides, "slide 13 row 1", 0);
  CHECK(mine.front().row == std::vector<int>{10, 13, 17});
  const std::vector<Look> theirs = told(kSlides, "slide 13 row 1", 1);
  CHECK(theirs.front().row == std::vector<int>{10, 17});
  CHECK(theirs.front().put == static_cast<int>(Special::slide));
  for (const auto& looks : {mine, theirs})
    CHECK(std::any_of(looks.begin(), looks.end(),
                      [](const Look& l) { return l.put == static_cast<int>(Special::slide); }));
  CHECK(told(kInserts, "insert row 1", 0).front().row == std::vector<int>{10, 17, 24, 60});
  CHECK(told(kInserts, "insert row 1", 1).front().row == std::vector<int>{10, 17, 60});
}

TEST_CASE("a special card leaves its hand, is seen, and then lies with those that were played",
          "[story]") {
  const auto holds = [](Special kind, const test::Cards& row) {
    return test::Setting{
        .rows = {row, {12}, {40}, {50}}, .plays = {24, 30}, .held = {{kind}, {Special::stop}}};
  };
  struct Way {
    test::Setting setting;
    const char* move;
    Special kind;
    bool stays = false;  // with its row
  };
  for (const Way& way : {Way{kSlides, "slide 13 row 1", Special::slide},
                         Way{kInserts, "insert row 1", Special::insert},
                         Way{holds(Special::replace, {10}), "replace 90", Special::replace},
                         Way{holds(Special::negative_positive, {10, 17, 21, 22, 23}),
                             "negative_positive 22", Special::negative_positive},
                         Way{holds(Special::stop, {10}), "stop row 3", Special::stop, true}}) {
    for (const int viewer : {0, 1}) {
      INFO(way.move << ", seen by " << viewer);
      const std::vector<Look> looks = told(way.setting, way.move, seat_at(viewer));
      const auto seen = [&](const Look& l) { return l.put == static_cast<int>(way.kind); };
      const auto first = std::find_if(looks.begin(), looks.end(), seen);
      const auto last = std::find_if(looks.rbegin(), looks.rend(), seen).base();
      REQUIRE(first != looks.end());
      CHECK(last - first >= 30);
      CHECK(std::all_of(looks.begin(), first, [](const Look& l) { return l.held == 1; }));
      CHECK(std::all_of(first, looks.end(), [](const Look& l) { return l.held == 0; }));
      const int went = way.stays ? 0 : 1;
      CHECK(std::all_of(looks.begin(), last, [](const Look& l) { return l.discard == 0; }));
      CHECK(looks.back().discard == went);
      CHECK(std::prev(last)->goes == (went == 1));
      if (way.kind == Special::negative_positive) CHECK(first->row == std::vector<int>{24});
    }
  }
}

const test::Setting kExchanges{.rows = {{10}, {20, 21, 22, 23, 24}, {40}, {50}},
                               .plays = {25},
                               .held = {{Special::stop, Special::slide}}};

TEST_CASE("what is given away in an exchange is seen for most of a second", "[story]") {
  const test::Setting& setting = kExchanges;
  const std::vector<Look> looks = told(setting, "exchange stop", 1, {"place"});
  const auto seen = std::count_if(looks.begin(), looks.end(), [](const Look& l) {
    return l.put == static_cast<int>(Special::stop);
  });
  CHECK(seen >= 40);
  // One card for another: neither is there yet while the one that goes is seen.
  for (const Look& look : looks) {
    if (look.put < 0) continue;
    CHECK(look.held == 1);
    if (look.comes) continue;
    CHECK(look.discard == looks.front().discard);
    CHECK(look.stock == looks.front().stock);
  }
  CHECK(looks.back().held == 2);
  CHECK(looks.back().discard == looks.front().discard + 1);
  CHECK(looks.back().stock == looks.front().stock - 1);
}

TEST_CASE("what is drawn in an exchange is seen by whoever gets it alone", "[story]") {
  for (const int viewer : {0, 1}) {
    const std::vector<Look> looks = told(kExchanges, "exchange stop", seat_at(viewer), {"place"});
    const auto comes = [](const Look& l) { return l.comes; };
    CHECK(std::count_if(looks.begin(), looks.end(), comes) >= (viewer == 0 ? 40 : 20));
    for (const Look& look : looks) {
      if (!look.comes) continue;
      CHECK((look.put == nimmt::drawing::kUnseenKind) == (viewer == 1));
      CHECK(look.held == 1);
      CHECK(look.stock == looks.front().stock - 1);
      CHECK(look.discard == looks.front().discard + 1);
    }
  }
}

TEST_CASE("what is drawn in an exchange counts as told when it comes", "[story]") {
  ToldTable<nimmt::Game> table(test::state_of(kExchanges), 0);
  table.play(0, "place");
  table.take_updates();
  Animator animator;
  Clock clock;
  clock.now = 1;
  const auto none = [](const Animator::Beat&) {};
  animator.update(table.view(), {}, clock, false, none);
  table.play(0, "exchange stop");
  std::vector<TableUpdate> updates = table.take_updates();
  REQUIRE(updates.size() == 1);
  updates.push_back(updates.front());
  updates.back().event = {.kind = kGained};
  int before = 0, since = 0;
  for (int i = 0; i < 300; ++i) {
    clock.now += 0.02;
    animator.update(table.view(),
                    i == 0 ? std::span<const TableUpdate>(updates) : std::span<const TableUpdate>(),
                    clock, false, none);
    if (!animator.settling()) break;
    const bool comes = animator.put().comes;
    CHECK(animator.untold() == (comes || since > 0 ? 0 : 1));
    (comes ? since : before) += 1;
  }
  CHECK(before >= 40);
  // Long enough to read what it is.
  CHECK(since >= 55);
}

}  // namespace tablee::draw
