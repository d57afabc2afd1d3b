// When a special card that somebody puts down is seen, and what it does.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "games/nimmt/face/story.h"
#include "tests/draw/told_table.h"
#include "tests/engine/special_table.h"

namespace tablee::draw {
namespace {

using nimmt::Special;
using nimmt::face::Story;

// What is shown while seat 0's move is told to that seat, a look every fiftieth of a second; what
// was played before has been told.
struct Look {
  std::vector<int> row;  // the first one's cards
  int put;               // kind; −1: none
};
std::vector<Look> told(const test::Setting& setting, const char* move, Seat viewer,
                       std::initializer_list<const char*> before = {}) {
  ToldTable<nimmt::Game> table(test::state_of(setting), viewer);
  for (const char* done : before) table.play(0, done);
  table.take_news();
  Story story;
  Clock clock;
  clock.now = 1;
  const auto none = [](const Story::Beat&) {};
  story.tell(table.view(), {}, clock, false, none);
  table.play(0, move);
  const std::vector<News> news = table.take_news();
  std::vector<Look> looks;
  for (int i = 0; i < 200; ++i) {
    clock.now += 0.02;
    story.tell(table.view(), i == 0 ? std::span<const News>(news) : std::span<const News>(), clock,
               false, none);
    const auto& row = story.shown().rows[0];
    looks.push_back({std::vector<int>(row.begin(), row.end()), story.put().kind});
  }
  return looks;
}

const test::Setting kSlides{.rows = {{10, 17}, {12, 13, 16}, {40}, {50}},
                            .plays = {24, 30},
                            .held = {{Special::slide}, {Special::stop}}};

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
}

TEST_CASE("what is given away in an exchange is seen for most of a second", "[story]") {
  test::Setting setting{.rows = {{10}, {20, 21, 22, 23, 24}, {40}, {50}},
                        .plays = {25},
                        .held = {{Special::stop, Special::slide}}};
  const std::vector<Look> looks = told(setting, "exchange stop", 1, {"place"});
  const auto seen = std::count_if(looks.begin(), looks.end(), [](const Look& l) {
    return l.put == static_cast<int>(Special::stop);
  });
  CHECK(seen >= 40);
}

}  // namespace tablee::draw
