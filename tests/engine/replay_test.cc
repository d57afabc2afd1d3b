// A recorded match step by step.

#include "table/replay.h"

#include <catch2/catch_test_macros.hpp>
#include <numeric>

#include "table/daily.h"
#include "table/outcome.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

TEST_CASE("A replay passes through every state of the match, forwards and back",
          "[replay][conformance]") {
  every_table(91, [](Match& match, Rng& rng) {
    std::vector<std::string> states;
    play_randomly(match, rng, 1, [&] {
      // A deal and a decision are one step each; before the first deal there is no state to show.
      if (!match.record().deals.empty()) states.push_back(text_of(match.state()));
    });
    auto replay = Replay::open(match.record());
    REQUIRE(replay.ok());
    REQUIRE(replay->length() == match.record().deals.size() + match.record().moves.size());
    REQUIRE(states.size() == replay->length());
    for (std::size_t at = 1; at <= replay->length(); ++at) {
      replay->go(at);
      REQUIRE(text_of(replay->match().state()) == states[at - 1]);
    }
    for (int i = 0; i < 4; ++i) {
      const std::size_t at = 1 + rng.below(static_cast<std::uint32_t>(replay->length()));
      replay->go(at);
      REQUIRE(text_of(replay->match().state()) == states[at - 1]);
    }
    replay->go(0);
    CHECK(replay->at() == 1);
    replay->go(1'000'000);
    CHECK(replay->at() == replay->length());
  });
}

TEST_CASE("A replay pauses at every trick, the same ones forwards and back", "[replay]") {
  Setup setup = setup_of(*find_game("nimmt"), {{"players", 4}, {"rounds", 2}}, 3);
  auto match = Match::start(setup);
  Rng rng(5);
  play_randomly(*match, rng, 9, [] {});
  auto replay = Replay::open(match->record());
  REQUIRE(replay.ok());
  std::vector<std::size_t> forth{replay->at()}, back;
  int tricks = 0;
  while (replay->at() < replay->length()) {
    replay->go(replay->next_rest());
    forth.push_back(replay->at());
    const Match& m = replay->match();
    tricks += m.to_act().size() == 4 || m.needs_deal() || m.over();
  }
  // Twenty tricks, and the second deal; the choice of a row is also a step at which playing pauses.
  CHECK(tricks == 21);
  back.push_back(replay->at());
  while (replay->at() > 1) {
    replay->go(replay->last_rest());
    back.insert(back.begin(), replay->at());
  }
  CHECK(forth == back);
  CHECK(replay->told_before(replay->length()) == match->events().size());
}

TEST_CASE("A record without a deal, or with an illegal move, opens no replay", "[replay]") {
  Setup setup = setup_of(*find_game("nothanks"), {{"players", 3}}, 3);
  Record record{setup, {}, {}};
  CHECK(Replay::open(record).error().where == "deals");
  record.deals = {"seed 4"};
  record.moves = {{2, "take off"}};
  CHECK(Replay::open(record).error().where == "moves[0]");
}

TEST_CASE("The deal of the day follows from date and game alone", "[daily]") {
  const auto setup = [](std::string_view name, std::string_view date, std::string_view person) {
    for (const AnyGame* game : all_games())
      for (const TableKind& kind : game->kinds())
        if (kind.name == name) return daily_setup(*game, kind, date, person, "cautious");
    FAIL("no kind " << name);
    return Setup{};
  };
  const Setup one = setup("nimmt", "2026-11-21", "Zoë");
  const Setup two = setup("nimmt", "2026-11-21", "");
  CHECK(one.seed == two.seed);
  CHECK(one.bot_seed == two.bot_seed);
  CHECK(one.seed != setup("nimmt", "2026-11-22", "").seed);
  CHECK(one.seed != setup("nothanks", "2026-11-21", "").seed);
  CHECK(one.seed != setup("surprend", "2026-11-21", "").seed);
  // These are the cards for everyone, today and with every later version.
  CHECK(one.seed == 11128753721619330610u);
  for (const std::string_view kind : {"nimmt", "surprend", "nothanks"}) {
    auto match = Match::start(setup(kind, "2026-11-21", ""));
    REQUIRE(match.ok());
    Rng rng(8);
    play_randomly(*match, rng, 9, [] {});
    REQUIRE(match->over());
    const Outcome result = outcome_of(*match, Seat{0});
    const Sheet sheet = match->sheet();
    CHECK(result.points == sheet.totals[0]);
    int better = 0;
    for (const int total : sheet.totals) better += total < result.points;
    CHECK(result.rank == better + 1);
    CHECK(result.tricks == (kind != "nothanks"));
  }
}

TEST_CASE("An outcome contains every trick of every round, or every card taken", "[outcome]") {
  for (const AnyGame* game : all_games()) {
    for (const TableKind& kind : game->kinds()) {
      INFO(kind.name);
      OptionSet options{{"players", 4}};
      if (!kind.flag.empty()) options.emplace_back(kind.flag, 1);
      OptionSet two = options;
      two.emplace_back("rounds", 2);
      if (game->check(two)) options = two;
      auto match = Match::start(setup_of(*game, options, 17));
      REQUIRE(match.ok());
      Rng rng(8);
      play_randomly(*match, rng, 9, [] {});
      REQUIRE(match->over());
      const Sheet sheet = match->sheet();
      for (int seat = 0; seat < match->players(); ++seat) {
        const Outcome result = outcome_of(*match, seat_at(seat));
        REQUIRE(result.costs.size() == sheet.rounds.size());
        for (std::size_t round = 0; round < result.costs.size(); ++round) {
          const auto& costs = result.costs[round];
          const int sum = std::accumulate(costs.begin(), costs.end(), 0);
          CHECK((costs.size() == 10 || kind.name != "nimmt"));
          if (kind.name == "nimmt") CHECK(sum == sheet.rounds[round][seat]);
        }
      }
    }
  }
}
