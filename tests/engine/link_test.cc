// Links: every table, finished match and sheet is read back as it was written; nothing else is
// accepted.

#include "table/link.h"

#include <catch2/catch_test_macros.hpp>

#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

namespace {

template <class Kind>
Kind read_as(const std::string& text) {
  auto link = read_link(text);
  REQUIRE(link);
  REQUIRE(std::holds_alternative<Kind>(*link));
  return std::get<Kind>(std::move(*link));
}

// The part of a record that a link contains.
std::string kept_of(Record record) {
  record.setup.bot_seed = 0;
  return write_record(record);
}

Match finished(Setup setup, std::uint64_t seed, std::vector<std::string> deals = {}) {
  auto match = Match::start(std::move(setup), std::move(deals));
  REQUIRE(match);
  Rng rng(seed);
  play_randomly(*match, rng, 1000, [] {});
  REQUIRE(match->over());
  return std::move(*match);
}

Setup two_rounds() {
  Setup setup = setup_of(*find_game("nimmt"), {{"players", 3}, {"target", 0}, {"rounds", 2}}, 7);
  setup.seats = {{"Zoë \"Z\" \\", ""}, {"", "greedy"}, {"", "greedy"}};
  return setup;
}

std::string problem(const std::string& text) {
  const auto link = read_link(text);
  return link ? "none" : link.error().what.key;
}

}  // namespace

TEST_CASE("A table's link gives the table, for every game and option, with its deal or without",
          "[link][conformance]") {
  every_table(91, [](Match& match, Rng&) {
    REQUIRE(match.deal());
    for (const bool deals : {false, true}) {
      const std::string text = write_link(table_of(match.record(), deals));
      CHECK(text.size() < 60);
      TableLink table = read_as<TableLink>(text);
      CHECK(write_link(table) == text);
      CHECK(table.deal.has_value() == deals);
      for (SeatSetup& seat : table.setup.seats) CHECK(seat.name.empty());
      if (!deals) continue;
      table.setup.seed = table.deal->seed;
      auto again = Match::start(table.setup, table.deal->given);
      REQUIRE(again);
      REQUIRE(again->deal());
      CHECK(text_of(again->state()) == text_of(match.state()));
    }
  });
}

TEST_CASE("A replay's link gives the match move by move, for every game and option",
          "[link][conformance]") {
  std::size_t longest = 0;
  every_table(92, [&](Match& match, Rng& rng) {
    play_randomly(match, rng, 400, [] {});
    if (!match.over()) return;
    const auto text = write_link(match);
    REQUIRE(text);
    longest = std::max(longest, text->size());
    const Match again = read_as<Match>(*text);
    CHECK(kept_of(again.record()) == kept_of(match.record()));
    CHECK(text_of(again.events()) == text_of(match.events()));
  });
  CHECK(longest < 4000);
}

TEST_CASE("Replays and sheets record seats that changed hands", "[link]") {
  Setup setup = two_rounds();
  setup.seats[0].swaps = 2;
  setup.seats[1].swaps = 1;
  const Match match = finished(setup, 8);
  const Match again = read_as<Match>(*write_link(match));
  CHECK(again.seats() == match.seats());
  CHECK(read_as<Sheet>(*write_link(match.sheet())).players == match.sheet().players);
  // A table is set up anew.
  for (const SeatSetup& seat :
       read_as<TableLink>(write_link(table_of(match.record(), true))).setup.seats)
    CHECK(seat.swaps == 0);
}

TEST_CASE("A usual match is a short link", "[link]") {
  const Match match = finished(setup_of(*find_game("nimmt"), {{"players", 4}}, 5), 6);
  CHECK(write_link(match)->size() < 400);
  const Match short_one = finished(setup_of(*find_game("nothanks"), {{"players", 4}}, 5), 6);
  CHECK(write_link(short_one)->size() < 120);
}

TEST_CASE("A sheet's link gives the sheet", "[link]") {
  const Match match = finished(two_rounds(), 8);
  const auto text = write_link(match.sheet());
  REQUIRE(text);
  const Sheet sheet = read_as<Sheet>(*text);
  CHECK(sheet.players == match.sheet().players);
  CHECK(sheet.rounds == match.sheet().rounds);
  CHECK(sheet.winners == match.sheet().winners);
  CHECK(sheet.date == "2026-11-21");
  CHECK_FALSE(sheet.pad);
  CHECK(sheet.title.empty());
  // Texts that people have entered are part of it.
  Sheet written = match.sheet();
  written.pad = true;
  written.title = "Noël chez Mémé";
  const Sheet again = read_as<Sheet>(*write_link(written));
  CHECK(again.pad);
  CHECK(again.title == written.title);
  CHECK(again.rounds == written.rounds);
  Sheet strange = match.sheet();
  strange.game = "chess";
  CHECK_FALSE(write_link(strange));
}

