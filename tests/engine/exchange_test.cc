// Sheets as CSV and JSON: written and read back, and the errors of wrong input.

#include "table/exchange.h"

#include <catch2/catch_test_macros.hpp>

#include "core/fold.h"
#include "table/cells.h"
#include "table/link.h"
#include "table/sheet_line.h"
#include "tests/engine/random_play.h"
#include "tests/engine/sheet_names.h"

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

// What a file holds, as lines.
std::vector<std::string> lines_of(std::string_view text) {
  const auto file = read_import(text, all_words());
  REQUIRE(file.ok());
  CHECK(file->not_read.empty());
  std::vector<std::string> lines;
  for (const FoundMatch& match : file->matches) lines.push_back(write_sheet_line(match.kept.sheet));
  return lines;
}

std::vector<std::string> lines_of(const std::vector<Stored>& all) {
  std::vector<std::string> lines;
  for (const Stored& kept : all) lines.push_back(write_sheet_line(kept.sheet));
  return lines;
}

std::string error_of(std::string_view text) {
  const auto read = read_import(text, all_words());
  return read ? "fine" : read.error().where + " " + read.error().what.key;
}

}  // namespace

TEST_CASE("CSV comes back as it went, with any separator", "[exchange]") {
  auto all = example();
  // Equal ones, written by hand, with agreed limits, bots that took over, players without names.
  all.push_back(all.front());
  all.back().sheet.pad = true;
  all.push_back(all.back());
  all.push_back(all.front());
  all.back().sheet.options = {{"players", 4}, {"target", 66}, {"special", 1}, {"rounds", 3}};
  all.back().sheet.players = {{"", {}}, {"", "greedy", 1}, {"", "greedy"}, {"Zoë", {}, 2}};
  all.back().sheet.rounds = {{1, 2, 3, 4}, {5, 6, 7, 8}};
  all.back().sheet.count();
  for (const char separator : {',', ';', '\t'}) {
    INFO(separator);
    const std::string csv = write_csv(all, separator);
    CHECK(csv.find("'=1+1") != std::string::npos);
    CHECK(lines_of(csv) == lines_of(all));
  }
}

TEST_CASE("CSV of every game comes back", "[exchange]") {
  std::vector<Stored> all;
  every_table(35, [&](Match& match, Rng& rng) {
    play_randomly(match, rng, 1, [] {});
    if (match.over()) all.push_back({match.sheet(), {}});
  });
  REQUIRE(all.size() > 10);
  CHECK(lines_of(write_csv(all, ';')) == lines_of(all));
}

