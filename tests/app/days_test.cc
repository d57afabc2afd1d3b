// Days that pass: tries of the deal of the day, and midnight.

#include <catch2/catch_test_macros.hpp>
// fake_page.h uses the macros.
#include "tests/app/fake_page.h"
#include "web/app/storage/daily.h"

namespace tablee::app {

TEST_CASE("tries are remembered for some days, and no longer") {
  FakePage page;
  page.start("en");
  Model model(page, all_screens());
  for (int day = 10; day < 30; ++day)
    note_daily(model, daily_key("2026-11-" + std::to_string(day), "nimmt"));
  CHECK(daily_counted(model, daily_key("2026-11-29", "nimmt")));
  CHECK(daily_counted(model, daily_key("2026-11-20", "nimmt")));
  CHECK_FALSE(daily_counted(model, daily_key("2026-11-10", "nimmt")));
}

TEST_CASE("midnight: the date changes without a reload, an attempt in progress keeps its own") {
  FakePage page;
  page.start("en");
  const auto today = [&](std::string_view day) {
    page.app->receive(R"({"on":"today","now":")" + std::string(day) + R"("})");
  };
  page.act("go daily");
  const auto about = [&] { return page.app->words(page.find("about")->text); };
  CHECK(about().starts_with("21 November 2026"));
  const int before = page.app->items_revision();
  today("2026-11-22");
  CHECK(page.app->items_revision() != before);
  CHECK(about().starts_with("22 November 2026"));
  page.act("daily nimmt");
  today("2026-11-23");
  CHECK(page.app->model().session->match().setup().date == "2026-11-22");
  CHECK(page.app->model().session->key() == daily_key("2026-11-22", "nimmt"));
  page.act("go home");
  CHECK(page.app->words(page.find("resume.where")->hint).ends_with("yesterday"));
  // A clock without a valid date leaves the last one.
  for (const char* none : {"12026-11-22", "NaN-NaN-NaN", "", "2026-02-30"}) today(none);
  CHECK(page.app->model().today == "2026-11-23");
}

}  // namespace tablee::app
