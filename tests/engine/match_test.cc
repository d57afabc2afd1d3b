// A match: how it starts, what it refuses, and what a bot's question contains.

#include "table/match.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

namespace {

const AnyGame& the_game() { return *find_game("nimmt"); }

std::string start_error(const Setup& setup) {
  const auto match = Match::start(setup);
  return match ? "fine" : match.error().what.key + " at " + match.error().where;
}

Match started(OptionSet options, std::uint64_t seed, std::vector<std::string> deals = {}) {
  auto match = Match::start(setup_of(the_game(), std::move(options), seed), std::move(deals));
  REQUIRE(match.ok());
  return std::move(*match);
}

}  // namespace

TEST_CASE("A match starts with as many seats as players, or not at all") {
  Setup setup = setup_of(the_game(), {{"players", 3}}, 1);
  CHECK(start_error(setup) == "fine");
  setup.options[0].second = 4;
  CHECK(start_error(setup) == "error.seats at options.players");
  setup.options[0].second = -3;
  CHECK(start_error(setup) == "error.seats at options.players");
  // Where it is left out, the number of seats is used.
  setup.options.clear();
  CHECK(start_error(setup) == "fine");
  CHECK(Match::start(setup)->players() == 3);
  setup.seats.resize(1);
  CHECK(start_error(setup) == "error.option_bounds at players");
  setup.seats.resize(11);
  CHECK(start_error(setup) == "error.option_bounds at players");
  setup.seats.clear();
  CHECK(start_error(setup) == "error.option_bounds at players");
}

TEST_CASE("A match starts with options the rules define, or not at all") {
  CHECK(start_error(setup_of(the_game(), {{"players", 3}, {"target", 0}}, 1)) ==
        "nimmt.error.no_end at target");
  CHECK(start_error(setup_of(the_game(), {{"players", 3}, {"target", 1000}}, 1)) ==
        "error.option_bounds at target");
  CHECK(start_error(setup_of(the_game(), {{"players", 3}, {"nonsense", 0}}, 1)) ==
        "error.option_unknown at nonsense");
}

TEST_CASE("Deals come when they are due, first those agreed, then seeds") {
  Match match = started({{"players", 2}, {"target", 0}, {"rounds", 3}}, 9, {"seed 5", "seed 6"});
  CHECK(match.needs_deal());
  CHECK_FALSE(match.play(0, "1").ok());
  Rng rng(1);
  play_randomly(match, rng, 3, [] {});
  CHECK(match.over());
  CHECK_FALSE(match.deal().ok());
  REQUIRE(match.record().deals.size() == 3);
  CHECK(match.record().deals[0] == "seed 5");
  CHECK(match.record().deals[1] == "seed 6");
  CHECK(match.record().deals[2].substr(0, 5) == "seed ");
}

TEST_CASE("A seed gives other deals in every round, and other seeds others") {
  std::set<std::string> deals;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Match match = started({{"players", 2}, {"target", 0}, {"rounds", 5}}, seed);
    Rng rng(1);
    play_randomly(match, rng, 5, [] {});
    for (const std::string& deal : match.record().deals) deals.insert(deal);
  }
  CHECK(deals.size() == 100);
}

TEST_CASE("A deal that is none stops the match where it is") {
  Match match = started({{"players", 2}}, 1, {"first 0 cards 1 2 3"});
  CHECK_FALSE(match.deal().ok());
  CHECK(match.needs_deal());
  CHECK(match.record().deals.empty());
  CHECK(match.events().empty());
}

TEST_CASE("A refused move or deal changes nothing") {
  for (const AnyGame* game : all_games()) {
    auto match = Match::start(setup_of(*game, {{"players", game->min_seats()}}, 1));
    REQUIRE(match.ok());
    REQUIRE(match->deal().ok());
    const std::string before = write_record(match->record()) + text_of(match->state());
    const std::size_t events = match->events().size();
    CHECK_FALSE(match->deal().ok());
    for (int seat = -1; seat <= game->max_seats(); ++seat)
      CHECK_FALSE(match->play(seat_at(seat), "nonsense").ok());
    CHECK(write_record(match->record()) + text_of(match->state()) == before);
    CHECK(match->events().size() == events);
  }
}

TEST_CASE("The sheet adds up what the rounds say", "[conformance]") {
  every_table(41, [](Match& match, Rng& rng) {
    std::vector<std::vector<int>> rounds;
    std::size_t looked = 0;
    std::vector<int> totals(match.players());
    play_randomly(match, rng, 3, [&] {
      for (; looked < match.events().size(); ++looked)
        if (match.events()[looked].kind == "round_end") {
          rounds.push_back(match.events()[looked].per_seat);
          for (std::size_t i = 0; i < totals.size(); ++i) totals[i] += rounds.back()[i];
        }
      if (rng.below(16) != 0 && !match.over() && !match.needs_deal()) return;
      const Sheet sheet = match.sheet();
      REQUIRE(sheet.rounds == rounds);
      REQUIRE(sheet.totals == totals);
      REQUIRE(sheet.over == match.over());
      REQUIRE(sheet.winners.empty() != match.over());
      const bool lowest = match.setup().game->goal() == Goal::lowest;
      const auto [least, most] = std::minmax_element(totals.begin(), totals.end());
      const int best = lowest ? *least : *most;
      // Among those with the best total, only those that no tie-break puts behind.
      const auto ties = rounds.empty() ? std::vector<int>{} : match.setup().game->ties(rounds);
      const auto wins = [&](std::size_t i) {
        for (std::size_t j = 0; !ties.empty() && j < totals.size(); ++j)
          if (totals[j] == best && ties[j] > ties[i]) return false;
        return totals[i] == best;
      };
      for (std::size_t i = 0; match.over() && i < totals.size(); ++i)
        REQUIRE((std::count(sheet.winners.begin(), sheet.winners.end(), static_cast<int>(i)) ==
                 1) == wins(i));
      const auto view = match.state().view(kNobody);
      for (std::size_t i = 0; i < totals.size(); ++i) {
        REQUIRE(view->totals()[i] == totals[i]);
        // Between rounds no round is under way.
        if (match.needs_deal() || match.over()) REQUIRE(view->standing()[i] == totals[i]);
      }
    });
  });
}

