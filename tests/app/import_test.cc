// The preview of an import: accepting, cancelling, questions, near-duplicates and unread lines.

#include <catch2/catch_test_macros.hpp>

#include "table/exchange.h"
#include "table/sheet_line.h"
#include "table/sheet_transfer.h"
#include "tests/app/picked.h"
#include "tests/app/played_page.h"

namespace tablee::app {
namespace {

const std::string kHead = "match;date;game;title;round;player;bot;points;over;practice\n";
const std::string kEvening =
    kHead +
    "1;2026-11-20;nimmt;Dim.;1;Zoë;;12;1;0\n1;2026-11-20;nimmt;Dim.;1;Ben;;3;1;0\n"
    "1;2026-11-20;nimmt;Dim.;2;Zoë;;7;1;0\n1;2026-11-20;nimmt;Dim.;2;Ben;;0;1;0\n";

// A file is chosen on the page of sheets.
void pick(FakePage& page, std::string_view text, std::string_view problem = {}) {
  page.app->receive(test::picked(text, problem));
}

void open_sheets(FakePage& page) {
  page.start("en");
  page.tap("sheets");
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

// All stored sheets, a line each.
std::string kept(FakePage& page) {
  std::string all;
  page.app->model().archive.oldest_first(
      [&](const Sheet& sheet) { all += write_sheet_line(sheet) + "\n"; });
  return all;
}

bool previews(const FakePage& page) {
  return page.app->model().screen_id() == ScreenId::import_preview;
}

}  // namespace

TEST_CASE("A file is previewed before anything is stored", "[import]") {
  FakePage page;
  open_sheets(page);
  pick(page, kEvening);
  REQUIRE(previews(page));
  CHECK(kept(page).empty());
  CHECK(text_of(page, "file") == "File: evening.csv");
  CHECK(text_of(page, "one").find("2 rounds, 2 players.") != std::string::npos);
  CHECK(text_of(page, "scores.0.0") == "2. Zoë");
  CHECK(text_of(page, "scores.0.3") == "19");
  page.tap("preview.cancel");
  CHECK(text_of(page, "report") == "Nothing was added.");
  CHECK(kept(page).empty());
  pick(page, kEvening);
  page.app->receive(R"({"on":"back"})");
  CHECK(kept(page).empty());
  pick(page, kEvening);
  page.tap("import.add");
  CHECK(text_of(page, "report") == "1 sheet added, 0 here already.");
  CHECK(kept(page) == "nimmt\t2026-11-20\to\tplayers=2\tZoë;Ben\t12,3;7,0\tDim.\n");
  // Once more: it is here.
  pick(page, kEvening);
  CHECK_FALSE(previews(page));
  CHECK(text_of(page, "report") == "0 sheets added, 1 here already.");
}

TEST_CASE("A file that was read after the sheets were left is ignored", "[import]") {
  FakePage page;
  open_sheets(page);
  pick(page, kEvening);
  // A second file replaces the first.
  pick(page, replaced(kEvening, "Ben", "Anna"));
  CHECK(text_of(page, "scores.1.0") == "1. Anna");
  page.tap("preview.cancel");
  CHECK(page.app->model().screen_id() == ScreenId::sheets);
  page.tap("back");
  pick(page, kEvening);
  CHECK(page.app->model().screen_id() == ScreenId::home);
  CHECK(kept(page).empty());
}

TEST_CASE("The progress of a long file is shown, announced once, and can be stopped", "[import]") {
  FakePage page;
  open_sheets(page);
  const auto reading = [&](int done) {
    page.told.clear();
    page.app->receive(R"({"on":"reading","name":"long.csv","done":)" + std::to_string(done) +
                      R"(,"all":8000})");
  };
  CHECK(page.find("import.stop") == nullptr);
  reading(100);
  CHECK(text_of(page, "reading") == "Reading “long.csv”: 100 of 8000 kB.");
  REQUIRE(page.told.count("say") == 1);
  CHECK(page.told.at("say").string_at("text") == "Reading “long.csv”: 100 of 8000 kB.");
  CHECK(page.told.at("say").boolean_at("logged") == false);
  reading(4000);
  CHECK(text_of(page, "reading") == "Reading “long.csv”: 4000 of 8000 kB.");
  CHECK(page.told.count("say") == 0);
  page.tap("import.stop");
  CHECK(page.told.count("stop_reading") == 1);
  CHECK(page.find("reading") == nullptr);
  CHECK(text_of(page, "report") == "Nothing was added.");
  // A report that was on its way, and the last message.
  reading(4001);
  page.app->receive(R"({"on":"reading","name":"","done":0,"all":0})");
  CHECK(page.find("reading") == nullptr);
  // What a worker read takes the place of the progress.
  reading(1);
  page.app->receive(test::picked(
      write_transfer(read_import(kEvening, SheetWords(test::sheet_names()))), {}, true));
  REQUIRE(previews(page));
  page.tap("import.add");
  CHECK(page.find("reading") == nullptr);
  CHECK(text_of(page, "report") == "1 sheet added, 0 here already.");
  // Elsewhere nobody waits for the file.
  page.tap("back");
  reading(1);
  CHECK(page.told.count("stop_reading") == 1);
}

TEST_CASE("Equal matches come back as many as they were", "[import]") {
  FakePage page;
  open_sheets(page);
  const std::string twins = kEvening + replaced(kEvening.substr(kHead.size()), "1;2026", "2;2026");
  pick(page, twins);
  page.tap("import.add");
  CHECK(text_of(page, "report") == "2 sheets added, 0 here already.");
  for (const std::string way : {"export.csv", "export.json"}) {
    page.tap(way);
    const std::string file(*page.told.at("download").string_at("text"));
    FakePage other;
    open_sheets(other);
    pick(other, file);
    other.tap("import.add");
    CHECK(text_of(other, "report") == "2 sheets added, 0 here already.");
    CHECK(kept(other) == kept(page));
  }
}

TEST_CASE("The order of ambiguous dates is asked", "[import]") {
  FakePage page;
  open_sheets(page);
  pick(page, replaced(kEvening, "2026-11-20", "3/4/2026"));
  REQUIRE(previews(page));
  CHECK_FALSE(page.find("import.add")->enabled);
  page.act(Verb::import_add);
  CHECK(kept(page).empty());
  CHECK(page.find("order.year") == nullptr);
  CHECK(text_of(page, "order.day") == "Day first: day 3, month 4, year 2026");
  page.tap("order.month");
  CHECK(page.find("order.month")->on);
  page.tap("order.day");
  page.tap("import.add");
  CHECK(kept(page).find("\t2026-04-03\t") != std::string::npos);
}

TEST_CASE("The game is asked if the file names none", "[import]") {
  FakePage page;
  open_sheets(page);
  pick(page, "Runde;Zoë;Ben\n1;12;3\n2;7;0\nSumme;19;3\n");
  REQUIRE(previews(page));
  CHECK_FALSE(page.find("import.add")->enabled);
  // Two are too few there.
  page.tap("kind.nothanks");
  CHECK(text_of(page, "unread.0").find("takes 3 to 7 players") != std::string::npos);
  CHECK_FALSE(page.find("import.add")->enabled);
  page.act({Verb::import_game, "chess"});
  page.tap("kind.nimmt");
  CHECK(page.find("unread.0") == nullptr);
  page.tap("import.add");
  CHECK(kept(page) == "nimmt\t\toh\tplayers=2\tZoë;Ben\t12,3;7,0\t\n");
}

TEST_CASE("A near-duplicate is kept, replaced or added", "[import]") {
  const std::string corrected = replaced(kEvening, ";Zoë;;7;", ";Zoë;;8;");
  const std::string before = "nimmt\t2026-11-20\to\tplayers=2\tZoë;Ben\t12,3;7,0\tDim.\n",
                    after = "nimmt\t2026-11-20\to\tplayers=2\tZoë;Ben\t12,3;8,0\tDim.\n";
  for (const std::string choice : {"skip", "replace", "add"}) {
    INFO(choice);
    FakePage page;
    open_sheets(page);
    pick(page, kEvening);
    page.tap("import.add");
    pick(page, corrected);
    REQUIRE(previews(page));
    CHECK(page.find("near.choice.skip")->on);
    CHECK_FALSE(page.find("import.add")->enabled);
    CHECK(page.app->words(page.find("near.0")->hint) ==
          "Here: 2 rounds · Zoë 19, Ben 3 · in the file: 2 rounds · Zoë 20, Ben 3");
    page.tap("near.choice." + choice);
    if (choice == "skip") {
      CHECK_FALSE(page.find("import.add")->enabled);
      continue;
    }
    page.tap("import.add");
    CHECK(kept(page) == (choice == "replace" ? after : before + after));
    CHECK(text_of(page, "report") == (choice == "replace"
                                          ? "0 sheets added, 1 replaced, 0 here already."
                                          : "1 sheet added, 0 here already."));
  }
}

TEST_CASE("A replaced sheet keeps its match only if the rounds are equal", "[import]") {
  FakePage page;
  page.start("en");
  play_match(page);
  page.tap("leave");
  page.tap("sheets");
  page.tap("export.csv");
  const std::string file(*page.told.at("download").string_at("text"));
  REQUIRE(count_keys(page, "replay.") == 1);
  // Another title: the same match.
  pick(page, replaced(file, ";2026-11-21;", ";2026-11-21;"));
  CHECK_FALSE(previews(page));
  const std::string titled = replaced(file, ",nimmt,,", ",nimmt,Sunday,");
  REQUIRE(titled != file);
  pick(page, titled);
  page.tap("near.choice.replace");
  page.tap("import.add");
  CHECK(count_keys(page, "replay.") == 1);
  CHECK(kept(page).find("\tSunday") != std::string::npos);
  // One round more.
  const std::size_t last = titled.rfind("\r\n", titled.size() - 3);
  std::string more = titled;
  for (std::size_t at = titled.find("\r\n") + 2; at < titled.size();
       at = titled.find("\r\n", at) + 2) {
    std::string line = titled.substr(at, titled.find("\r\n", at) + 2 - at);
    more += line.replace(line.find(",Sunday,1,"), 10, ",Sunday,2,");
  }
  REQUIRE(last != std::string::npos);
  pick(page, more);
  REQUIRE(previews(page));
  page.tap("near.choice.replace");
  page.tap("import.add");
  CHECK(count_keys(page, "replay.") == 0);
}

TEST_CASE("Unread lines are listed with their numbers", "[import]") {
  FakePage page;
  open_sheets(page);
  pick(page, kEvening + "2;2026-11-21;nimmt;;1;Zoë;;x;1;0\n2;2026-11-21;nimmt;;1;Ben;;3;1;0\n");
  REQUIRE(previews(page));
  CHECK(text_of(page, "unread.0") == "Line 6: “x” does not belong in the column “points”.");
  page.tap("import.add");
  CHECK(text_of(page, "report") == "1 sheet added, 0 here already.");
  // A file with a single line that is wrong, and nothing else.
  pick(page, "game,round,player,points\nnimmt,1,Ann,x\n");
  CHECK_FALSE(previews(page));
  CHECK(text_of(page, "report") ==
        "Line 2: “x” does not belong in the column “points”. Nothing was added.");
  // What the page could not make a text of.
  pick(page, "", "Numbers documents can’t be read here.");
  CHECK(text_of(page, "report") == "Numbers documents can’t be read here. Nothing was added.");
  pick(page, std::string(kMaxImport + 1, ' '));
  CHECK(text_of(page, "report") == "This file is too large: at most 8 MB. Nothing was added.");
}

TEST_CASE("A file of thousands is listed a page at a time, and many lines are counted",
          "[import]") {
  FakePage page;
  open_sheets(page);
  std::string many = kHead;
  for (int i = 0; i < 100; ++i)
    for (const char* player : {"Zoë", "Ben"})
      many += std::to_string(i) + ";2026-11-20;nimmt;;1;" + player + ";;" +
              std::to_string(player[0] == 'Z' ? i : 100 + i) + ";1;0\n";
  for (int i = 0; i < 150; ++i) many += "x" + std::to_string(i) + ";;nimmt;;1;Zoë;;?;1;0\n";
  pick(page, many);
  CHECK(page.find("fresh.29") != nullptr);
  CHECK(page.find("fresh.30") == nullptr);
  page.tap("more");
  CHECK(page.find("fresh.59") != nullptr);
  CHECK(page.find("unread.19") != nullptr);
  CHECK(page.find("unread.20") == nullptr);
  CHECK(text_of(page, "unread.more") == "… and 130 more.");
  page.tap("import.add");
  CHECK(text_of(page, "report") == "100 sheets added, 0 here already.");
}

TEST_CASE("A cell of a million letters becomes a short sentence", "[import]") {
  FakePage page;
  open_sheets(page);
  pick(page, "game,round,player,points\nnimmt,1," + std::string(1'000'000, 'x') + ",3\n");
  CHECK(text_of(page, "report").size() < 200);
  for (const std::string& said : page.said) CHECK(said.size() < 200);
}

}  // namespace tablee::app
