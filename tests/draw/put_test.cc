// When the animation shows a special card that a seat plays, and its effect.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/asked_about.h"
#include "tests/draw/announced_table.h"
#include "tests/engine/special_table.h"
#include "web/games/nimmt/animator.h"

namespace tablee::draw {
namespace {

using nimmt::Special;
using nimmt::drawing::Animator;

// What the viewer sees, every fiftieth of a second, while the animation shows seat 0's move.
// Earlier moves have been shown.
struct Snapshot {
  std::vector<int> row;  // the cards of the first row
  int put;               // the kind of the card being played; −1: none
  bool goes, comes;      // … to the discard pile; from the deck
  int held, discard,
      stock;  // the numbers of special cards of seat 0, in the discard pile, in the deck
};
std::vector<Snapshot> snapshots_of(const test::Setting& setting, const char* move, Seat viewer,
                                   std::initializer_list<const char*> before = {}) {
  AnnouncedTable<nimmt::Game> table(test::state_of(setting), viewer);
  for (const char* done : before) table.play(0, done);
  table.take_updates();
  Animator animator;
  Clock clock;
  clock.now = 1;
  const auto none = [](const Animator::Beat&) {};
  animator.update(table.view(), {}, clock, false, none);
  table.play(0, move);
  const std::vector<TableUpdate> updates = table.take_updates();
  std::vector<Snapshot> snapshots;
  for (int i = 0; i < 300; ++i) {
    clock.now += 0.02;
    animator.update(table.view(),
                    i == 0 ? std::span<const TableUpdate>(updates) : std::span<const TableUpdate>(),
                    clock, false, none);
    const nimmt::drawing::Shown& shown = animator.shown();
    const auto& row = shown.rows[0];
    snapshots.push_back({std::vector<int>(row.begin(), row.end()), animator.put().kind,
                         animator.put().goes, animator.put().comes, shown.held[0],
                         shown.discard.size(), shown.stock});
    CHECK((viewer != 0 || shown.own.size() == shown.held[0]));
  }
  return snapshots;
}

const test::Setting kSlides{.rows = {{10, 17}, {12, 13, 16}, {40}, {50}},
                            .plays = {24, 30},
                            .held = {{Special::slide}, {Special::stop}}};
const test::Setting kInserts{.rows = {{10, 17, 60}, {12}, {40}, {50}},
                             .plays = {24, 30},
                             .held = {{Special::insert}, {Special::stop}}};

}  // namespace

TEST_CASE("a player who has previewed a special card sees no step back", "[animation]") {
  const std::vector<Snapshot> mine = snapshots_of(kSlides, "slide 13 row 1", 0);
  CHECK(mine.front().row == std::vector<int>{10, 13, 17});
  const std::vector<Snapshot> theirs = snapshots_of(kSlides, "slide 13 row 1", 1);
  CHECK(theirs.front().row == std::vector<int>{10, 17});
  CHECK(theirs.front().put == static_cast<int>(Special::slide));
  for (const auto& snapshots : {mine, theirs})
    CHECK(std::any_of(snapshots.begin(), snapshots.end(),
                      [](const Snapshot& l) { return l.put == static_cast<int>(Special::slide); }));
  CHECK(snapshots_of(kInserts, "insert row 1", 0).front().row == std::vector<int>{10, 17, 24, 60});
  CHECK(snapshots_of(kInserts, "insert row 1", 1).front().row == std::vector<int>{10, 17, 60});
}

TEST_CASE("a special card leaves its hand, is shown, and then lies in the discard pile",
          "[animation]") {
  const auto holds = [](Special kind, const test::Cards& row) {
    return test::Setting{
        .rows = {row, {12}, {40}, {50}}, .plays = {24, 30}, .held = {{kind}, {Special::stop}}};
  };
  struct Way {
    test::Setting setting;
    const char* move;
    Special kind;
    bool stays = false;  // whether it stays with its row
  };
  for (const Way& way : {Way{kSlides, "slide 13 row 1", Special::slide},
                         Way{kInserts, "insert row 1", Special::insert},
                         Way{holds(Special::replace, {10}), "replace 90", Special::replace},
                         Way{holds(Special::negative_positive, {10, 17, 21, 22, 23}),
                             "negative_positive 22", Special::negative_positive},
                         Way{holds(Special::stop, {10}), "stop row 3", Special::stop, true}}) {
    for (const int viewer : {0, 1}) {
      INFO(way.move << ", seen by " << viewer);
      const std::vector<Snapshot> snapshots = snapshots_of(way.setting, way.move, seat_at(viewer));
      const auto seen = [&](const Snapshot& l) { return l.put == static_cast<int>(way.kind); };
      const auto first = std::find_if(snapshots.begin(), snapshots.end(), seen);
      const auto last = std::find_if(snapshots.rbegin(), snapshots.rend(), seen).base();
      REQUIRE(first != snapshots.end());
      CHECK(last - first >= 30);
      CHECK(std::all_of(snapshots.begin(), first, [](const Snapshot& l) { return l.held == 1; }));
      CHECK(std::all_of(first, snapshots.end(), [](const Snapshot& l) { return l.held == 0; }));
      const int went = way.stays ? 0 : 1;
      CHECK(std::all_of(snapshots.begin(), last, [](const Snapshot& l) { return l.discard == 0; }));
      CHECK(snapshots.back().discard == went);
      CHECK(std::prev(last)->goes == (went == 1));
      // The cause comes before its effect; over the effect only where its player has previewed it.
      if (way.kind == Special::negative_positive)
        CHECK(first->row == std::vector<int>{10, 17, 21, 22, 23});
    }
  }
}

const test::Setting kExchanges{.rows = {{10}, {20, 21, 22, 23, 24}, {40}, {50}},
                               .plays = {25},
                               .held = {{Special::stop, Special::slide}}};

TEST_CASE("the card given away in an exchange is shown for most of a second", "[animation]") {
  const test::Setting& setting = kExchanges;
  const std::vector<Snapshot> snapshots = snapshots_of(setting, "exchange stop", 1, {"place"});
  const auto seen = std::count_if(snapshots.begin(), snapshots.end(), [](const Snapshot& l) {
    return l.put == static_cast<int>(Special::stop);
  });
  CHECK(seen >= 40);
  // While the card given away is shown, the new one is nowhere yet.
  for (const Snapshot& snapshot : snapshots) {
    if (snapshot.put < 0) continue;
    CHECK(snapshot.held == 1);
    if (snapshot.comes) continue;
    CHECK(snapshot.discard == snapshots.front().discard);
    CHECK(snapshot.stock == snapshots.front().stock);
  }
  CHECK(snapshots.back().held == 2);
  CHECK(snapshots.back().discard == snapshots.front().discard + 1);
  CHECK(snapshots.back().stock == snapshots.front().stock - 1);
}

TEST_CASE("the card drawn in an exchange is seen only by its receiver", "[animation]") {
  for (const int viewer : {0, 1}) {
    const std::vector<Snapshot> snapshots =
        snapshots_of(kExchanges, "exchange stop", seat_at(viewer), {"place"});
    const auto comes = [](const Snapshot& l) { return l.comes; };
    CHECK(std::count_if(snapshots.begin(), snapshots.end(), comes) >= (viewer == 0 ? 40 : 20));
    for (const Snapshot& snapshot : snapshots) {
      if (!snapshot.comes) continue;
      CHECK((snapshot.put == nimmt::drawing::kUnseenKind) == (viewer == 1));
      CHECK(snapshot.held == 1);
      CHECK(snapshot.stock == snapshots.front().stock - 1);
      CHECK(snapshot.discard == snapshots.front().discard + 1);
    }
  }
}

TEST_CASE("the card drawn in an exchange counts as announced when it is shown", "[animation]") {
  AnnouncedTable<nimmt::Game> table(test::state_of(kExchanges), 0);
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
    CHECK(animator.pending() == (comes || since > 0 ? 0 : 1));
    (comes ? since : before) += 1;
  }
  CHECK(before >= 40);
  // Long enough to read the card.
  CHECK(since >= 55);
}

}  // namespace tablee::draw
