// One's rounds compared with the levels in the same seat.

#include <catch2/catch_test_macros.hpp>

#include "tests/app/laid_table.h"
#include "tests/app/played_page.h"

namespace tablee::app {
namespace {

std::string words(const FakePage& page, std::string_view id) {
  const Item* item = page.find(id);
  return item ? page.app->words(item->text) : "";
}

// Answers that many questions of the comparison by the first legal move.
void answer_first(FakePage& page, int most) {
  for (; !page.lines.empty() && most > 0; --most)
    page.answer_randomly([](std::size_t) { return 0; });
}

}  // namespace

TEST_CASE("after a round the levels play the same seat, and nothing waits for it", "[comparison]") {
  FakePage page;
  page.start("en");
  page.tap("game.nimmt.play");
  CHECK(page.find("compare") == nullptr);
  play_until(page, "next");
  const int round = static_cast<int>(page.app->model().session->match().record().deals.size());
  const auto points = page.app->model().session->match().sheet().rounds.back();
  REQUIRE(page.find("compare"));
  CHECK(page.find("compare")->action == Action(Verb::compare, round));
  page.tap("compare");
  REQUIRE(page.app->model().screen_id() == ScreenId::comparison);
  // One question at a time, and one's own result is there at once.
  CHECK(page.lines.size() == 1);
  CHECK(words(page, "progress") == "Played again: 0%");
  CHECK(words(page, "compared.0").starts_with("You: " + std::to_string(points[0])));
  CHECK(page.find("compared.0")->on);
  CHECK(page.actions("compared.").empty());
  CHECK(page.find("compared.1") == nullptr);
  answer_first(page, 30);
  // It is stopped, and goes on.
  page.tap("run");
  answer_first(page, 3);
  CHECK(page.lines.empty());
  page.tap("run");
  CHECK(page.lines.size() == 1);
  // The worker is lost: a sentence says so until the same question is answered.
  page.app->receive(R"({"on":"worker","state":"lost"})");
  CHECK(words(page, "progress").starts_with("The bots’ program has stopped"));
  CHECK(page.lines.size() == 2);
  answer_first(page, 2);
  CHECK(words(page, "progress").starts_with("Played again: "));
  // The table goes on at once.
  page.act("back");
  page.tap("next");
  page.answer_all();
  CHECK_FALSE(page.actions("hand.").empty());
}

TEST_CASE("after a match the luck of the deals stands apart from the choices", "[comparison]") {
  FakePage page;
  page.start("en");
  play_match(page, "nothanks");
  page.tap("compare");
  CHECK(page.find("luck.deal") == nullptr);
  answer_first(page, 1'000'000);
  CHECK(page.find("progress") == nullptr);
  CHECK(page.find("run") == nullptr);
  CHECK(words(page, "luck.deal").starts_with("The deal "));
  CHECK(words(page, "luck.choices").starts_with("Your choices "));
  int last = -1000;
  int lines = 0;
  for (const Item& item : page.app->items()) {
    CHECK_FALSE(contains(page.app->words(item.text), "⟨"));
    if (!item.id.starts_with("compared.")) continue;
    const Comparison& all = *page.app->model().comparer.comparison();
    const int seat = data_of<SeatOf>(item)->seat;
    const int points = seat == 0 ? all.own() : *all.points(static_cast<std::size_t>(seat) - 1);
    CHECK(points >= last);
    last = points;
    ++lines;
  }
  CHECK(lines == 6);
  // From the stored sheet the same comparison is still there.
  page.act("back");
  page.tap("leave");
  page.tap("sheets");
  page.tap(page.actions("sheet.").front());
  page.tap("compare");
  CHECK(page.app->model().screen_id() == ScreenId::comparison);
  CHECK(page.lines.empty());
}

TEST_CASE("several people's rounds are not compared", "[comparison]") {
  FakePage page;
  page.start("en");
  page.tap("game.nimmt.setup");
  page.seat(1, "person");
  page.tap("start");
  play_until(page, "next");
  CHECK(page.find("compare") == nullptr);
}

}  // namespace tablee::app