TEST_CASE("No spreadsheet finds a formula in our CSV, and names come back", "[exchange]") {
  const char* pieces[] = {"=", "+", "-", "@", "'", ",", ";", "|", "\"", "a", " ", "＝"};
  std::vector<std::string> names{""};
  for (std::size_t from = 0; names.size() < 3'000; ++from)
    for (const char* piece : pieces) names.push_back(names[from] + piece);
  for (const std::string& name : names) {
    INFO(name);
    auto all = example();
    all.resize(1);
    all[0].sheet.title = all[0].sheet.players[0].name = std::string(trimmed(name));
    for (const char separator : {',', ';', '\t'}) {
      const std::string csv = write_csv(all, separator);
      if (lines_of(csv) != lines_of(all)) FAIL_CHECK("does not come back");
      for (const char cut : {',', ';', '\t', '|'}) {
        CellReader reader(csv, cut);
        std::vector<std::string_view> cells;
        while (reader.next(cells))
          for (const std::string_view cell : cells)
            for (const std::string_view start : {"=", "+", "-", "@", "＝"})
              if (cell.starts_with(start)) FAIL_CHECK("formula: " << cell);
      }
    }
  }
}

TEST_CASE("Days that are none are left out of CSV, and controls are blanks", "[exchange]") {
  auto all = example();
  all.resize(1);
  all[0].sheet.date = "soon";
  all[0].sheet.title = "one\ntwo\tthree";
  const auto back = lines_of(write_csv(all, ';'));
  all[0].sheet.date.clear();
  all[0].sheet.title = "one two three";
  CHECK(back == lines_of(all));
}

TEST_CASE("CSV of a spreadsheet: few columns, any order, any line ends", "[exchange]") {
  const auto read = read_import(
      "points;player;round;game\r\n4;Ann;1;nimmt\r\n\r\n10;Bob;1;nimmt\n3;Ann;2;nimmt\n0;Bob;2;"
      "nimmt",
      SheetWords());
  REQUIRE(read.ok());
  REQUIRE(read->matches.size() == 1);
  const Sheet& s = read->matches.front().kept.sheet;
  CHECK(s.totals == std::vector<int>{7, 10});
  CHECK(s.winners == std::vector<int>{0});
  CHECK(s.over);
  CHECK(s.pad);
}

TEST_CASE("An archive holds sheets and matches, of every game", "[exchange][conformance]") {
  std::vector<Stored> all;
  every_table(33, [&](Match& match, Rng& rng) {
    play_randomly(match, rng, 1, [] {});
    if (rng.below(8) == 0 && match.over()) all.push_back({match.sheet(), *write_link(match)});
  });
  all.push_back(example()[0]);
  const std::string text = write_archive(all);
  const auto read = read_archive(text);
  REQUIRE(read.ok());
  CHECK(write_archive(*read) == text);
  CHECK(lines_of("\n  " + text) == lines_of(all));
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
  CHECK(where("{\"tablee\":\"sheets\",\"sheets\":[]} x") == "line 1");
  CHECK(where("[]") == "line 1");
  CHECK(where("{\"tablee\":\"sheets\",\n\"sheets\":[1 2]}") == "line 2");
  CHECK(where("{\"tablee\":\"sheets\",\"sheets\":[") == "line 1");
  CHECK(where("{\"tablee\":\"sheets\",\"sheets\":{}}") == "sheets");
}

TEST_CASE("The largest files, in their worst shapes, are answered", "[exchange]") {
  const auto full = [](std::string begin, std::string_view piece, std::string_view end = {}) {
    begin.reserve(kMaxImport);
    while (begin.size() + piece.size() + end.size() <= kMaxImport) begin += piece;
    begin += end;
    begin.append(kMaxImport - begin.size(), ' ');
    return begin;
  };
  const std::string head = "game,round,player,points\n";
  CHECK(error_of(std::string(kMaxImport + 1, ' ')) == " error.import_large");
  CHECK(error_of(std::string(kMaxImport, ' ')) == "line 1 error.csv_column");
  CHECK(error_of(std::string(kMaxImport - 1, ',')) == "line 1 error.csv_column");
  CHECK(error_of(std::string(kMaxImport, '\n')) == "line 1 error.csv_column");
  CHECK(error_of(std::string(kMaxImport, '"')) == "line 1 error.csv_column");
  CHECK(error_of(std::string(kMaxImport - 1, '"')) == "line 1 error.csv_quote");
  CHECK(error_of(full(head, "\n")).ends_with("error.import_lines"));
  CHECK(error_of(full(head, ",")) == "line 2 error.csv_empty");
  CHECK(error_of(full(head + "nimmt,1,", "x", ",3\n")) == "fine");
  CHECK(error_of(full(head, "nimmt,1,A,5\n")).ends_with("error.import_sheets"));
  CHECK(error_of(full(head, "nimmt,2,A,5\n")).ends_with("error.import_lines"));
  CHECK(error_of(full(head, "x,1,A,5\n")).ends_with("error.import_lines"));
  CHECK(error_of(full("round,A,B,C,D,E,F,G,H,I,J\n", "1,1,1,1,1,1,1,1,1,1,1\n"))
            .ends_with("error.import_sheets"));
  CHECK(error_of(full("{", "[")) == "line 1 error.import_part");
  CHECK(error_of(full("[", "[")) == "line 1 error.json");
  CHECK(error_of(full("{", ",")) == "line 1 error.json");
  const std::string archive = "{\"tablee\":\"sheets\",\"x\":";
  CHECK(error_of(full(archive + "[0", ",0", "],\"sheets\":[]}")) == "line 1 error.import_part");
  CHECK(error_of(full("{\"tablee\":\"sheets\",\"sheets\":[", "[],", "[]]}")) ==
        "sheets[0].sheet error.sheet");
  CHECK(error_of(full("{\"tablee\":\"sheets\",\"sheets\":[", "{\"sheet\":[0", "]}]}"))
            .ends_with("error.import_part"));
}

TEST_CASE("Limits of a file: just below, at, just above", "[exchange]") {
  const std::string head = "match,game,round,player,points\n";
  const auto matches = [&](std::size_t count) {
    std::string text = head;
    for (std::size_t i = 0; i < count; ++i) {
      const std::string n = std::to_string(i);
      text += n + ",nimmt,1,A,5\n" + n + ",nimmt,1,B,5\n";
    }
    return text;
  };
  CHECK(error_of(matches(kMaxSheets - 1)) == "fine");
  CHECK(error_of(matches(kMaxSheets)) == "fine");
  CHECK(error_of(matches(kMaxSheets + 1)) ==
        "line " + std::to_string(2 * kMaxSheets + 2) + " error.import_sheets");
  const auto rounds = [&](std::size_t count) {
    std::string text = head;
    for (std::size_t i = 1; i <= count; ++i)
      for (const char* player : {"A", "B"})
        text += "1,nimmt," + std::to_string(i) + "," + player + ",5\n";
    const auto read = read_import(text, SheetWords());
    REQUIRE(read.ok());
    return read->matches.empty() ? std::size_t{0} : read->matches[0].kept.sheet.rounds.size();
  };
  CHECK(rounds(kMaxRounds - 1) == kMaxRounds - 1);
  CHECK(rounds(kMaxRounds) == kMaxRounds);
  // One more is a line that is told, and not part of the match.
  CHECK(rounds(kMaxRounds + 1) == kMaxRounds);
  const auto named = [&](std::size_t size) {
    const std::string name(size, 'x');
    const auto read = read_import(head + "1,nimmt,1," + name + ",5\n1,nimmt,1,B,5\n", SheetWords());
    return read.ok() && read->matches.size() == 1;
  };
  CHECK(named(kMaxTitle - 1));
  CHECK(named(kMaxTitle));
  CHECK_FALSE(named(kMaxTitle + 1));
  const auto sheets = [](std::size_t count) {
    std::vector<Stored> all(count, example()[1]);
    return error_of(write_archive(all));
  };
  CHECK(sheets(kMaxSheets) == "fine");
  CHECK(sheets(kMaxSheets + 1).ends_with("error.import_sheets"));
  const auto points = [](std::size_t count) {
    Sheet sheet = example()[1].sheet;  // three players
    sheet.rounds.assign(kMaxRounds, {1, 2, 3});
    std::vector<Stored> all(count / (3 * kMaxRounds), Stored{sheet, {}});
    sheet.rounds.resize((count + 2) / 3 - all.size() * kMaxRounds);
    all.push_back({sheet, {}});
    return error_of(write_archive(all));
  };
  CHECK(points(kMaxAllPoints - 1) == "fine");  // a multiple of three
  CHECK(points(kMaxAllPoints + 2).ends_with("error.import_points"));
}
