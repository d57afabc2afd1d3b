// Sheets and their statistics: named, found, deleted, brought back, sent out and read in again.

#include <catch2/catch_test_macros.hpp>

#include "table/only_person.h"
#include "tests/app/picked.h"
#include "tests/app/played_page.h"
#include "web/app/screens/parts.h"

namespace tablee::app {
namespace {

// The id of the row that is marked as the user's; empty: none.
std::string own_row(const FakePage& page, std::string_view table) {
  for (const Item& item : page.app->items())
    if (item.role == Role::header && item.on && item.id.starts_with(table))
      return item.id.substr(0, item.id.rfind('.'));
  return {};
}

}  // namespace

TEST_CASE("A sheet is named, found, deleted and put back with its match", "[sheets]") {
  FakePage page;
  page.start("fr");
  play_match(page);
  page.tap("leave");
  page.tap("sheets");
  const std::string key = page.actions("sheet.2").front();
  page.tap(key);
  page.type("name", "  Noël chez Ann ");
  CHECK(page.sheet(key)->title == "Noël chez Ann");
  page.tap("back");
  page.type("search", "ANN 6 qui");
  CHECK(page.actions("sheet.2").size() == 1);
  page.type("search", "Ann 7");
  CHECK(page.actions("sheet.2").empty());
  CHECK(page.find("sheets.none") != nullptr);
  for (const char* date : {"21/11/2026", "21.11.2026", "2026-11-21", "21 novembre"}) {
    page.type("search", date);
    CHECK(page.actions("sheet.2").size() == 1);
  }
  page.type("search", "");
  page.tap(key);
  const auto before = page.stored;
  page.tap("sheet.delete");
  CHECK(count_keys(page, "sheets.") == 0);
  CHECK(count_keys(page, "replay.") == 0);
  page.tap("sheets.restore");
  CHECK(page.stored == before);
  CHECK_FALSE(page.find("sheets.restore"));
  // A screen opened over the sheets keeps the offer; a restart of the sheets drops it.
  page.tap(key);
  page.tap("sheet.delete");
  page.act("go settings");
  page.tap("back");
  CHECK(page.find("sheets.restore"));
  page.act("go home");
  page.tap("sheets");
  CHECK_FALSE(page.find("sheets.restore"));
}

TEST_CASE("A sheet that was deleted comes back beside what was written meanwhile", "[sheets]") {
  FakePage page;
  page.start("fr");
  play_match(page);
  page.tap("leave");
  page.tap("sheets");
  page.tap(page.actions("sheet.2").front());
  page.tap("sheet.delete");
  page.tap("pad");
  page.tap("kind.nothanks");
  page.tap("pad.3.remove");
  page.tap("pad_start");
  page.type("pad.0.cards", "3 7-8");
  page.tap("pad_note");
  page.tap("back");
  REQUIRE(page.actions("sheet.2").size() == 1);
  page.tap("sheets.restore");
  CHECK(page.actions("sheet.2").size() == 2);
}

TEST_CASE("An exported file can be imported; nothing is imported partly", "[sheets]") {
  FakePage page;
  page.start("en");
  play_match(page);
  page.tap("leave");
  play_match(page, "nothanks");
  page.tap("leave");
  page.tap("sheets");
  const auto picked = [&](std::string_view text) {
    page.app->receive(test::picked(text));
    return text_of(page, "report");
  };
  for (const std::string way : {"export.json", "export.csv"}) {
    page.tap(way);
    const std::string file(*page.told.at("download").string_at("text"));
    const auto before = page.stored;
    picked(file.substr(0, file.size() / 2));
    // A table is shown with what is missing; an archive is refused.
    if (way == "export.csv") page.tap("preview.cancel");
    CHECK(text_of(page, "report").find("othing was added") != std::string::npos);
    CHECK(page.stored == before);
    CHECK(picked(file) == "0 sheets added, 2 here already.");
    if (way == "export.csv") continue;
    for (const std::string& key : page.actions("sheet.2")) {
      page.tap(key);
      page.tap("sheet.delete");
    }
    CHECK(count_keys(page, "sheets.") == 0);
    // Nothing counts before somebody has looked at it.
    picked(file);
    CHECK(count_keys(page, "sheets.") == 0);
    page.tap("import.add");
    CHECK(text_of(page, "report") == "2 sheets added, 0 here already.");
    CHECK(count_keys(page, "replay.") == 2);
  }
  page.tap("import");
  CHECK(page.told.count("pick") == 1);
  CHECK(picked("game,round,player,points\nnimmt,1,Ann,x\n") ==
        "Line 2: “x” does not belong in the column “points”. Nothing was added.");
}

TEST_CASE("Statistics count finished matches, not practice", "[sheets]") {
  FakePage page;
  page.start("en");
  page.tap("sheets");
  CHECK(page.find("statistics") == nullptr);
  page.tap("back");
  play_match(page);
  page.tap("leave");
  play_match(page, "nimmt", true);
  page.tap("leave");
  page.tap("sheets");
  page.tap("statistics");
  CHECK(text_of(page, "about") == "1 finished match, practice left out.");
  CHECK(text_of(page, own_row(page, "players") + ".0").ends_with(". You"));
  CHECK(text_of(page, "players.0.1") == "1");
  CHECK(page.find("duels.1.1") != nullptr);
  CHECK(page.find("averages") == nullptr);
  page.tap("back");
  page.tap("back");
  play_match(page);
  page.tap("leave");
  page.tap("sheets");
  page.tap("statistics");
  REQUIRE(data_of<ChartLine>(*page.find("averages.0")) != nullptr);
  CHECK(data_of<ChartLine>(*page.find("averages.0"))->figures.size() > 1);
  CHECK(data_of<ChartScale>(*page.find("averages"))->divisor == 10);
}

TEST_CASE("A finished sheet has places, the best first, and shows which row is the user's",
          "[sheets]") {
  for (const char* game : {"nimmt", "nothanks"}) {
    INFO(game);
    FakePage page;
    page.start("en");
    play_match(page, game);
    const auto check_table = [&](std::string_view table, int least) {
      int place = 0, rows = 0;
      for (const Item& item : page.app->items()) {
        if (item.role != Role::header || !item.id.starts_with(table) ||
            item.id.find(".head") != std::string::npos)
          continue;
        const std::string text = page.app->words(item.text);
        const int own = std::stoi(text);
        CHECK(text.substr(0, text.find(' ')) == std::to_string(own) + ".");
        CHECK(own >= place);
        CHECK(item.on == text.ends_with(" You"));
        place = own;
        ++rows;
      }
      CHECK(rows >= least);
      CHECK(place <= rows);
    };
    check_table("scores.", 4);
    page.tap("leave");
    page.tap("sheets");
    const std::string key = page.actions("sheet.2").front();
    const auto sheet = page.sheet(key);
    const auto own = only_person(sheet->players);
    REQUIRE(own);
    const std::string hint = page.app->words(page.find(key)->hint);
    INFO(hint);
    CHECK(hint.starts_with("Place " + std::to_string(sheet->places[*own]) + " of " +
                           std::to_string(sheet->players.size()) + " · "));
    const auto names = seat_names(sheet->players, text::Language::en);
    std::size_t at = 0;
    for (const std::size_t seat : seats_by_place(*sheet)) {
      const std::size_t found =
          hint.find(names[seat] + " " + std::to_string(sheet->totals[seat]), at);
      CHECK(found != std::string::npos);
      at = found;
    }
    page.tap("statistics");
    check_table("players.", 2);  // bots of a level are one line
  }
}

TEST_CASE("Statistics of nothing offer a match to play", "[sheets]") {
  FakePage page;
  page.start("en");
  play_match(page, "nimmt", true);
  page.tap("leave");
  page.tap("sheets");
  page.tap("statistics");
  CHECK(page.find("players") == nullptr);
  CHECK(text_of(page, "statistics.none") ==
        "Nothing to count yet: finish a match that is not practice.");
  CHECK(page.find("table.nimmt")->role == Role::region);
  page.tap("statistics.play");
  CHECK(page.app->model().screen_id() == ScreenId::table);
}

TEST_CASE("What can be shared unfolds below its button, which says so", "[sheets]") {
  FakePage page;
  page.start("en");
  play_match(page);
  page.tap("leave");
  page.tap("sheets");
  page.tap(page.actions("sheet.2").front());
  for (const bool open : {false, true, false}) {
    INFO(open);
    CHECK(page.find("share")->role == Role::disclosure);
    CHECK(page.find("share")->on == open);
    CHECK((page.find("share.picture") != nullptr) == open);
    page.tap("share");
  }
}

TEST_CASE("A winner is named, in words that fit a name and \"you\"", "[sheets]") {
  FakePage page;
  page.start("fr");
  play_match(page, "nimmt");
  const Match& match = page.app->model().session->match();
  const auto winners = match.sheet().winners;
  const std::string told = text_of(page, "winner");
  INFO(told);
  if (winners.size() > 1)
    CHECK(told.find("Victoire partagée\u00A0: ") == 0);
  else if (winners.front() == 0)
    CHECK(told == "Vous avez gagné\u00A0!");
  else
    CHECK(told.find(" l’emporte\u00A0!") != std::string::npos);
  CHECK(is_you(match.seats(), 0));
  auto seats = match.seats();
  seats[0].name = "Nina";
  CHECK_FALSE(is_you(seats, 0));
  seats[0].name.clear();
  seats[1].bot.clear();
  CHECK_FALSE(is_you(seats, 0));
}

TEST_CASE("A result goes out as a picture, with what it shows in words", "[sheets]") {
  FakePage page;
  page.start("en");
  play_match(page, "nothanks");
  const Sheet sheet = page.app->model().session->match().sheet();
  for (const bool stored : {false, true}) {
    if (stored) {
      page.tap("leave");
      page.tap("sheets");
      page.tap(page.actions("sheet.2").front());
    }
    page.told.erase("picture");
    CHECK(page.find("share.picture") == nullptr);
    share(page, "share.picture");
    const json::Value& shown = page.told.at("picture");
    CHECK(*shown.string_at("name") == "tablee-2026-11-21.png");
    const auto& rows = *shown.array_at("rows");
    REQUIRE(rows.size() == sheet.players.size());
    const std::string_view text = *shown.string_at("text");
    CHECK(text.starts_with(*shown.string_at("title")));
    int last = -1000;
    for (const json::Value& row : rows) {
      const auto total = static_cast<int>(*row.integer_at("total", -1000, 1000));
      CHECK(total >= last);
      last = total;
      CHECK(text.find(std::string(*row.string_at("line")) + ", " +
                      std::string(*row.string_at("points"))) != std::string::npos);
    }
    // The receiver is not the player.
    CHECK(text.find("You") == std::string::npos);
    CHECK(text.find(". Me, ") != std::string::npos);
    page.app->receive(R"({"on":"shared","picture":"told"})");
    CHECK(page.find("notice") != nullptr);
  }
}

}  // namespace tablee::app
