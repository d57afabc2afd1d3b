// While the deferred part is loading: play goes on, other actions are carried out afterwards.
#include <catch2/catch_test_macros.hpp>

#include "tests/app/fake_page.h"

namespace tablee::app {
namespace {

void begin_without_the_second_half(FakePage& page) {
  page.app->receive(
      R"({"on":"start","lang":"fr","wanted":"","seed":"5","now":"2026-11-21","whole":false})");
}
bool asked_for_it(FakePage& page) { return page.told.erase("whole") > 0; }
void is_whole(FakePage& page) { page.app->receive(R"({"on":"whole"})"); }

// Takes the first choice until nothing can be decided.
void play_round(FakePage& page) {
  for (int step = 0; step < 300; ++step) {
    page.answer_all();
    const Match& match = page.app->model().session->match();
    if (match.over() || match.needs_deal()) return;
    for (const std::string_view group : {"hand.", "row.", "no", "take"}) {
      const auto ids = page.actions(group);
      if (ids.empty()) continue;
      page.act(page.find(ids.front())->action, true);
      break;
    }
  }
  FAIL("the round does not end");
}

}  // namespace

TEST_CASE("Other actions than play wait for the whole program, and are carried out then",
          "[whole]") {
  FakePage page;
  begin_without_the_second_half(page);
  page.act("go rules", false);
  CHECK(asked_for_it(page));
  CHECK(page.app->model().screen_id() == ScreenId::home);
  is_whole(page);
  CHECK(page.app->model().screen_id() == ScreenId::rules);
}

TEST_CASE("A user who has begun a match meanwhile stays at it", "[whole]") {
  FakePage page;
  begin_without_the_second_half(page);
  page.act("go settings", false);
  page.act("play nimmt", false);
  is_whole(page);
  CHECK(page.app->model().screen_id() == ScreenId::table);
}

TEST_CASE("Where there is nothing to go on with, going on waits as well", "[whole]") {
  FakePage page;
  page.app->receive(
      R"({"on":"start","lang":"fr","wanted":"continue","seed":"5","now":"2026-11-21","whole":false})");
  CHECK(asked_for_it(page));
  CHECK(page.app->model().screen_id() == ScreenId::home);
  is_whole(page);
  CHECK(page.app->model().screen_id() == ScreenId::home);
}

TEST_CASE("A match begins without the deferred part; another one beside it waits", "[whole]") {
  FakePage page;
  begin_without_the_second_half(page);
  page.act("play nimmt", false);
  CHECK_FALSE(asked_for_it(page));
  REQUIRE(page.app->model().session);
  page.act("play nothanks", false);
  CHECK(asked_for_it(page));
  CHECK(page.app->model().session->match().setup().game->id() == "nimmt");
  is_whole(page);
  CHECK(page.app->model().session->match().setup().game->id() == "nothanks");
  CHECK(page.app->model().matches.list().size() == 2);
}

TEST_CASE("A table with special cards waits for the deferred part, which contains all of them",
          "[whole]") {
  FakePage page;
  begin_without_the_second_half(page);
  page.act("play nimmt special", false);
  CHECK(asked_for_it(page));
  CHECK_FALSE(page.app->model().session);
  is_whole(page);
  REQUIRE(page.app->model().session);
  CHECK(page.find("stock") != nullptr);
}

TEST_CASE("The sheet of a round waits for the deferred part, and is stored once it can be shown",
          "[whole]") {
  for (const char* game : {"nimmt", "nothanks"}) {
    INFO(game);
    FakePage page;
    begin_without_the_second_half(page);
    page.act(std::string("play ") + game, false);
    play_round(page);
    CHECK(asked_for_it(page));
    CHECK(text_of(page, "prompt") == "Un instant, la feuille de score arrive…");
    CHECK(page.find("next") == nullptr);
    CHECK(page.find("rematch") == nullptr);
    const std::string key = page.app->model().session->key();
    CHECK_FALSE(page.sheet(key).ok());
    is_whole(page);
    CHECK(text_of(page, "prompt").empty());
    CHECK((page.find("next") != nullptr || page.find("rematch") != nullptr));
    REQUIRE(page.sheet(key).ok());
    CHECK(page.sheet(key)->rounds.size() == 1);
  }
}

}  // namespace tablee::app
