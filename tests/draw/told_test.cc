// Things that an animation shows besides cards that move to their places: special cards that are
// played, and the explanation of a card's cost.

#include <catch2/catch_test_macros.hpp>

#include "core/asked_about.h"
#include "games/nothanks/game.h"
#include "tests/draw/announced_table.h"
#include "tests/engine/special_table.h"
#include "web/games/nimmt/animator.h"
#include "web/games/nothanks/animator.h"

namespace tablee::draw {

TEST_CASE("a special card is shown before its effect, together with its mark", "[animation]") {
  AnnouncedTable<nimmt::Game> table(test::state_of({.rows = {{10}, {20}, {30}, {40}},
                                                    .plays = {50, 60, 15, 70},
                                                    .held = {{}, {}, {nimmt::Special::stop}},
                                                    .players = 4}));
  nimmt::drawing::Animator animator;
  Clock clock;
  clock.now = 1;
  animator.update(table.view(), {}, clock, false, [](const auto&) {});
  REQUIRE(animator.shown().rows.size() == 4);
  table.play(2, "stop row 3");
  clock.now += 0.1;
  animator.update(table.view(), table.take_updates(), clock, false, [](const auto&) {});
  CHECK(animator.put().kind == static_cast<int>(nimmt::Special::stop));
  CHECK(animator.put().row == 2);
  CHECK(animator.put().seat == 2);
  CHECK(animator.shown().marks[2].stop);
  // The number card is still at the seat of its player.
  CHECK(animator.shown().played[2] == 15);
  CHECK(animator.animating());
  for (int i = 0; i < 20; ++i) {
    clock.now += 2;
    animator.update(table.view(), {}, clock, false, [](const auto&) {});
  }
  CHECK_FALSE(animator.animating());
  CHECK(animator.shown().played[2] == kNoCard);
}

TEST_CASE("the cost of a card of Non merci is shown before the card is taken", "[animation]") {
  nothanks::State s = nothanks::Game::start({});
  s.pub.phase = nothanks::Phase::turn;
  s.pub.actor = 1;
  s.pub.card = 20;
  s.pub.pot = 3;
  s.pub.pile = 1;
  s.pub.taken[1].add(21);
  s.secret.order = {30};
  AnnouncedTable<nothanks::Game> table(s);
  nothanks::drawing::Animator animator;
  Clock clock;
  clock.now = 1;
  animator.update(table.view(), {}, clock, false, [](const auto&) {});
  const auto before = std::make_shared<ViewOf<nothanks::Game>>(table.view());
  table.play(1, "take");
  std::vector<TableUpdate> updates = table.take_updates();
  TableUpdate asked{updates.front().event, 0, before};
  asked.event.kind = kAskedAbout;
  updates.insert(updates.begin(), std::move(asked));
  clock.now += 0.1;
  animator.update(table.view(), updates, clock, false, [](const auto&) {});
  CHECK(animator.shown().asked);
  CHECK(animator.shown().points == -1);
  CHECK(animator.shown().pot == 3);
  CHECK(animator.shown().card == 20);
  clock.now += 3;
  animator.update(table.view(), {}, clock, false, [](const auto&) {});
  CHECK_FALSE(animator.shown().asked);
  CHECK(animator.shown().taken[1].has(20));
  CHECK(animator.shown().card == kNoCard);
  // The chips count when they arrive.
  CHECK(animator.shown().chips[1] == 0);
  clock.now += 0.5;
  animator.update(table.view(), {}, clock, false, [](const auto&) {});
  CHECK(animator.shown().chips[1] == 3);
}

}  // namespace tablee::draw
