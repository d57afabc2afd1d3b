// The levels of 6 qui prend: they exist in every variant, are repeatable, and play with the
// committed weights.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <numeric>

#include "bots/bot.h"
#include "bots/nimmt/weights.h"
#include "core/levels.h"
#include "tests/engine/nimmt_table.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

namespace {

Decision ask(std::string_view bot, const Match& match, Seat seat, int iterations) {
  const auto view = match.state().view(seat);
  return think(*find_bot("nimmt", bot), match.question(*view, {.ms = 0, .iterations = iterations}));
}

}  // namespace

TEST_CASE("nimmt: every level answers in every variant, and the master names its best as cheapest",
          "[nimmt_bots][property]") {
  Rng rng(3);
  for (const char* variant : {"", "tactic", "logic", "profi", "special"})
    for (const int n : {2, 5, 8}) {
      OptionSet options{{"players", n}};
      if (*variant) options.emplace_back(variant, 1);
      if (std::string_view(variant) == "logic") options.emplace_back("tactic", 1);
      auto match = Match::start(setup_of(*find_game("nimmt"), options, 7));
      REQUIRE(match.ok());
      int asked = 0;
      play_randomly(*match, rng, 1, [&] {
        if (match->to_act().empty() || rng.below(4) != 0) return;
        const Seat seat = match->to_act().lowest();
        const auto legal = match->state().view(seat)->legal_moves();
        for (const std::string_view level : kLevels) {
          const Decision d = ask(level, *match, seat, 40);
          REQUIRE(std::find(legal.begin(), legal.end(), d.move) != legal.end());
          const auto played = std::find_if(d.evaluations.begin(), d.evaluations.end(),
                                           [&](const Evaluation& e) { return e.move == d.move; });
          if (level != "master") continue;
          // A move that the search did not try has no cost.
          REQUIRE(played != d.evaluations.end());
          for (const Evaluation& e : d.evaluations) REQUIRE(played->cost <= e.cost);
        }
        ++asked;
      });
      CHECK(asked > 3);
    }
}

TEST_CASE("nimmt: the bots play with the committed weights", "[nimmt_bots][property]") {
  // A sum over all committed weights; it has to be changed when they are trained anew.
  const nimmt::Net& net = nimmt::trained_net();
  std::uint64_t sum = 0;
  for (const auto& column : net.column)
    for (const std::int16_t w : column) sum = mix(sum ^ static_cast<std::uint16_t>(w));
  for (const std::int16_t w : net.out) sum = mix(sum ^ static_cast<std::uint16_t>(w));
  for (const auto& column : net.others.column)
    for (const std::int16_t w : column) sum = mix(sum ^ static_cast<std::uint16_t>(w));
  for (const std::int16_t w : net.others.out) sum = mix(sum ^ static_cast<std::uint16_t>(w));
  CHECK(sum == 8663930371389582853u);
}

TEST_CASE("nimmt: what a card costs is told apart by this trick and later", "[nimmt_bots]") {
  int taking = 0, safe = 0;
  for (int seed = 1; seed <= 4; ++seed) {
    auto match = Match::start(setup_of(*find_game("nimmt"), {{"players", 4}}, seed));
    REQUIRE(match.ok());
    REQUIRE(match->deal().ok());
    const auto view = match->state().view(0);
    const std::vector<Evaluation> costs = ask("master", *match, 0, 500).evaluations;
    REQUIRE(costs.size() == 10);
    for (const Evaluation& e : costs) {
      REQUIRE(e.now >= 0);
      REQUIRE(e.later >= 0);
      const Cause cause = view->cause(e.move);
      if (cause.points > 0) {
        // The others may change what a card takes, but seldom all of it.
        CHECK(e.now > 0);
        ++taking;
      }
      if (cause.side == Side::in_favour) {
        CHECK(e.now == 0);
        ++safe;
      }
    }
  }
  CHECK(taking > 0);
  CHECK(safe > 0);
}

TEST_CASE("nimmt: what cards that are kept cost is all that comes later", "[nimmt_bots]") {
  for (int seed = 1; seed <= 3; ++seed) {
    auto match = Match::start(setup_of(*find_game("nimmt"), {{"players", 4}}, seed));
    REQUIRE(match.ok());
    REQUIRE(match->deal().ok());
    const auto costs = ask("adviser", *match, 0, 500).evaluations;
    REQUIRE(costs.size() == 10);
    for (std::size_t i = 0; i < costs.size(); ++i) {
      const auto& kept = costs[i].kept;
      REQUIRE(kept.size() == costs.size());
      // A card that is played is not kept; the others cost what comes later.
      CHECK(kept[i] == 0);
      CHECK(*std::ranges::min_element(kept) >= 0);
      REQUIRE(*std::ranges::max_element(kept) < kMostKept);
      const int later = 100 * std::accumulate(kept.begin(), kept.end(), 0);
      // Each is less than a tenth too low.
      CHECK(later <= costs[i].later);
      CHECK(later + 1000 > costs[i].later);
    }
    for (const Evaluation& e : ask("master", *match, 0, 500).evaluations) CHECK(e.kept.empty());
  }
}

TEST_CASE("nimmt: people are shown their own heads, not those of the others", "[nimmt_bots]") {
  for (int seed = 1; seed <= 3; ++seed) {
    auto match = Match::start(setup_of(*find_game("nimmt"), {{"players", 4}}, seed));
    REQUIRE(match.ok());
    REQUIRE(match->deal().ok());
    const Decision advice = ask("adviser", *match, 0, 500);
    const auto best = std::ranges::find(advice.evaluations, advice.move, &Evaluation::move);
    REQUIRE(best != advice.evaluations.end());
    for (const Evaluation& e : advice.evaluations) {
      const int own = e.now + e.later;
      CHECK(e.cost == (e.move == advice.move ? own : std::max(own, best->cost + 1)));
    }
  }
}

TEST_CASE("nimmt: the master's evaluation of a hand, as recorded", "[nimmt_bots][property]") {
  // The same on every platform: the test runs natively and as wasm.
  auto match = Match::start(setup_of(*find_game("nimmt"), {{"players", 4}}, 5), {"seed 12345"});
  REQUIRE(match.ok());
  REQUIRE(match->deal().ok());
  std::vector<int> costs;
  for (const Evaluation& e : ask("master", *match, 0, 500).evaluations) costs.push_back(e.cost);
  CHECK(costs == std::vector{12482, 11119, 11229, 11041, 8272, 10873, 10322, 9959, 12951, 9389});
}
