#pragma once
// Solves exactly a two-player zero-sum game of simultaneous choices: mixed strategies that neither
// player can improve (von Neumann 1928), by the simplex method.

#include <array>

namespace tablee {

inline constexpr int kMostChoices = 6;

template <class T>
using Choices = std::array<T, kMostChoices>;

// What the row player pays to the column player, [row][column].
using Matrix = Choices<Choices<double>>;

struct Equilibrium {
  double value = 0;       // the expected payment
  Choices<double> row{};  // probabilities, adding up to 1; they minimise what the row player pays
  Choices<double> column{};  // probabilities that maximise what the column player receives
};

// Solves the game of the first n rows and columns, 1 … kMostChoices. The result is the same on
// every platform with IEEE doubles, as no operation is fused or reordered.
Equilibrium solve(const Matrix& matrix, int n);

}  // namespace tablee
