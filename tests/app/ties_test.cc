// Ties at the end: a shared place is marked wherever places are shown.
#include <catch2/catch_test_macros.hpp>

#include "table/exchange.h"
#include "table/statistics.h"
#include "tests/app/fake_page.h"
#include "tests/app/picked.h"
#include "tests/engine/hand_sheet.h"
#include "web/app/summaries/standings.h"

namespace tablee::app {
namespace {

// Ann and Ben are level and best, Cem and Dora are level behind them.
Sheet level_sheet() {
  Sheet sheet = test::hand_sheet({{40, 30, 50, 20}, {30, 40, 30, 60}}, true);
  const char* names[] = {"Ann", "Ben", "Cem", "Dora"};
  for (std::size_t i = 0; i < sheet.players.size(); ++i) sheet.players[i].name = names[i];
  sheet.date = "2026-11-20";
  return sheet;
}

void take_in(FakePage& page, const Sheet& sheet) {
  page.app->receive(test::picked(write_archive({{sheet, {}}})));
  page.tap("import.add");
}

}  // namespace

TEST_CASE("places are shared where nothing parts equal totals", "[ties]") {
  const std::vector<int> totals{7, 3, 7, 12, 3};
  CHECK(places(totals, Goal::lowest) == std::vector<int>{3, 1, 3, 5, 1});
  // A game with a tie-break explains it; a remaining tie is shared all the same.
  CHECK(places(totals, Goal::lowest, {5, 1, 6, 9, 2}) == std::vector<int>{4, 2, 3, 5, 1});
  CHECK(places(totals, Goal::highest, {5, 1, 5, 0, 2}) == std::vector<int>{2, 5, 2, 1, 4});
}

TEST_CASE("who has won is who stands first, in every account of it", "[ties]") {
  const Sheet sheet = level_sheet();
  CHECK(sheet.places == std::vector<int>{1, 1, 3, 3});
  CHECK(sheet.winners == std::vector<int>{0, 1});
  for (const Standing& s : standings(sheet)) {
    CHECK(s.place == sheet.places[s.seat]);
    CHECK(s.shared);
  }
  Statistics statistics;
  statistics.add(sheet, {"Ann", "Ben", "Cem", "Dora"});
  const auto& all = statistics.players();
  CHECK(all[0].wins == 1);
  CHECK(all[0].shared == 1);
  CHECK(all[2].shared == 0);
  CHECK(all[0].against(1).level == 1);
  CHECK(all[0].against(1).ahead == 0);
  CHECK(all[0].against(2).ahead == 1);
  CHECK(all[2].against(3).level == 1);
  // One player alone on two seats shares with nobody.
  Statistics alone;
  alone.add(sheet, {"Ann", "Ann", "Cem", "Dora"});
  CHECK(alone.players().front().shared == 0);
}

TEST_CASE("a shared place is marked on the sheet, in statistics and in results sent", "[ties]") {
  struct Said {
    const char *language, *winners, *line, *level, *shared;
  };
  for (const Said& said :
       {Said{"en", "Shared win: Ann and Ben!", "3. Cem, tied",
             "Ben: ahead in 0 of 1 match, level in 1",
             "A shared win counts for everyone who shares it."},
        Said{"fr", "Victoire partagée\u00A0: Ann et Ben\u00A0!", "3. Cem, ex æquo",
             "Ben\u00A0: devant dans 0 partie sur 1, à égalité dans 1",
             "Une victoire partagée compte pour chacun."},
        Said{"de", "Geteilter Sieg: Ann und Ben!", "3. Cem, gleichauf",
             "Ben: in 0 von 1 Partien vorn, in 1 gleichauf",
             "Ein geteilter Sieg zählt für alle, die ihn teilen."}}) {
    INFO(said.language);
    FakePage page;
    page.start(said.language);
    page.tap("sheets");
    take_in(page, level_sheet());
    page.tap("statistics");
    CHECK(text_of(page, "shared") == said.shared);
    CHECK(text_of(page, "duels.1.1") == said.level);
    page.tap("back");
    page.tap(page.actions("sheet.2").front());
    CHECK(text_of(page, "winner") == said.winners);
    page.tap("share");
    page.tap("share.picture");
    const json::Value& picture = page.told.at("picture");
    CHECK(picture.array_at("rows")->at(2).string_at("line") == said.line);
    CHECK(picture.array_at("rows")->at(2).integer_at("place", 1, 9) == 3);
  }
}

TEST_CASE("a shared place is marked on the podium and in the standings", "[ties]") {
  FakePage page;
  page.start("en");
  page.tap("sheets");
  page.tap("pad");
  page.tap("kind.surprend");
  while (page.find("pad.2")) page.tap("pad.2.remove");
  page.tap("pad_start");
  for (const char* heads : {"8", "3"}) {
    for (const char* seat : {"0", "1"}) page.type("pad." + std::string(seat) + ".heads", heads);
    page.tap("pad_note");
  }
  CHECK(text_of(page, "podium.0") == "1. Player 1, tied");
  CHECK(text_of(page, "podium.1") == "1. Player 2, tied");
}

}  // namespace tablee::app
