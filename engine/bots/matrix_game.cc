#include "bots/matrix_game.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <optional>

namespace tablee {
namespace {

// Finds a row and a column that are best answers to each other; most small games have such a pair.
std::optional<Equilibrium> solve_pure(const Matrix& matrix, std::size_t size) {
  std::size_t row = 0, column = 0;
  double least = 0, most = 0;  // the least of the rows' maxima, the most of the columns' minima
  for (std::size_t i = 0; i < size; ++i) {
    double costs = matrix[i][0], brings = matrix[0][i];
    for (std::size_t j = 1; j < size; ++j) {
      costs = std::max(costs, matrix[i][j]);
      brings = std::min(brings, matrix[j][i]);
    }
    if (i == 0 || costs < least) {
      least = costs;
      row = i;
    }
    if (i == 0 || brings > most) {
      most = brings;
      column = i;
    }
  }
  if (least > most) return {};
  Equilibrium found{least, {}, {}};
  found.row[row] = found.column[column] = 1;
  return found;
}

}  // namespace

Equilibrium solve(const Matrix& matrix, int n) {
  assert(n >= 1 && n <= kMostChoices);
  const std::size_t size = n;
  if (const auto pure = solve_pure(matrix, size)) return *pure;
  double least = matrix[0][0];
  for (std::size_t i = 0; i < size; ++i)
    for (std::size_t j = 0; j < size; ++j) least = std::min(least, matrix[i][j]);
  // Every payment is shifted to at least 1. The row's probabilities over the value are the x ≥ 0 of
  // greatest sum for which no column is paid more than 1; the column's are the dual.
  const double shift = 1 - least;
  constexpr std::size_t kWide = 2 * kMostChoices + 1;
  std::array<std::array<double, kWide>, kMostChoices + 1> table{};
  Choices<std::size_t> basis{};
  const std::size_t last = 2 * size;
  for (std::size_t j = 0; j < size; ++j) {
    for (std::size_t i = 0; i < size; ++i) table[j][i] = matrix[i][j] + shift;
    table[j][size + j] = 1;
    table[j][last] = 1;
    basis[j] = size + j;
    table[size][j] = -1;
  }
  constexpr double kTiny = 1e-11;
  for (;;) {
    // Bland's rule: the first variable that improves the result enters, so that the method cannot
    // cycle.
    std::size_t enter = 0;
    while (enter < last && table[size][enter] > -kTiny) ++enter;
    if (enter == last) break;
    std::size_t leave = size;
    for (std::size_t j = 0; j < size; ++j) {
      if (table[j][enter] <= kTiny) continue;
      if (leave == size) {
        leave = j;
        continue;
      }
      const double one = table[j][last] * table[leave][enter];
      const double other = table[leave][last] * table[j][enter];
      if (one < other - kTiny || (one < other + kTiny && basis[j] < basis[leave])) leave = j;
    }
    assert(leave < size);  // payments are positive, so the sum is bounded
    const double pivot = table[leave][enter];
    for (std::size_t k = 0; k <= last; ++k) table[leave][k] /= pivot;
    for (std::size_t j = 0; j <= size; ++j) {
      const double factor = table[j][enter];
      if (j == leave || factor == 0) continue;
      for (std::size_t k = 0; k <= last; ++k) table[j][k] -= factor * table[leave][k];
    }
    basis[leave] = enter;
  }
  const double sum = table[size][last];
  Equilibrium found{1 / sum - shift, {}, {}};
  for (std::size_t j = 0; j < size; ++j) {
    if (basis[j] < size) found.row[basis[j]] = table[j][last] / sum;
    found.column[j] = table[size][size + j] / sum;
  }
  return found;
}

}  // namespace tablee