TEST_CASE("Deals that were given are part of the link", "[link]") {
  Setup setup = two_rounds();
  auto other = Match::start(setup);
  const std::string cards = other->state().deal_text(99);
  const Match match = finished(setup, 3, {cards, "seed 5"});
  const Match again = read_as<Match>(*write_link(match));
  CHECK(again.record().deals == match.record().deals);
  const TableLink table = read_as<TableLink>(write_link(table_of(match.record(), true)));
  CHECK(table.deal->given == std::vector<std::string>{cards});
}

TEST_CASE("A match under way has no link", "[link]") {
  auto match = Match::start(two_rounds());
  REQUIRE(match->deal());
  const auto text = write_link(*match);
  REQUIRE_FALSE(text);
  CHECK(text.error().what.key == "error.link_unfinished");
}

TEST_CASE("A link with any character changed, or cut anywhere, is refused", "[link]") {
  const Match match = finished(two_rounds(), 8);
  for (const std::string& text : {write_link(table_of(match.record(), true)), *write_link(match),
                                  *write_link(match.sheet())}) {
    for (std::size_t at = 0; at < text.size(); ++at) {
      CHECK(problem(text.substr(0, at)) == "error.link");
      std::string changed = text;
      changed[at] = changed[at] == 'A' ? 'B' : 'A';
      CHECK(problem(changed) != "none");
    }
    CHECK(problem(text + "A") == "error.link");
  }
}

TEST_CASE("Links of other versions or kinds have an error of their own", "[link]") {
  CHECK(problem("t2.AAAA") == "error.link_version");
  CHECK(problem("x1.AAAA") == "error.link");
  CHECK(problem("") == "error.link");
  CHECK(problem(seal_link('t', std::string("\x05") + "chess\x01")) == "error.game_unknown");
  CHECK(problem(seal_link('r', std::string("\x05") + "nimmt\x63")) == "error.record_rules");
  CHECK(problem("r1." + std::string(kMaxLink, 'A')) == "error.link");
  CHECK(looks_like_link("s9.x"));
  CHECK_FALSE(looks_like_link("section-2"));
}

// Links that were sent once can be read for ever (until the rules' version changes).
TEST_CASE("Links of earlier versions of the program can still be read", "[link]") {
  Setup setup = two_rounds();
  setup.seats[0].name = "Zoë";
  TableLink table = table_of(Match::start(setup)->record(), true);
  CHECK(write_link(table) == "t1.BW5pbW10AQMAAQZncmVlZHkCCgAEAAEHALHcHok");
  setup.seats[2].name = "Bot 2";
  const Match match = finished(setup, 8);
  CHECK(*write_link(match) ==
        "r1.BW5pbW10AQMABFpvw6sBBmdyZWVkeQACBUJvdCAyCgAEAIHS1AkHAA4sTEa_UxpEaTcR4fUEdoN3"
        "Eo5WqSm7p_wGAao343Y");
  CHECK(*write_link(match.sheet()) ==
        "s1.BW5pbW10AQMABFpvw6sBBmdyZWVkeQACBUJvdCAyCgAEAIHS1AkBAiYWACwgFKpqhhM");
}

TEST_CASE("A table in words", "[link]") {
  const auto table =
      read_table_words("nimmt tactic seats=person,greedy,x rounds=3 seed=12", "usual");
  REQUIRE(table);
  CHECK(table->setup.seats == std::vector<SeatSetup>{{"", ""}, {"", "greedy"}, {"", "x"}});
  CHECK(table->deal->seed == 12);
  CHECK(read_as<TableLink>(write_link(*table)).setup.seats == table->setup.seats);
  CHECK(read_table_words("nothanks", "usual")->setup.seats.size() == 4);
  for (const char* bad : {"", "chess", "nimmt colour=3", "nimmt rounds=x", "nimmt rounds=1000000",
                          "nimmt seats=person", "nimmt seed=-1", "nimmt special tactic"})
    CHECK_FALSE(read_table_words(bad, "usual"));
}
