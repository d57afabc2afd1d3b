#pragma once
// A game of two who choose at once and one of whom pays the other, solved exactly: mixed choices
// that neither can better (von Neumann 1928), by the simplex method.

#include <array>

namespace tablee {

inline constexpr int kMostChoices = 6;

template <class T>
using Choices = std::array<T, kMostChoices>;

// What whoever chooses the row pays, [row][column].
using Matrix = Choices<Choices<double>>;

struct Equilibrium {
  double value = 0;          // what is paid on the mean
  Choices<double> row{};     // chances, adding up to 1; the row's chooser pays as little as can be
  Choices<double> column{};  // and this one is paid as much as can be
};

// Of the first n rows and columns, 1 … kMostChoices. The same on every platform that has IEEE's
// doubles: nothing here is fused or reordered.
Equilibrium solve(const Matrix& matrix, int n);

}  // namespace tablee
