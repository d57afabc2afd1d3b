#pragma once
// The last tricks of 6 qui prend with two players who know all cards, solved exactly backwards:
// every trick is a small game of choices made at once, and who must take a row chooses it with open
// eyes. What is played for is the difference in heads of the round.

#include "games/nimmt/lanes.h"
#include "tools/matrix_game.h"

namespace tablee::tools {

struct Ending {
  nimmt::Lanes rows;
  std::array<CardSet, 2> hand;  // as many cards each, kMostChoices at most
};

// What the first seat takes from now on less what the second does, both playing as well as can be.
inline double value_of(const Ending& e);

namespace ending {

// The cards of a trick from the k-th on are placed, then the rest is played.
inline double placed(const Ending& e, const std::array<Card, 2>& card,
                     const std::array<int, 2>& seat, std::size_t k) {
  if (k == 2) return value_of(e);
  const int sign = seat[k] == 0 ? 1 : -1;
  const int row = e.rows.row_of(card[k]);
  if (row >= 0) {
    Ending next = e;
    const int taken = next.rows.put(row, card[k]);
    return sign * taken + placed(next, card, seat, k + 1);
  }
  double best = 0;
  for (int r = 0; r < nimmt::kRows; ++r) {
    Ending next = e;
    const int taken = next.rows.take(r, card[k]);
    const double value = sign * taken + placed(next, card, seat, k + 1);
    if (r == 0 || sign * value < sign * best) best = value;
  }
  return best;
}

}  // namespace ending

// The trick to come: [i][j] where the first seat puts its i-th card down, ascending, the second its
// j-th.
inline Matrix matrix_of(const Ending& e) {
  Matrix matrix{};
  std::size_t i = 0;
  for (const Card a : e.hand[0]) {
    std::size_t j = 0;
    for (const Card b : e.hand[1]) {
      Ending next = e;
      next.hand[0].remove(a);
      next.hand[1].remove(b);
      matrix[i][j++] =
          a < b ? ending::placed(next, {a, b}, {0, 1}, 0) : ending::placed(next, {b, a}, {1, 0}, 0);
    }
    ++i;
  }
  return matrix;
}

inline double value_of(const Ending& e) {
  const int cards = e.hand[0].size();
  if (cards == 0) return 0;
  const Matrix matrix = matrix_of(e);
  return cards == 1 ? matrix[0][0] : solve(matrix, cards).value;
}

}  // namespace tablee::tools
