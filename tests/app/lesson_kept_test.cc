// Lessons are stored: the step of the one that was left, and those that were finished.

#include "tests/app/taken_lesson.h"

namespace tablee::app {

TEST_CASE("a lesson that was left is offered again at its step, and a finished one is marked") {
  FakePage page;
  page.start("en");
  page.act("lesson nimmt first");
  for (int step = 0; step < 2; ++step) {
    hear_all(page);
    page.act(wanted(page)->action);
    page.act(wanted(page)->action);
  }
  REQUIRE(page.app->model().lesson_step() == 2);
  page.act("go pause");
  CHECK(text_of(page, "kept").find("wait at this step") != std::string::npos);
  page.tap("leave");
  CHECK_FALSE(page.app->model().lesson.has_value());
  page.act("go rules");
  CHECK(text_of(page, "lesson.resume") == "Continue the lesson – The rules: 3 of 5");
  page.tap("lesson.resume");
  REQUIRE(page.app->model().lesson.has_value());
  CHECK(page.app->model().lesson_step() == 2);
  for (hear_all(page); wanted(page); hear_all(page)) page.act(wanted(page)->action);
  page.tap("leave");
  page.act("go lessons");
  CHECK(page.find("lesson.resume") == nullptr);
  CHECK(page.app->words(page.find("learn.nimmt.first")->hint) == "Finished");
  CHECK(page.find("learn.nimmt.full")->hint.empty());
}

TEST_CASE("a reload in a lesson comes back to its step; one elsewhere does not") {
  FakePage page;
  page.start("en");
  page.act("play nimmt");
  page.act("go home");
  page.act("lesson nothanks gaps");
  for (hear_all(page); page.app->model().lesson_step() < 1; hear_all(page))
    page.act(wanted(page)->action);
  const auto come_back = [&] {
    page.app = std::make_unique<App>(page, page);
    page.lines.clear();
    page.start("en", "continue");
  };
  come_back();
  REQUIRE(page.app->model().lesson.has_value());
  CHECK(page.app->model().lesson->lesson->id == "gaps");
  CHECK(page.app->model().lesson_step() == 1);
  // Left for home, the lesson waits, and a reload at a match leads to the match.
  page.act("go home");
  page.tap("resume.go");
  come_back();
  CHECK_FALSE(page.app->model().lesson.has_value());
  CHECK(page.app->model().screen_id() == ScreenId::table);
  page.act("go rules");
  page.tap("lesson.resume");
  CHECK(page.app->model().lesson_step() == 1);
  // A tab that was closed in the lesson opens at home, and the lesson still waits.
  page.app = std::make_unique<App>(page, page);
  page.start("en");
  CHECK_FALSE(page.app->model().lesson.has_value());
  come_back();
  CHECK_FALSE(page.app->model().lesson.has_value());
  // An example of the rules takes no lesson's place.
  page.act("go home");
  page.act("go rules");
  page.tap("try.nimmt.8.1");
  page.act("lesson_rules");
  CHECK(text_of(page, "lesson.resume").find("Narrow and wide gaps") != std::string::npos);
}

TEST_CASE("stored lessons that make no sense are nothing") {
  for (const char* stored : {"", "1", "1 nimmt", "1 chess first 3", "1 nimmt nothing 1 x", "x y z",
                             "1 nimmt first 99 nimmt.first"}) {
    INFO(stored);
    FakePage page;
    page.stored["lessons"] = stored;
    page.start("en", "continue");
    page.act("go home");
    page.act("go lessons");
    CHECK(page.find("learn.nimmt.first") != nullptr);
  }
}

}  // namespace tablee::app
