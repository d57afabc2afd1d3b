// Two-player games of simultaneous choices: no mixed strategy can be improved.

#include "bots/matrix_game.h"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include "core/rng.h"

using namespace tablee;
using Catch::Approx;

TEST_CASE("neither side of a solved matrix game can do better", "[matrix_game]") {
  CHECK(solve({{{{1, -1}}, {{-1, 1}}}}, 2).value == Approx(0).margin(1e-9));
  CHECK(solve({{{{0, 1, -1}}, {{-1, 0, 1}}, {{1, -1, 0}}}}, 3).row[2] == Approx(1.0 / 3));
  CHECK(solve({{{{3, 1}}, {{0, 2}}}}, 2).value == Approx(1.5));
  Rng rng(4);
  for (int game = 0; game < 20'000; ++game) {
    const int n = 1 + static_cast<int>(rng.below(kMostChoices));
    const std::size_t size = n;
    // With few different payments there are many ties.
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
