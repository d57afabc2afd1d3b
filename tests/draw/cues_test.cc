// What the player does is heard: lifting a card, being asked, taking back, winning and losing; and
// each special card has its own motif.
#include "web/draw/frame/cues.h"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <vector>

namespace tablee::draw {
namespace {

struct WatchedCues {
  Clock clock;
  Cues cues;
  std::vector<Item> items;
  Frame frame;

  unsigned heard(bool settling = false) {
    const std::vector<Spoken> spoken = in_words();
    frame.items = spoken;
    clock.heard = 0;
    cues.follow(clock, frame, settling);
    return clock.heard;
  }
  unsigned left() {
    const std::vector<Spoken> spoken = in_words();
    frame.items = spoken;
    clock.heard = 0;
    cues.leave(clock, frame);
    return clock.heard;
  }
  std::vector<Spoken> in_words() const {
    std::vector<Spoken> spoken;
    for (const Item& item : items) spoken.push_back({&item, {}, {}});
    return spoken;
  }
  void offer() {
    items.resize(1);
    items[0].action = {Verb::move, "14"};
    items[0].enabled = true;
  }
};

unsigned one(Sound sound) { return 1u << static_cast<unsigned>(sound); }

Item step_of(int place, bool own) {
  Item item;
  item.data = PodiumPlace{seat_at(place - 1), place};
  item.on = own;
  return item;
}

}  // namespace

TEST_CASE("a turn is heard once, when the table has settled", "[sound]") {
  WatchedCues w;
  CHECK(w.heard() == 0);
  w.offer();
  CHECK(w.heard(true) == 0);
  CHECK(w.heard() == one(Sound::turn));
  CHECK(w.heard() == 0);
}

TEST_CASE("a lifted card is heard, one that is put down is not", "[sound]") {
  WatchedCues w;
  w.offer();
  w.heard();
  w.frame.lifted = "hand.14";
  CHECK(w.heard() == one(Sound::lift));
  CHECK(w.heard() == 0);
  w.frame.lifted = "hand.20";
  CHECK(w.heard() == one(Sound::lift));
  w.frame.lifted = "";
  CHECK(w.heard() == 0);
}

TEST_CASE("taking back is heard, another match is not", "[sound]") {
  WatchedCues w;
  w.frame.moves = 8;
  w.heard();
  w.offer();
  w.frame.moves = 4;
  CHECK(w.heard() == one(Sound::undo));
  const std::vector<TableUpdate> deal(1);
  w.frame.moves = 0;
  w.frame.updates = deal;
  CHECK(w.heard() == 0);
}

TEST_CASE("winning, coming last and the rest differ", "[sound]") {
  WatchedCues w;
  for (int own = 1; own <= 3; ++own) {
    w.items.clear();
    for (int place = 1; place <= 3; ++place) w.items.push_back(step_of(place, place == own));
    CHECK(w.left() == (own == 1 ? one(Sound::win) : own == 3 ? one(Sound::last) : 0));
  }
  // Nobody at the device plays, or the table was left before the end.
  w.items = {step_of(1, false), step_of(2, false)};
  CHECK(w.left() == 0);
}

TEST_CASE("instant animations are silent", "[sound]") {
  WatchedCues w;
  w.clock.pace = 0;
  w.offer();
  w.frame.lifted = "hand.14";
  CHECK(w.heard() == 0);
  w.items = {step_of(1, true)};
  CHECK(w.left() == 0);
}

}  // namespace tablee::draw
