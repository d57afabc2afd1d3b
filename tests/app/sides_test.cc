// The panels beside the table of a large screen, in the document as on the canvas.
#include <catch2/catch_test_macros.hpp>

#include "games/nothanks/view.h"
#include "tests/app/fake_page.h"

namespace tablee::app {
namespace {

void size(FakePage& page, int width, int height) {
  json::Writer out;
  out.begin_object().member("on", "size").member("width", width).member("height", height);
  page.app->receive(out.member("dpr", 1).end_object().text());
}

std::vector<std::string> texts(const FakePage& page, std::string_view start) {
  std::vector<std::string> all;
  for (const Item& item : page.app->items())
    if (item.id.starts_with(start)) all.push_back(page.app->words(item.text));
  return all;
}

// The lowest card, and the first row where that is too low; false: there is none left.
bool play_a_trick(FakePage& page) {
  if (page.actions("hand.").empty()) return false;
  page.tap(page.actions("hand.").front());
  page.tap("play");
  page.answer_all();
  if (!page.actions("row.").empty()) {
    page.tap(page.actions("row.").front());
    page.tap("play");
  }
  return true;
}

}  // namespace

TEST_CASE("a large screen has standings and unseen cards beside the table, a small one has not",
          "[sides]") {
  FakePage page;
  page.start("en", "play nimmt");
  size(page, 390, 844);
  CHECK(page.find("sides.standings") == nullptr);
  CHECK(page.find("unseen") == nullptr);
  CHECK_FALSE(page.app->roomy());
  CHECK(page.find("panels") == nullptr);
  size(page, 1024, 768);
  // On request, which is remembered.
  CHECK(page.find("sides.standings") == nullptr);
  CHECK_FALSE(page.app->roomy());
  page.tap("panels");
  REQUIRE(page.find("sides.standings") != nullptr);
  CHECK(page.app->roomy());
  CHECK(page.find("panels")->on);
  CHECK(text_of(page, "sides.standings") == "Standings, limit: 66");
  const auto places = texts(page, "sides.seat.");
  REQUIRE(places.size() == 4);
  CHECK(places.front() == "1. You: 0 heads, 66 short of the limit");
  CHECK(texts(page, "unseen.").size() == 11);
  size(page, 1024, 500);
  CHECK(page.find("sides.standings") == nullptr);
  // Type twice as large needs more space.
  size(page, 1180, 820);
  page.act("set text 200");
  CHECK(page.find("sides.standings") == nullptr);
  page.act("set text 100");
  REQUIRE(page.find("unseen") != nullptr);
  page.act("set tracker 0");
  CHECK(page.find("unseen") == nullptr);
  page.tap("menu");
  CHECK_FALSE(page.app->roomy());
  CHECK_FALSE(text_of(page, "keys").empty());
}

TEST_CASE("beside the table a shared place is marked for players with points", "[sides][ties]") {
  std::size_t tied = 0;
  for (int seed = 1; seed < 6; ++seed) {
    FakePage page;
    page.start("en", "play nimmt", seed);
    page.act("set panels 1");
    size(page, 1440, 900);
    for (int trick = 0; trick < 9; ++trick) {
      page.answer_all();
      std::vector<std::string> places;
      for (const std::string& line : texts(page, "sides.seat."))
        places.push_back(line.substr(0, line.find('.')));
      std::size_t at = 0;
      for (const std::string& line : texts(page, "sides.seat.")) {
        const bool shared = std::count(places.begin(), places.end(), places[at++]) > 1;
        const bool points = line.find(" 0 heads") == std::string::npos;
        INFO(line);
        CHECK((line.find(", tied: ") != std::string::npos) == (shared && points));
        tied += shared && points;
      }
      if (!play_a_trick(page)) break;
    }
  }
  CHECK(tied > 0);
}

TEST_CASE("beside the table people stand in the order of their points", "[sides]") {
  FakePage page;
  page.start("en", "play nimmt");
  page.act("set panels 1");
  size(page, 1440, 900);
  for (int trick = 0; trick < 8; ++trick) {
    page.answer_all();
    if (!play_a_trick(page)) break;
  }
  page.answer_all();
  std::vector<int> points;
  for (const Item& item : page.app->items()) {
    if (!item.id.starts_with("sides.seat.")) continue;
    const Item* seat = page.find(item.id.substr(item.id.find('.') + 1));
    REQUIRE(seat != nullptr);
    const auto* its = data_of<SeatPoints>(*seat);
    REQUIRE(its != nullptr);
    CHECK(data_of<SeatOf>(item)->seat == its->seat);
    points.push_back(its->points);
  }
  REQUIRE(points.size() == 4);
  CHECK(std::is_sorted(points.begin(), points.end()));
  CHECK(points.back() > 0);
}

TEST_CASE("beside the table of Non merci chips count that all may see", "[sides]") {
  FakePage page;
  page.start("en", "play nothanks");
  page.act("set panels 1");
  size(page, 1440, 900);
  page.answer_all();
  // The player's own eleven would be a lead that nobody has.
  const auto view = page.app->table_view();
  const auto& shown = nothanks::view_of(*view)->pub;
  for (std::size_t i = 0, end = shown.options.players; i < end; ++i) {
    const int cards = nothanks::card_points(shown.taken[i]);
    const Item* seat = page.find("seat." + std::to_string(i));
    REQUIRE(seat != nullptr);
    CHECK(seat->data == ItemData(SeatPoints{seat_at(static_cast<int>(i)), cards, true}));
  }
  CHECK(text_of(page, "sides.seat.0") == "1. You: 0 points");
}

TEST_CASE("the panels beside the table show what has been announced, not what is pending",
          "[sides]") {
  FakePage page;
  page.start("en", "play nimmt");
  page.act("set panels 1");
  page.app->watch(true);
  size(page, 1440, 900);
  page.answer_all();
  page.app->shown_all_but(0, false);
  const auto before = page.app->announced_lines(40);
  page.tap(page.actions("hand.").front());
  page.tap("play");
  page.answer_all();
  REQUIRE(page.app->animating());
  CHECK(page.app->announced_lines(40) == before);
  const auto updates = page.app->take_updates();
  REQUIRE(updates.size() > 3);
  page.app->shown_all_but(0, false);
  const auto after = page.app->announced_lines(40);
  REQUIRE(after.size() > before.size());
  CHECK(page.app->announced_lines(2) == std::vector(after.end() - 2, after.end()));
}

}  // namespace tablee::app
