// Sheets as CSV and JSON: written and read back, and the errors of wrong input.

#include "table/exchange.h"

#include <catch2/catch_test_macros.hpp>

#include "table/link.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

namespace {

std::vector<Stored> example() {
  Sheet one;
  one.game = "nimmt";
  one.options = {{"special", 1}, {"players", 2}};
  one.date = "2026-11-21";
  one.title = "Noël; \"chez\" Ann, 2e soir";
  one.players = {{"=1+1", {}}, {"", "greedy"}};
  one.rounds = {{3, 12}, {0, 40}};
  one.over = true;
  one.count();
  Sheet two;
  two.game = "nothanks";
  two.options = {{"players", 3}};
  two.date = "2026-11-20";
  two.players = {{"'Ann", {}}, {"Bob", {}}, {"-Zoë", {}}};
  two.rounds = {{-3, 12, 41}};
  two.practice = true;
  two.count();
  return {{one, {}}, {two, {}}};
}

std::string where_of(std::string_view csv) {
  const auto read = read_csv(csv);
  return read ? "fine" : read.error().where + " " + read.error().what.key;
}

}  // namespace

TEST_CASE("CSV comes back as it went, with either separator", "[exchange]") {
  const auto all = example();
  for (const char separator : {',', ';', '\t'}) {
    const std::string csv = write_csv(all, separator);
    // A spreadsheet must not interpret a name as a formula.
    CHECK(csv.find("'=1+1") != std::string::npos);
    const auto read = read_import(csv);
    REQUIRE(read.ok());
    REQUIRE(read->size() == all.size());
    for (std::size_t i = 0; i < all.size(); ++i)
      CHECK(write_sheet((*read)[i].sheet) == write_sheet(all[i].sheet));
  }
}

TEST_CASE("CSV of a spreadsheet: few columns, any order, any line ends", "[exchange]") {
  const auto read = read_csv(
      "points;player;round;game\r\n4;Ann;1;nimmt\r\n\r\n10;Bob;1;nimmt\n3;Ann;2;nimmt\n0;Bob;2;"
      "nimmt");
  REQUIRE(read.ok());
  REQUIRE(read->size() == 1);
  const Sheet& s = read->front().sheet;
  CHECK(s.totals == std::vector<int>{7, 10});
  CHECK(s.winners == std::vector<int>{0});
  CHECK(s.over);
  CHECK(s.pad);
}

TEST_CASE("An error in a CSV names its line", "[exchange]") {
  const std::string head = "game,round,player,points\n";
  CHECK(where_of("") == "line 1 error.csv_column");
  CHECK(where_of("game,round,player\n") == "line 1 error.csv_column");
  CHECK(where_of(head) == "line 2 error.csv_empty");
  CHECK(where_of(head + "nimmt,1,Ann,5\nnimmt,1,Bob,x\n") == "line 3 error.csv_cell");
  CHECK(where_of(head + "chess,1,Ann,5\n") == "line 2 error.csv_cell");
  CHECK(where_of(head + "nimmt,0,Ann,5\n") == "line 2 error.csv_cell");
  CHECK(where_of(head + "nimmt,2,Ann,5\n") == "line 2 error.csv_order");
  CHECK(where_of(head + "nimmt,1,Ann,5\nnimmt,1,Bob,5\nnimmt,2,Bob,5\n") ==
        "line 4 error.csv_order");
  CHECK(where_of(head + "nimmt,1,Ann,5\nnimmt,1,Bob,5\nnimmt,2,Ann,5\n") ==
        "line 4 error.csv_order");
  CHECK(where_of(head + "nimmt,1,\"Ann,5\n") == "line 2 error.csv_quote");
  CHECK(where_of(head + "nimmt,1,\"An\nn\",5\nnimmt,1,Bob,99999999\n") == "line 2 error.csv_cell");
  CHECK(where_of(head + "nimmt,1,\"A\"\"n\",5\nnimmt,1,Bob,99999999\n") == "line 3 error.csv_cell");
  CHECK(where_of(head + "nimmt,1,\xFF,5\n") == "line 1 error.csv_text");
  std::string many = head;
  for (int i = 0; i < 11; ++i) many += "nimmt,1,P" + std::to_string(i) + ",5\n";
  CHECK(where_of(many) == "line 12 error.csv_order");
}

TEST_CASE("An archive holds sheets and matches, of every game", "[exchange][conformance]") {
  std::vector<Stored> all;
  every_table(33, [&](Match& match, Rng& rng) {
    play_randomly(match, rng, 1, [] {});
    if (rng.below(8) == 0 && match.over()) all.push_back({match.sheet(), *write_link(match)});
  });
  all.push_back(example()[0]);
  const std::string text = write_archive(all);
  const auto read = read_import("\n  " + text);
  REQUIRE(read.ok());
  CHECK(write_archive(*read) == text);
}

TEST_CASE("An error in an archive names its place", "[exchange]") {
  const auto where = [](std::string_view text) { return read_archive(text).error().where; };
  CHECK(where("{\n\n\"tablee\":,}") == "line 3");
  CHECK(where("{}") == "sheets");
  CHECK(where(R"({"tablee":"sheets","sheets":[{}]})") == "sheets[0].sheet");
  std::string text = write_archive(example());
  text.replace(text.find("\"rounds\""), 8, "\"rownds\"");
  CHECK(where(text) == "sheets[0].rounds");
  const Sheet sheet = example()[1].sheet;
  CHECK(where(write_archive({{sheet, "r1.AAAA"}})) == "sheets[0].replay");
  // A link that contains no match.
  CHECK(where(write_archive({{sheet, *write_link(sheet)}})) == "sheets[0].replay");
  CHECK_FALSE(read_import(std::string(kMaxImport + 1, ' ')).ok());
}
