// The score sheet as text.

#include "table/sheet.h"

#include <catch2/catch_test_macros.hpp>

#include "tests/engine/json_text.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

namespace {

Sheet example() {
  Sheet s;
  s.game = "nimmt";
  s.options = {{"players", 3}, {"target", 66}};
  s.date = "2026-11-21";
  s.players = {{"Ann", ""}, {"Bob", ""}, {"", "greedy"}};
  s.rounds = {{10, 0, 3}, {0, 10, 7}};
  s.totals = {10, 10, 10};
  s.winners = {0, 1, 2};
  s.over = true;
  return s;
}

// The example with one member replaced, or left out where the text is empty.
std::string with(std::string_view name, std::string_view text) {
  json::Value v = *json::parse(write_sheet(example()));
  for (std::size_t i = 0; i < v.members.size(); ++i) {
    if (v.members[i].first != name) continue;
    if (text.empty())
      v.members.erase(v.members.begin() + static_cast<std::ptrdiff_t>(i));
    else
      v.members[i].second = *json::parse(text);
    break;
  }
  return json_text(v);
}

}  // namespace

TEST_CASE("Sheets of every game read back as they were written", "[conformance]") {
  every_table(61, [](Match& match, Rng& rng) {
    play_randomly(match, rng, 2, [] {});
    const std::string text = write_sheet(match.sheet());
    const auto again = read_sheet(text);
    REQUIRE(again.ok());
    REQUIRE(write_sheet(*again) == text);
  });
}

TEST_CASE("Totals and winners are computed instead of trusted") {
  const auto s = read_sheet(with("totals", "[0,0,0]"));
  REQUIRE(s.ok());
  CHECK(s->totals == std::vector<int>{10, 10, 10});
  CHECK(read_sheet(with("winners", "[2]"))->winners == std::vector<int>{0, 1, 2});
  CHECK(read_sheet(with("rounds", "[[-5,0,3]]"))->winners == std::vector<int>{0});
  CHECK(read_sheet(with("over", "false"))->winners.empty());
  CHECK(read_sheet(with("rounds", "[]"))->winners == std::vector<int>{0, 1, 2});
}

TEST_CASE("The error of an invalid sheet names the place") {
  for (const char* name : {"format", "game", "date", "options", "players", "rounds", "over"}) {
    for (const char* text :
         {"", "null", "0.5", "[[1]]", "{\"a\":\"b\"}", "\"x\"", "-1", "[null]"}) {
      if (std::string_view(name) == "game" || std::string_view(name) == "date")
        if (std::string_view(text) == "\"x\"") continue;
      CAPTURE(name, text);
      const auto s = read_sheet(with(name, text));
      REQUIRE_FALSE(s.ok());
      CHECK(s.error().where == name);
    }
  }
  CHECK_FALSE(read_sheet(with("practice", "0")).ok());
  CHECK_FALSE(read_sheet(with("rounds", "[[1,2]]")).ok());
  CHECK_FALSE(read_sheet(with("rounds", "[[1,2,99999999]]")).ok());
  CHECK_FALSE(read_sheet(with("players", "[]")).ok());
  CHECK_FALSE(read_sheet(with("players", "[{\"name\":5}]")).ok());
  CHECK_FALSE(
      read_sheet(with("players", "[{\"name\":\"a\",\"bot\":5},{\"name\":\"b\"},{\"name\":\"c\"}]"))
          .ok());
  CHECK_FALSE(read_sheet(with("format", "2")).ok());
}

TEST_CASE("A sheet cut anywhere is an error") {
  const std::string text = write_sheet(example());
  for (std::size_t n = 0; n < text.size(); ++n)
    REQUIRE_FALSE(read_sheet(std::string_view(text).substr(0, n)).ok());
}
