// The animation of the default renderer shows one event after another.

#include "web/draw/table/default_animator.h"

#include <catch2/catch_test_macros.hpp>

#include "games/nothanks/game.h"
#include "tests/draw/announced_table.h"

namespace tablee::draw {
namespace {

const Item* find(const Items* items, std::string_view id) {
  if (!items) return nullptr;
  for (const Item& item : *items)
    if (item.id == id) return &item;
  return nullptr;
}

struct Watched {
  AnnouncedTable<nothanks::Game> table;
  DefaultAnimator animator;
  Clock clock;

  static nothanks::State laid() {
    nothanks::State s = nothanks::Game::start({});
    s.pub.phase = nothanks::Phase::turn;
    s.pub.actor = 1;
    s.pub.card = 20;
    s.pub.pot = 3;
    s.pub.pile = 2;
    s.pub.chips.fill(5);
    s.secret.order = {30, 31};
    return s;
  }
  Watched() : table(laid()) { clock.now = 1; }
  void step(double seconds, bool skips = false) {
    clock.now += seconds;
    const auto updates = table.take_updates();
    animator.update(updates, kNobody, 4, clock, skips);
  }
  // The seat to act in the table that is shown.
  int turn() const {
    for (int i = 0; i < 4; ++i)
      if (const Item* seat = find(animator.lies(), "seat." + std::to_string(i)); seat && seat->on)
        return i;
    return -1;
  }
};

}  // namespace

TEST_CASE("events are shown one by one, each with the table after it", "[animation]") {
  Watched t;
  t.step(0);
  CHECK_FALSE(t.animator.settling());
  t.table.play(1, "take");
  t.table.play(1, "take");
  // Taken, turned up, taken, turned up.
  t.step(0.1);
  REQUIRE(t.animator.pending() == 3);
  CHECK(find(t.animator.lies(), "card") == nullptr);
  t.step(0.3);
  CHECK(t.animator.pending() == 3);
  t.step(0.4);
  CHECK(t.animator.pending() == 2);
  const Item* card = find(t.animator.lies(), "card");
  REQUIRE(card != nullptr);
  REQUIRE(card->text.args.front().number == 30);
  // None of its items can be activated.
  CHECK(t.turn() == 1);
  for (const Item& item : *t.animator.lies()) {
    CHECK(item.action.empty());
    CHECK(item.role != Role::button);
    CHECK(item.id != "take");
  }
  for (int i = 0; i < 4; ++i) t.step(1);
  CHECK(t.animator.pending() == 0);
  CHECK_FALSE(t.animator.settling());
  CHECK(t.animator.lies() == nullptr);
}

TEST_CASE("after skipping, the default animation shows the current table, now and later",
          "[animation]") {
  Watched t;
  t.step(0);
  t.table.play(1, "take");
  t.step(0.1);
  REQUIRE(t.animator.settling());
  t.step(0.1, true);
  CHECK_FALSE(t.animator.settling());
  CHECK(t.animator.pending() == 0);
  CHECK(t.animator.lies() == nullptr);
  t.table.play(1, "no");
  t.step(0.1);
  CHECK(t.animator.settling());
  CHECK(t.turn() == 2);
  // With the instant pace nothing is delayed.
  t.clock.pace = 0;
  t.table.play(2, "no");
  t.step(0.1);
  CHECK_FALSE(t.animator.settling());
}

}  // namespace tablee::draw