TEST_CASE("The standing just before a round ends and what it adds lead to the total") {
  // The last decision adds the points of its events, so an exact relation only holds for Non merci
  // or a trick without a taking. Here: the standing never differs from the total by more than the
  // round.
  Match match = started({{"players", 4}}, 3);
  Rng rng(3);
  play_randomly(match, rng, 1, [&] {
    const auto view = match.state().view(kNobody);
    int taken = 0;
    for (const Event& e : match.events())
      if (e.kind == "sixth" || e.kind == "take_row") taken += e.field("heads");
    int standing = 0;
    for (int i = 0; i < 4; ++i) standing += view->standing()[i];
    REQUIRE(standing == taken);
  });
}

TEST_CASE("A question holds what the seat may know and nothing more", "[conformance]") {
  every_table(42, [](Match& match, Rng& rng) {
    play_randomly(match, rng, 1, [&] {
      if (match.to_act().empty() || rng.below(24) != 0) return;
      const Seat seat = any_seat(rng, match.to_act());
      const auto view = match.state().view(seat);
      const Question q = match.question(*view, {.ms = 5, .iterations = 7});
      REQUIRE(q.view == view.get());
      REQUIRE(q.legal == view->legal_moves());
      REQUIRE(q.budget.ms == 5);
      REQUIRE(q.budget.iterations == 7);
      REQUIRE(text_of(q.history) == text_of(match.history(seat)));
      std::size_t visible = 0;
      for (const Event& e : match.events()) visible += e.audience == kNobody || e.audience == seat;
      REQUIRE(q.history.size() == visible);
      for (const Event& e : q.history) REQUIRE((e.audience == kNobody || e.audience == seat));
    });
  });
}

TEST_CASE("The random seed of a question says nothing about the deals") {
  // Even if both seeds are the same number, no question of the first moves contains half of a
  // deal's seed.
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Setup setup = setup_of(the_game(), {{"players", 10}, {"tactic", 1}, {"logic", 1}}, seed);
    setup.bot_seed = setup.seed;
    auto match = Match::start(setup);
    REQUIRE(match.ok());
    REQUIRE(match->deal().ok());
    Rng rng(seed);
    std::set<std::uint32_t> halves;
    for (std::uint64_t round = 1; round <= 40; ++round) {
      const std::uint64_t deal = mix(seed ^ mix(round));
      halves.insert(static_cast<std::uint32_t>(deal >> 32));
      halves.insert(static_cast<std::uint32_t>(deal));
    }
    for (int move = 0; move < 4; ++move) {
      for (int seat = 0; seat < 10; ++seat) {
        const auto view = match->state().view(seat_at(seat));
        REQUIRE_FALSE(halves.contains(match->question(*view, {}).noise));
      }
      const Seat seat = any_seat(rng, match->to_act());
      REQUIRE(match->play(seat, match->state().view(seat)->legal_moves().front()).ok());
    }
  }
}

TEST_CASE("Random seeds differ by decision, by seat and by the bots' seed alone") {
  Match match = started({{"players", 4}}, 1);
  REQUIRE(match.deal().ok());
  // The n-th decision of a seat is the same question as long as it is open, whichever other seats
  // have chosen meanwhile.
  std::map<std::pair<Seat, std::ptrdiff_t>, std::uint32_t> asked;
  Rng rng(1);
  play_randomly(match, rng, 2, [&] {
    for (const Seat seat : match.to_act()) {
      const auto& moves = match.record().moves;
      const auto made = std::count_if(moves.begin(), moves.end(),
                                      [&](const PlayedMove& move) { return move.seat == seat; });
      const std::uint32_t noise = match.question(*match.state().view(seat), {}).noise;
      REQUIRE(asked.emplace(std::pair(seat, made), noise).first->second == noise);
    }
  });
  CHECK(asked.size() > 60);
  std::set<std::uint32_t> seen;
  for (const auto& [decision, noise] : asked) seen.insert(noise);
  CHECK(seen.size() == asked.size());
  Setup other = match.setup();
  other.bot_seed ^= 1;
  auto again = Match::start(other);
  REQUIRE(again.ok());
  REQUIRE(again->deal().ok());
  auto first = Match::start(match.setup());
  REQUIRE(first->deal().ok());
  const auto view = first->state().view(0);
  CHECK(text_of(again->state()) == text_of(first->state()));
  CHECK(again->question(*view, {}).noise != first->question(*view, {}).noise);
}
