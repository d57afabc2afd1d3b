// The rules as they are opened in the middle of a match: what the table asks, and back to it.

#include <catch2/catch_test_macros.hpp>

#include "tests/app/laid_table.h"

namespace tablee::app {
namespace {

std::string ids(const FakePage& page) {
  std::string all;
  for (const Item& item : page.app->items()) all += item.id + " ";
  return all;
}

void open_rules(FakePage& page) {
  page.app->act("go pause");
  page.tap("rules");
}

}  // namespace

TEST_CASE("the rules open at what the table asks, and lead back to it in one step") {
  const Record plain = golden_record("nimmt", {{"players", 4}, {"special", 0}, {"profi", 0}});
  FakePage page;
  lay_before(page, plain, first_move(plain, "row "), "en");
  const std::string table = ids(page);
  open_rules(page);
  // A card is too low: that, its example and nothing else, in sight at once.
  CHECK(page.find("topics.low")->on);
  CHECK(page.find("rules.nimmt.9") != nullptr);
  CHECK(page.find("try.nimmt.10.1") != nullptr);
  CHECK(page.find("rules.nimmt.1") == nullptr);
  CHECK(page.find("learn.nimmt") == nullptr);
  page.tap("topics.all");
  CHECK(page.find("rules.nimmt.1") != nullptr);
  CHECK(page.app->words(page.find("back")->text) == "Back to the table");
  page.tap("back");
  CHECK(page.app->model().screen_id() == ScreenId::table);
  CHECK(ids(page) == table);
}

TEST_CASE("what is asked at a table stands before the lessons; another question is a tap away") {
  const Record plain = golden_record("nimmt", {{"players", 4}, {"special", 0}, {"profi", 0}});
  FakePage page;
  lay_before(page, plain, 0, "fr");
  open_rules(page);
  CHECK(page.find("topics.all")->on);
  const std::string all = ids(page);
  CHECK(all.find("topics.end") < all.find("rules.nimmt.1 "));
  CHECK(all.find("rules.nimmt.1 ") < all.find("learn.nimmt "));
  CHECK(page.find("topics.when") == nullptr);  // no special cards here
  page.tap("topics.end");
  CHECK(page.app->words(page.find("rules.nimmt.13")->text).find("66 tout juste") !=
        std::string::npos);
  // Whoever searches, searches everything.
  page.type("search", "jeton");
  CHECK(page.find("topics.end") == nullptr);
  CHECK(page.find("rules.nothanks.4") != nullptr);
  page.type("search", "");
  CHECK(page.find("topics.end")->on);
  // Opened anew, nothing is left over; from home there is no table to ask.
  page.tap("back");
  open_rules(page);
  CHECK(page.find("topics.all")->on);
  page.app->act("go home");
  page.tap("rules");
  CHECK(page.find("topics.all") == nullptr);
  CHECK(page.app->words(page.find("back")->text) == "Retour");
  page.app->act("go table");
  CHECK(page.app->model().screen_id() == ScreenId::home);
}

TEST_CASE("an example that is played leads back to the question it stood beside") {
  const Record plain = golden_record("nimmt", {{"players", 4}, {"special", 0}, {"profi", 0}});
  FakePage page;
  lay_before(page, plain, first_move(plain, "row "), "en");
  open_rules(page);
  page.tap("try.nimmt.10.1");
  REQUIRE(page.app->model().lesson.has_value());
  page.app->act("lesson_rules");
  // By ear one goes on reading there, too.
  CHECK(page.app->screen_message().find(R"("focus":"try.nimmt.10.1")") != std::string::npos);
  CHECK(page.find("topics.low")->on);
  page.tap("back");
  CHECK(page.app->model().screen_id() == ScreenId::table);
  CHECK_FALSE(page.app->model().lesson.has_value());
  CHECK(page.find("row.1") != nullptr);
}

TEST_CASE("tables with special cards are asked about them first, and about the plain rules") {
  const Record special = golden_record("nimmt", {{"players", 4}, {"special", 1}});
  FakePage page;
  lay_before(page, special, first_move(special, "place"), "en");
  open_rules(page);
  CHECK(page.find("topics.when")->on);
  CHECK(page.find("rules.surprend.5") != nullptr);
  page.tap("topics.low");
  CHECK(page.find("rules.nimmt.9") != nullptr);
}

}  // namespace tablee::app
