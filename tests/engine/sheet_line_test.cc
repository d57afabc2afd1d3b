// The score sheet as one line.

#include "table/sheet_line.h"

#include <catch2/catch_test_macros.hpp>

#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

namespace {

Sheet on_the_line() {
  Sheet s;
  s.game = "nimmt";
  s.options = {{"players", 3}, {"target", 66}};
  s.date = "2026-11-21";
  s.title = "Noël";
  s.players = {{"Ann", ""}, {"Bob", "", 2}, {"", "greedy"}};
  s.rounds = {{10, 0, 3}, {0, 10, -7}};
  s.over = true;
  s.count();
  return s;
}

constexpr std::string_view kExample =
    "nimmt\t2026-11-21\to\tplayers=3,target=66\tAnn;Bob*2;^greedy\t10,0,3;0,10,-7\tNoël";

std::string where(std::string_view line) {
  const auto sheet = read_sheet_line(line);
  return sheet ? "" : sheet.error().where;
}

}  // namespace

TEST_CASE("A sheet is one line, and that line is the sheet again", "[conformance]") {
  CHECK(write_sheet_line(on_the_line()) == kExample);
  const auto again = read_sheet_line(kExample);
  REQUIRE(again.ok());
  CHECK(write_sheet(*again) == write_sheet(on_the_line()));
  every_table(62, [](Match& match, Rng& rng) {
    play_randomly(match, rng, 2, [] {});
    const std::string line = write_sheet_line(match.sheet());
    REQUIRE(line.find('\n') == std::string::npos);
    const auto sheet = read_sheet_line(line);
    REQUIRE(sheet.ok());
    REQUIRE(write_sheet(*sheet) == write_sheet(match.sheet()));
  });
}

TEST_CASE("Names may contain the separators of a line") {
  Sheet s = on_the_line();
  for (const std::string name :
       {"a;b", "50%", "x^y*3", "tab\there", "line\nend", "=,", "%41", "é", ""}) {
    s.players[0].name = name;
    s.players[1].bot = "b" + name;
    s.title = name;
    const std::string line = write_sheet_line(s);
    CHECK(line.find('\n') == std::string::npos);
    const auto again = read_sheet_line(line);
    REQUIRE(again.ok());
    CHECK(write_sheet(*again) == write_sheet(s));
  }
}

TEST_CASE("The error of an invalid line names the field") {
  const auto with = [](std::string_view from, std::string_view to) {
    std::string line(kExample);
    return line.replace(line.find(from), from.size(), to);
  };
  CHECK(where("") == "fields");
  CHECK(where("nimmt") == "fields");
  CHECK(where(with("nimmt", "")) == "game");
  CHECK(where(with("nimmt", "ni%mt")) == "game");
  CHECK(where(with("nimmt", "%41")) == "game");  // escapes a character that needs no escape
  CHECK(where(with("2026-11-21", std::string(33, '1'))) == "date");
  CHECK(where(with("\to\t", "\tx\t")) == "over");
  CHECK(where(with("\to\t", "\tpo\t")) == "over");
  CHECK(where(with("players=3", "players")) == "options");
  CHECK(where(with("target=66", "target=6x")) == "options");
  CHECK(where(with("Bob*2", "Bob*0")) == "players");
  CHECK(where(with("Bob*2", "Bob*2000")) == "players");
  CHECK(where(with("^greedy", "^")) == "players");
  CHECK(where(with("Ann", "a;b;c;d;e;f;g;h;i")) == "players");
  CHECK(where(with("10,0,3", "10,0")) == "rounds");
  CHECK(where(with("10,0,3", "10,0,3,4")) == "rounds");
  CHECK(where(with("10,0,3", "10001,0,3")) == "rounds");
  CHECK(where(with("Noël", std::string(kMaxTitle + 1, 'x'))) == "title");
  CHECK(where(with("Noël", "a\tb")) == "fields");
}
