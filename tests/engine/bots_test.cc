// What holds for every bot of every game, and for the random bot.

#include "bots/bot.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

TEST_CASE("Every game has bots, the first of them random, each under one name", "[property]") {
  for (const AnyGame* game : all_games()) {
    const auto bots = bots_of(game->id());
    REQUIRE_FALSE(bots.empty());
    CHECK(bots.front().name == "random");
    std::set<std::string_view> names;
    for (const BotInfo& bot : bots) {
      CHECK(names.insert(bot.name).second);
      CHECK(find_bot(game->id(), bot.name) == &bot);
      CHECK(bot.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") ==
            std::string_view::npos);
    }
    CHECK_FALSE(find_bot(game->id(), "nobody"));
    CHECK_FALSE(find_bot(game->id(), ""));
  }
  CHECK(bots_of("no_such_game").empty());
  CHECK_FALSE(find_bot("no_such_game", "random"));
}

TEST_CASE("Every bot has a legal answer before its first step, and the same one again",
          "[property][conformance]") {
  every_table(91, [](Match& match, Rng& rng) {
    play_randomly(match, rng, 1, [&] {
      if (match.to_act().empty() || rng.below(96) != 0) return;
      const auto view = match.state().view(any_seat(rng, match.to_act()));
      const Question q = match.question(*view, {.ms = 0, .iterations = 8});
      for (const BotInfo& bot : bots_of(match.setup().game->id())) {
        const auto legal = [&](const std::string& move) {
          return std::find(q.legal.begin(), q.legal.end(), move) != q.legal.end();
        };
        const auto thinking = bot.ask(q);
        REQUIRE(legal(thinking->decision().move));
        while (!thinking->step(1)) REQUIRE(legal(thinking->decision().move));
        const Decision d = thinking->decision();
        REQUIRE(legal(d.move));
        REQUIRE(think(bot, q).move == d.move);
        std::set<std::string> priced;
        for (const Evaluation& e : d.evaluations) {
          REQUIRE(legal(e.move));
          REQUIRE(priced.insert(e.move).second);
        }
      }
    });
  });
}

TEST_CASE("random is any legal move with equal chance, by its noise alone", "[property]") {
  for (const AnyGame* game : all_games()) {
    auto match = Match::start(setup_of(*game, {{"players", game->min_seats()}}, 1));
    REQUIRE(match.ok());
    REQUIRE(match->deal().ok());
    const auto view = match->state().view(match->to_act().lowest());
    Question q = match->question(*view, {});
    const BotInfo& random = bots_of(game->id()).front();
    std::map<std::string, int> counts;
    const int draws = 2000 * static_cast<int>(q.legal.size());
    for (int i = 0; i < draws; ++i) {
      q.noise = static_cast<std::uint32_t>(i);
      const std::string move = think(random, q).move;
      ++counts[move];
      if (i < 100) REQUIRE(think(random, q).move == move);
    }
    // 2000 expected each, standard deviation 45 at most; the noise 0, 1, 2, … makes the result
    // repeatable.
    REQUIRE(counts.size() == q.legal.size());
    for (const auto& [move, count] : counts) CHECK((count > 1800 && count < 2200));
  }
}
