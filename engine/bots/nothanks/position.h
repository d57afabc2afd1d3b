#pragma once
// A choice at a table of Non merci, its stakes, and the expected results of both moves.

#include <array>
#include <span>

#include "games/nothanks/kernel.h"

namespace tablee::nothanks {

// What a round is played for: the chance to win the match, with a small weight on points.
struct Stake {
  std::array<int, 7> totals{};  // of the finished rounds
  int rounds_left = 0;          // the rounds after this one
};

// The worth of these final scores of the round for the seat: thousandths of a win, and two for each
// point that it is ahead of the others' mean.
int worth(const Stake& stake, std::span<const int> scores, int seat);

// The actor must have a choice, that is, a chip.
template <int N>
struct Position {
  Kernel<N> table;
  int card = 0;
  int left = 0;  // cards face down
  Stake stake;
};

// The expected result of a move with the best plan that was found for it.
struct Prospect {
  int worth = 0;
  int score = 0;    // the own score of the round in hundredths of a point; lower is better
  int others = -1;  // in how many of a hundred rounds somebody else takes the card; −1: unknown
  int forced = -1;  // … and in how many the own seat later must take one at a loss, without chips
};

struct Outlook {
  Prospect take, refuse;

  bool takes() const { return take.worth >= refuse.worth; }
};

}  // namespace tablee::nothanks
