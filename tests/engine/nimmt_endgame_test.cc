// The last tricks of two who know all cards are worth what playing them by the rules says.

#include "bots/nimmt/endgame.h"

#include <algorithm>
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include "bots/nimmt/reader.h"
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

// A round by dice until so many tricks are left, or until somebody must take a row with so many
// left after that.
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

// What the round, when it ends, costs a seat by its aim, in heads.
struct Bill {
  Seat seat;
  nimmt::Aim aim;
  std::array<int, 2> before;
  Bill(const nimmt::State& s, Seat who)
      : seat(who),
        aim(nimmt::view(s, who)),
        before{s.pub.totals[0] + s.pub.heads[0], s.pub.totals[1] + s.pub.heads[1]} {}
  double of(const nimmt::State& end) const {
    std::array<std::int16_t, 2> heads;
    for (std::size_t i = 0; i < 2; ++i)
      heads[i] = static_cast<std::int16_t>(end.pub.totals[i] - before[i]);
    return static_cast<double>(aim.cost(heads)) / 256;
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

// What the rest of the round costs, through the rules alone.
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
  const auto tricks = static_cast<std::size_t>(s.secret.hand[0].size());
  nimmt::Ending<Table> ending{{}, {s.secret.hand[0], s.secret.hand[1]}};
  std::array<int, nimmt::kRows> where{};
  nimmt::set_rows(s.pub.rows, ending.rows, where);
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    const Bill bill(s, seat);
    const Matrix wanted = trick_by_rules(s, bill);
    nimmt::EndSolver<Table> solver(bill.aim, seat, 1'000'000);
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
    {.players = 2, .rounds = 1, .tactic = 1},   // won or lost at the end of it
    {.players = 2, .target = 30, .tactic = 1},  // or soon after
};

}  // namespace

TEST_CASE("nimmt: the last tricks are worth what the rules make of them", "[nimmt_endgame]") {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    CAPTURE(seed);
    const nimmt::Options& options = kTables[seed % std::size(kTables)];
    const nimmt::State s = played_down(options, seed, seed % 4 == 0 ? 3 : 2);
    options.profi ? check_solver<nimmt::Spans>(s) : check_solver<nimmt::Lanes>(s);
  }
  check_solver<nimmt::Lanes>(played_down(kTables[0], 1, 4));
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
