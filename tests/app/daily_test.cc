// The deal of the day: one try that counts, days in a row, days that were.

#include <catch2/catch_test_macros.hpp>

#include "table/outcome.h"
#include "tests/app/played_page.h"
#include "web/app/storage/daily.h"

namespace tablee::app {

TEST_CASE("The deal of the day: the same for everyone, one try that counts", "[daily]") {
  for (const std::string kind : {"nimmt", "surprend", "nothanks"}) {
    std::string first;
    for (const int seed : {5, 900}) {
      FakePage page;
      page.last_first = seed == 900;
      page.start("en", "", seed);
      page.tap("daily");
      page.tap("daily." + kind + ".play");
      // No advice, and no trying out.
      for (int step = 0; step < 3; ++step) {
        page.answer_all();
        CHECK(page.find("hint") == nullptr);
        const auto cards = page.actions("hand.");
        if (cards.empty()) break;
        page.tap(cards.front());
        page.tap("play");
      }
      page.tap("menu");
      CHECK(page.find("share.deal") == nullptr);
      page.act("back");
      CHECK(text_of(page, "title") == "Deal of the day");
      play_until(page, "rematch");
      page.tap("daily.share");
      const std::string text(*page.told.at("share").string_at("text"));
      INFO(text);
      CHECK(text.find("Tablée, deal of the day (21 November 2026)") == 0);
      // A square a trick, or a card taken, of the colour of what it cost; the words count them too.
      const Match& match = page.app->model().session->match();
      const Outcome outcome = outcome_of(match, 0);
      std::string squares;
      for (const int cost : outcome.costs.front())
        squares += cost <= 0 ? "🟩" : cost < 5 ? "🟨" : cost < 10 ? "🟧" : "🟥";
      CHECK(text.find("\n" + squares + "\n") != std::string::npos);
      CHECK(text.find(kind == "nothanks" ? "Cards taken: " : " turns free of heads; worst: ") !=
            std::string::npos);
      if (first.empty()) first = text;
      CHECK(text == first);
      page.tap("leave");
      page.tap("daily");
      CHECK(page.find("daily." + kind + ".play") == nullptr);
      const std::string score = text_of(page, "daily." + kind + ".score");
      CHECK(text.find(score) != std::string::npos);
      // Among the last days it stands at the end, before how many were won.
      CHECK(text_of(page, "days.head.7") == "the 21st");
      CHECK(text.find(" " + text_of(page, "days." + kind + ".7") + " ") != std::string::npos);
      CHECK(text_of(page, "days." + kind + ".6") == "–");
      page.tap("daily." + kind + ".again");
      // Now it is practice, and the title says so.
      CHECK(text_of(page, "title") == "Deal of the day, for practice");
      play_until(page, "rematch");
      CHECK(page.find("daily.share") == nullptr);
      CHECK(page.find("practice") != nullptr);
      page.tap("rematch");
      CHECK(text_of(page, "title") == "Deal of the day, for practice");
      play_until(page, "rematch");
      page.tap("leave");
      page.tap("daily");
      CHECK(text_of(page, "daily." + kind + ".score") == score);
      page.tap("daily." + kind + ".look");
      CHECK(page.app->model().screen_id() == ScreenId::replay);
    }
  }
}

TEST_CASE("The link of a deal of the day gives that day's deal on any other day", "[daily]") {
  FakePage page;
  page.start("en");
  page.tap("daily");
  page.tap("daily.nimmt.play");
  play_until(page, "rematch");
  const std::string link = link_of(page, "daily.share");
  const auto& deals = page.app->model().session->match().record().deals;
  const auto open_on = [&](FakePage& friends, std::string_view day) {
    friends.start("en", "", 900);
    friends.app->receive(R"({"on":"today","now":")" + std::string(day) + R"("})");
    open_link(friends, link);
    CHECK(text_of(friends, "title") == "Deal of the day");
  };
  const auto begun = [&](FakePage& friends) -> const Session& {
    friends.tap("link.play");
    const Session& session = *friends.app->model().session;
    CHECK(session.match().record().deals == deals);
    CHECK(session.match().setup().date == "2026-11-21");
    return session;
  };
  SECTION("on that day it counts, once") {
    FakePage friends;
    open_on(friends, "2026-11-21");
    CHECK(text_of(friends, "about").find("the first try counts") != std::string::npos);
    CHECK_FALSE(begun(friends).match().setup().practice);
    play_until(friends, "rematch");
    open_link(friends, link);
    CHECK(text_of(friends, "about").find("practice") != std::string::npos);
    CHECK(begun(friends).match().setup().practice);
  }
  SECTION("on any other it is practice") {
    for (const char* day : {"2026-11-20", "2026-11-22", "2031-02-28"}) {
      FakePage friends;
      open_on(friends, day);
      CHECK(text_of(friends, "about") == "21 November 2026: another day’s deal, for practice.");
      CHECK(begun(friends).match().setup().practice);
    }
  }
  SECTION("no other deal is taken for one") {
    FakePage friends;
    friends.start("en", "play nimmt", 5);
    play_until(friends, "rematch");
    open_link(friends, link_of(friends, "share.deal"));
    CHECK(text_of(friends, "title").find("The same deal for you") == 0);
  }
}

TEST_CASE("Days in a row: those that reach today or yesterday, and the most there were",
          "[daily]") {
  const auto now = [](std::vector<std::string> days, std::string_view today) {
    const Streak streak = streak_of(days, today);
    return std::to_string(streak.now) + " of " + std::to_string(streak.best);
  };
  CHECK(now({}, "2026-11-21") == "0 of 0");
  CHECK(now({"2026-11-21"}, "2026-11-21") == "1 of 1");
  CHECK(now({"2026-10-31", "2026-11-01", "2026-11-02", "2026-11-21"}, "2026-11-21") == "1 of 3");
  CHECK(now({"2026-11-19", "2026-11-20"}, "2026-11-21") == "2 of 2");
  CHECK(now({"2026-11-18", "2026-11-19"}, "2026-11-21") == "0 of 2");
  CHECK(now({"2026-12-31", "2027-01-01"}, "2027-01-01") == "2 of 2");
  CHECK(now({"2026-11-21"}, "") == "0 of 1");
}

TEST_CASE("An earlier day is played for practice, and stored", "[daily]") {
  FakePage page;
  page.start("en");
  page.tap("daily");
  page.tap("day.before");
  CHECK(text_of(page, "about") == "20 November 2026: another day’s deal, for practice.");
  page.tap("day.before");
  CHECK(text_of(page, "about").find("19 November 2026") == 0);
  page.tap("day.after");
  page.tap("daily.nothanks.again");
  const auto setup = [&] { return page.app->model().session->match().setup(); };
  for (int time = 0; time < 2; ++time) {
    CHECK(setup().practice);
    CHECK(setup().date == "2026-11-20");
    play_until(page, "rematch");
    CHECK(text_of(page, "practice") == "Practice match");
    CHECK(page.find("streak") == nullptr);
    if (time == 0) page.tap("rematch");
  }
  const int points = page.app->model().session->match().sheet().totals.front();
  page.tap("leave");
  page.tap("daily");
  // Practice makes no day of a row.
  CHECK(page.find("streak") == nullptr);
  CHECK(
      page.app->words(page.find("day.2026-11-20")->hint).find(" " + std::to_string(points) + " ") !=
      std::string::npos);
  page.tap("day.2026-11-20");
  CHECK(text_of(page, "daily.nothanks.score").find(std::to_string(points)) == 0);
  CHECK(page.find("daily.nothanks.again") != nullptr);
  // One step back, or forwards, is today, where the first try still counts.
  page.act("back");
  CHECK(page.find("daily.nothanks.play") != nullptr);
  page.tap("day.before");
  page.tap("day.after");
  CHECK(page.app->model().screen_id() == ScreenId::daily);
  CHECK(page.app->model().path.depth() == 2);
  page.tap("daily.nothanks.play");
  CHECK_FALSE(setup().practice);
  play_until(page, "rematch");
  CHECK(text_of(page, "streak") == "Days in a row: 1 (best: 1)");
  page.tap("leave");
  page.tap("daily");
  CHECK(text_of(page, "streak") == "Days in a row: 1 (best: 1)");
  // Tomorrow it may go on; the day after it is over.
  page.app->receive(R"({"on":"today","now":"2026-11-22"})");
  CHECK(text_of(page, "streak") == "Days in a row: 1 (best: 1)");
  page.app->receive(R"({"on":"today","now":"2026-11-23"})");
  CHECK(text_of(page, "streak") == "Days in a row: 0 (best: 1)");
}

TEST_CASE("Deleting the sheet of the day gives no second try", "[daily]") {
  FakePage page;
  page.start("en");
  page.tap("daily");
  page.tap("daily.nothanks.play");
  play_until(page, "rematch");
  const std::string key = page.app->model().session->key();
  page.tap("leave");
  page.tap("sheets");
  page.act("sheet_delete " + key);
  REQUIRE_FALSE(page.sheet(key).ok());
  page.reload();
  page.tap("daily");
  CHECK(page.find("daily.nothanks.play") == nullptr);
  CHECK(page.find("daily.nimmt.play") != nullptr);
  page.tap("daily.nothanks.again");
  CHECK(page.app->model().session->match().setup().practice);
}

}  // namespace tablee::app
