// Exact endgames of two who know all cards: no mixed choice of a matrix game can be bettered, and
// the last tricks are worth what playing them by the rules says.

#include "tools/endgame.h"

#include <algorithm>
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include "bots/nimmt/reader.h"
#include "games/nimmt/game.h"

using namespace tablee;
using namespace tablee::tools;
using Catch::Approx;

namespace {

nimmt::State dealt(std::uint64_t seed) {
  nimmt::State s = nimmt::start({.players = 2, .tactic = 1});
  Rng rng(seed);
  nimmt::deal(s, nimmt::make_deal(s, rng), nullptr);
  return s;
}

nimmt::Moves moves_of(const nimmt::State& s, Seat seat) {
  nimmt::Moves moves;
  nimmt::legal_moves(nimmt::view(s, seat), moves);
  return moves;
}

// By dice until so many tricks are left.
void play_down(nimmt::State& s, int tricks, Rng& rng) {
  while (s.secret.hand[0].size() > tricks || s.pub.phase != nimmt::Phase::choose ||
         !s.pub.chosen.empty()) {
    const Seat seat = nimmt::to_act(s.pub).lowest();
    const auto moves = moves_of(s, seat);
    nimmt::apply(s, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
  }
}

int ahead(const nimmt::State& s) {
  if (s.pub.phase == nimmt::Phase::deal || s.pub.phase == nimmt::Phase::over)
    return s.pub.totals[0] - s.pub.totals[1];
  return s.pub.heads[0] - s.pub.heads[1];
}

// The same through the rules alone: heads of the whole round.
double by_rules(const nimmt::State& s) {
  if (s.pub.phase == nimmt::Phase::deal || s.pub.phase == nimmt::Phase::over) return ahead(s);
  const Seat seat = nimmt::to_act(s.pub).lowest();
  if (s.pub.phase == nimmt::Phase::take_row) {
    double best = seat == 0 ? 1e9 : -1e9;
    for (const auto& move : moves_of(s, seat)) {
      nimmt::State next = s;
      nimmt::apply(next, seat, move, nullptr);
      best = seat == 0 ? std::min(best, by_rules(next)) : std::max(best, by_rules(next));
    }
    return best;
  }
  Matrix matrix{};
  const auto mine = moves_of(s, 0);
  const auto theirs = moves_of(s, 1);
  for (std::size_t i = 0; i < mine.size(); ++i)
    for (std::size_t j = 0; j < theirs.size(); ++j) {
      nimmt::State next = s;
      nimmt::apply(next, 0, mine[i], nullptr);
      nimmt::apply(next, 1, theirs[j], nullptr);
      matrix[i][j] = by_rules(next);
    }
  return solve(matrix, static_cast<int>(mine.size())).value;
}

}  // namespace

TEST_CASE("neither side of a solved matrix game can do better", "[endgame]") {
  CHECK(solve({{{{1, -1}}, {{-1, 1}}}}, 2).value == Approx(0).margin(1e-9));
  CHECK(solve({{{{0, 1, -1}}, {{-1, 0, 1}}, {{1, -1, 0}}}}, 3).row[2] == Approx(1.0 / 3));
  CHECK(solve({{{{3, 1}}, {{0, 2}}}}, 2).value == Approx(1.5));
  Rng rng(4);
  for (int game = 0; game < 20'000; ++game) {
    const int n = 1 + static_cast<int>(rng.below(kMostChoices));
    const auto size = static_cast<std::size_t>(n);
    // Few different payments, so that much is tied.
    const std::uint32_t spread = 1 + rng.below(game % 2 ? 4 : 60);
    Matrix m{};
    for (auto& row : m)
      for (double& x : row) x = static_cast<double>(rng.below(spread)) - spread / 2;
    const Equilibrium e = solve(m, n);
    double rows = 0, columns = 0;
    for (std::size_t i = 0; i < size; ++i) {
      REQUIRE(e.row[i] > -1e-9);
      REQUIRE(e.column[i] > -1e-9);
      rows += e.row[i];
      columns += e.column[i];
      double paid_for_row = 0, paid_for_column = 0;
      for (std::size_t k = 0; k < size; ++k) {
        paid_for_row += m[i][k] * e.column[k];
        paid_for_column += m[k][i] * e.row[k];
      }
      REQUIRE(paid_for_row >= e.value - 1e-7);
      REQUIRE(paid_for_column <= e.value + 1e-7);
    }
    REQUIRE(rows == Approx(1));
    REQUIRE(columns == Approx(1));
  }
}

TEST_CASE("the last tricks are worth what the rules make of them", "[endgame]") {
  int mixed = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    nimmt::State s = dealt(seed);
    Rng rng(seed);
    const int tricks = seed % 3 == 0 ? 3 : 2;
    play_down(s, tricks, rng);
    Ending e{{}, {s.secret.hand[0], s.secret.hand[1]}};
    std::array<int, nimmt::kRows> where{};
    nimmt::set_rows(s.pub.rows, e.rows, where);
    CAPTURE(seed);
    REQUIRE(value_of(e) == Approx(by_rules(s) - ahead(s)).margin(1e-9));
    const Equilibrium first = solve(matrix_of(e), tricks);
    mixed += *std::max_element(first.row.begin(), first.row.end()) < 0.999;
  }
  CHECK(mixed > 0);  // choices at once matter
}
