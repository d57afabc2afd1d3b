// The values of the last tricks with two players who know all cards are those found by playing them
// by the rules, and the master plays them by an equilibrium.

#include "bots/nimmt/endgame.h"

#include <algorithm>
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "bots/bot.h"
#include "bots/nimmt/opponent_model.h"
#include "games/any_game_of.h"
#include "games/nimmt/game.h"

using namespace tablee;
using Catch::Approx;

namespace {

nimmt::Moves moves_of(const nimmt::State& s, Seat seat) {
  nimmt::Moves moves;
  nimmt::legal_moves(nimmt::view(s, seat), moves);
  return moves;
}

void play_any(nimmt::State& s, Rng& rng) {
  const Seat seat = nimmt::to_act(s.pub).lowest();
  const auto moves = moves_of(s, seat);
  nimmt::apply(s, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
}

// A random round until that many tricks are left, or until a seat must take a row with that many
// left afterwards.
nimmt::State played_down(const nimmt::Options& options, std::uint64_t seed, int tricks,
                         nimmt::Phase phase = nimmt::Phase::choose) {
  for (Rng rng(seed);;) {
    nimmt::State s = nimmt::start(options);
    nimmt::deal(s, nimmt::make_deal(s, rng), nullptr);
    while (s.pub.phase == nimmt::Phase::draft || s.secret.hand[0].size() > tricks) play_any(s, rng);
    while (!nimmt::to_act(s.pub).empty() && s.secret.hand[0].size() == tricks) {
      if (s.pub.phase == phase && s.pub.chosen.empty()) return s;
      play_any(s, rng);
    }
  }
}

// The cost of the finished round for a seat by its objective, in heads.
struct Bill {
  Seat seat;
  nimmt::Objective objective;
  std::array<int, 2> before;
  Bill(const nimmt::State& s, Seat who)
      : seat(who),
        objective(nimmt::view(s, who)),
        before{s.pub.totals[0] + s.pub.heads[0], s.pub.totals[1] + s.pub.heads[1]} {}
  double of(const nimmt::State& end) const {
    std::array<std::int16_t, 2> heads;
    for (std::size_t i = 0; i < 2; ++i)
      heads[i] = static_cast<std::int16_t>(end.pub.totals[i] - before[i]);
    return static_cast<double>(objective.cost(heads)) / 256;
  }
};

double by_rules(const nimmt::State& s, const Bill& bill);

// [own][the other's], ascending.
Matrix trick_by_rules(const nimmt::State& s, const Bill& bill) {
  Matrix matrix{};
  const Seat other = seat_at(1 - bill.seat);
  const auto mine = moves_of(s, bill.seat);
  const auto theirs = moves_of(s, other);
  for (std::size_t i = 0; i < mine.size(); ++i)
    for (std::size_t j = 0; j < theirs.size(); ++j) {
      nimmt::State next = s;
      nimmt::apply(next, bill.seat, mine[i], nullptr);
      nimmt::apply(next, other, theirs[j], nullptr);
      matrix[i][j] = by_rules(next, bill);
    }
  return matrix;
}

// The cost of the rest of the round, by the rules alone.
double by_rules(const nimmt::State& s, const Bill& bill) {
  if (s.pub.phase == nimmt::Phase::deal || s.pub.phase == nimmt::Phase::over) return bill.of(s);
  if (s.pub.phase == nimmt::Phase::choose)
    return solve(trick_by_rules(s, bill), s.secret.hand[0].size()).value;
  const Seat seat = nimmt::to_act(s.pub).lowest();
  double best = seat == bill.seat ? 1e9 : -1e9;
  for (const auto& move : moves_of(s, seat)) {
    nimmt::State next = s;
    nimmt::apply(next, seat, move, nullptr);
    const double cost = by_rules(next, bill);
    best = seat == bill.seat ? std::min(best, cost) : std::max(best, cost);
  }
  return best;
}

template <class Table>
void check_solver(const nimmt::State& s) {
  const std::size_t tricks = s.secret.hand[0].size();
  nimmt::Ending<Table> ending{{}, {s.secret.hand[0], s.secret.hand[1]}};
  std::array<int, nimmt::kRows> where{};
  nimmt::set_rows(s.pub.rows, ending.rows, where);
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    const Bill bill(s, seat);
    const Matrix wanted = trick_by_rules(s, bill);
    nimmt::EndSolver<Table> solver(bill.objective, seat, 1'000'000);
    const Matrix found = solver.pairs(ending).cost;
    for (std::size_t i = 0; i < tricks; ++i)
      for (std::size_t j = 0; j < tricks; ++j)
        REQUIRE(found[i][j] == Approx(wanted[i][j]).margin(1e-9));
    REQUIRE(solver.value(ending).cost ==
            Approx(solve(wanted, static_cast<int>(tricks)).value).margin(1e-9));
  }
}

constexpr nimmt::Options kTables[] = {
    {.players = 2, .tactic = 1},
    {.players = 2, .tactic = 1, .profi = 1},
    {.players = 2, .logic = 1},
    {.players = 2, .rounds = 1, .tactic = 1},   // decided at the end of the round
    {.players = 2, .target = 30, .tactic = 1},  // or soon after it
};

Decision ask(std::string_view bot, const nimmt::State& s, Seat seat, std::uint32_t noise,
             int iterations = 2000) {
  const ViewOf<nimmt::Game> view(nimmt::view(s, seat));
  Question q;
  q.view = &view;
  q.legal = view.legal_moves();
  q.budget = {.ms = 0, .iterations = iterations};
  q.noise = noise;
  return think(*find_bot("nimmt", bot), q);
}

}  // namespace

