// What somebody takes is heard and felt when it is shown, once, and as heavy as it is.

#include <catch2/catch_test_macros.hpp>

#include "web/draw/nimmt_story.h"

namespace tablee::draw {

TEST_CASE("what is taken weighs once, when it is held up", "[story]") {
  nimmt::View view;
  view.pub.options.players = 2;
  for (int r = 0; r < nimmt::kRows; ++r) {
    nimmt::Row row;
    row.push_back(static_cast<Card>(r + 1));
    view.pub.rows.push_back(row);
  }
  NimmtStory story;
  Clock clock;
  clock.now = 1;
  story.tell(view, {}, clock, false, [](const NimmtStory::Beat&) {});
  std::vector<Event> news(1);
  news[0].kind = "sixth";
  news[0].seat = 1;
  news[0].fields = {{"card", 50}, {"row", 1}, {"heads", 15}};
  news[0].cards = {1};
  int times = 0;
  double brim = 0, bell = 0;
  const auto heard = [&](Sound sound) {
    return (clock.heard >> static_cast<unsigned>(sound)) & 1u;
  };
  for (int i = 0; i < 300; ++i) {
    clock.now += 0.02;
    clock.heard = 0;
    clock.weight = 0;
    story.tell(view, i == 0 ? std::span<const Event>(news) : std::span<const Event>(), clock, false,
               [](const NimmtStory::Beat&) {});
    if (heard(Sound::brim)) brim = clock.now;
    if (clock.weight == 0) continue;
    ++times;
    CHECK(clock.weight == 15);
    CHECK(heard(Sound::bell));
    bell = clock.now;
  }
  CHECK(times == 1);
  CHECK(brim > 1);
  CHECK(bell > brim);
}

}  // namespace tablee::draw
