#include "core/name.h"

#include <catch2/catch_test_macros.hpp>

#include "table/exchange.h"
#include "table/link.h"
#include "tests/engine/random_play.h"
#include "tests/engine/sheet_names.h"

namespace tablee {

namespace {

constexpr std::string_view kTurned =
    "\u202eA\u200bda\u00a0";  // a mark of direction, an invisible space

Sheet of_ada() {
  Sheet sheet;
  sheet.game = "nimmt";
  sheet.options = {{"players", 2}};
  sheet.date = "2026-11-26";
  sheet.title = kTurned;
  sheet.players = {{std::string(kTurned), {}}, {"Bob", {}}};
  sheet.rounds = {{3, 12}, {0, 40}};
  sheet.count();
  return sheet;
}

}  // namespace

TEST_CASE("names are taken without what cannot be seen, and cut between letters") {
  CHECK(tidy_name("  Anne \u3000 B\u00a0") == "Anne B");
  CHECK(tidy_name("An\u200bne") == "Anne");
  CHECK(tidy_name("\u202eliesl") == "liesl");
  CHECK(tidy_name("a\u200d") == "a");
  CHECK(tidy_name("\u200d").empty());
  CHECK(tidy_name("👨‍👩‍👧‍👦") == "👨‍👩‍👧‍👦");
  CHECK(tidy_name(std::string(90, 'x')).size() == kMaxNameLetters);
  const std::string_view letter = "น้ำ";
  std::string name;
  for (int i = 0; i < 80; ++i) name += letter;
  const std::string cut = tidy_name(name);
  CHECK(cut.size() > kMaxNameLetters);
  CHECK(cut.size() % letter.size() == 0);
}

TEST_CASE("names that files and links bring are as tidy as typed ones") {
  const std::string rows =
      "match,game,round,player,points\n1,nimmt,1,Ada,3\n1,nimmt,1,Bob,4\n1,nimmt,2," +
      std::string(kTurned) + ",5\n1,nimmt,2,Bob,6\n";
  const auto table = read_import(rows, test::all_words());
  REQUIRE(table);
  REQUIRE(table->matches.size() == 1);
  const Sheet& sheet = table->matches[0].kept.sheet;
  REQUIRE(sheet.players.size() == 2);
  CHECK(sheet.players[0].name == "Ada");
  CHECK(sheet.totals == std::vector<int>{8, 10});

  const auto archive = read_import(write_archive({{of_ada(), {}}}), test::all_words());
  REQUIRE(archive);
  CHECK(archive->matches[0].kept.sheet.players[0].name == "Ada");

  const auto link = write_link(of_ada());
  REQUIRE(link);
  const auto read = read_link(*link);
  REQUIRE(read);
  CHECK(std::get<Sheet>(*read).players[0].name == "Ada");
  CHECK(std::get<Sheet>(*read).title == "Ada");
  CHECK(archive->matches[0].kept.sheet.title == "Ada");
}

TEST_CASE("replays of any link show tidy names, and are the same match") {
  Setup setup;
  setup.game = find_game("nothanks");
  setup.seats = {{std::string(kTurned), {}}, {"Zoë\x07", {}}, {"Bob", "hasty"}};
  setup.seed = 7;
  auto match = Match::start(setup);
  REQUIRE(match);
  Rng rng(7);
  test::play_randomly(*match, rng, 1000, [] {});
  const auto link = write_link(*match);
  REQUIRE(link);
  const auto read = read_link(*link);
  REQUIRE(read);
  const auto& shown = std::get<Match>(*read);
  CHECK(shown.seats()[0].name == "Ada");
  CHECK(shown.seats()[1].name == "Zoë");
  CHECK(shown.seats()[2] == match->seats()[2]);
  CHECK(shown.sheet().players[0].name == "Ada");
  CHECK(shown.record().deals == match->record().deals);
  CHECK(shown.record().moves.size() == match->record().moves.size());
  CHECK(shown.sheet().totals == match->sheet().totals);
  // It is shared again with these names.
  const auto again = write_link(shown);
  REQUIRE(again);
  CHECK(*again != *link);
  CHECK(*write_link(std::get<Match>(*read_link(*again))) == *again);
}

}  // namespace tablee