TEST_CASE("nimmt: the values of the last tricks agree with the rules", "[nimmt_endgame]") {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    CAPTURE(seed);
    const nimmt::Options& options = kTables[seed % std::size(kTables)];
    const nimmt::State s = played_down(options, seed, seed % 4 == 0 ? 3 : 2);
    options.profi ? check_solver<nimmt::TwoEndedRows>(s) : check_solver<nimmt::PackedRows>(s);
  }
  check_solver<nimmt::PackedRows>(played_down(kTables[0], 1, 4));
}

TEST_CASE("nimmt: an opponent gains nothing from knowing the master's strategy for the last cards",
          "[nimmt_endgame]") {
  constexpr int kAsked = 400;
  int mixed = 0;
  for (std::uint64_t seed = 100; seed < 120; ++seed) {
    CAPTURE(seed);
    const nimmt::State s = played_down(kTables[seed % std::size(kTables)], seed, 3);
    const Bill bill(s, 1);
    const Matrix matrix = trick_by_rules(s, bill);
    const Equilibrium best = solve(matrix, 3);
    Choices<double> often{};
    for (std::uint32_t noise = 0; noise < kAsked; ++noise) {
      const Decision d = ask("master", s, 1, noise);
      REQUIRE(d.evaluations.size() == 3);
      std::size_t at = 0;
      while (d.evaluations[at].move != d.move) ++at;
      often[at] += 1.0 / kAsked;
      // No move is cheaper than the one played, which costs no more than the best.
      for (const Evaluation& e : d.evaluations) REQUIRE(e.cost >= d.evaluations[at].cost);
    }
    mixed += *std::max_element(often.begin(), often.end()) < 0.95;
    for (std::size_t j = 0; j < 3; ++j) {
      double paid = 0, square = 0;
      for (std::size_t i = 0; i < 3; ++i) {
        paid += often[i] * matrix[i][j];
        square += often[i] * matrix[i][j] * matrix[i][j];
      }
      const double error = std::sqrt(std::max(0.0, square - paid * paid) / kAsked);
      REQUIRE(paid <= best.value + 4 * error + 1e-6);
    }
  }
  CHECK(mixed > 1);
}

TEST_CASE("nimmt: the master takes the row that is best for the rest of the round",
          "[nimmt_endgame]") {
  for (std::uint64_t seed = 200; seed < 240; ++seed) {
    CAPTURE(seed);
    const nimmt::Options& options = kTables[seed % std::size(kTables)];
    const nimmt::State s =
        played_down(options, seed, static_cast<int>(seed % 3), nimmt::Phase::take_row);
    const Seat seat = nimmt::to_act(s.pub).lowest();
    const Bill bill(s, seat);
    nimmt::State next = s;
    nimmt::apply(next, seat, *nimmt::parse_move(ask("master", s, seat, 1).move), nullptr);
    REQUIRE(by_rules(next, bill) == Approx(by_rules(s, bill)).margin(0.01));
  }
}

TEST_CASE("nimmt: an ending that cannot be solved in time is searched", "[nimmt_endgame]") {
  const nimmt::State s = played_down(kTables[0], 7, 5);
  for (const int iterations : {1, 20, 2000}) {
    const Decision d = ask("master", s, 0, 1, iterations);
    CHECK(d.evaluations.size() == 5);
    CHECK(nimmt::view(s, 0).hand.has(nimmt::parse_move(d.move)->value));
  }
  const nimmt::View v = nimmt::view(s, 0);
  nimmt::EndSearch<nimmt::PackedRows> few(v, nimmt::Objective(v), 100, 1);
  while (!few.step(10)) {
  }
  CHECK(few.given_up());
  nimmt::EndSearch<nimmt::PackedRows> enough(v, nimmt::Objective(v), 10'000'000, 1);
  while (!enough.step(1000)) {
  }
  CHECK_FALSE(enough.given_up());
}

TEST_CASE("nimmt: only two who know all cards can solve", "[nimmt_endgame]") {
  CHECK(nimmt::can_be_solved(nimmt::view(played_down(kTables[0], 1, 5), 1)));
  CHECK(nimmt::can_be_solved(nimmt::view(played_down(kTables[2], 1, 5), 1)));
  CHECK_FALSE(nimmt::can_be_solved(nimmt::view(played_down(kTables[0], 1, 6), 1)));
  CHECK_FALSE(nimmt::can_be_solved(nimmt::view(played_down({.players = 2}, 1, 3), 1)));
  CHECK_FALSE(nimmt::can_be_solved(nimmt::view(played_down({.players = 3, .tactic = 1}, 1, 2), 1)));
  CHECK_FALSE(
      nimmt::can_be_solved(nimmt::view(played_down({.players = 2, .special = 1}, 1, 2), 1)));
}
