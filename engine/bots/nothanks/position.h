#pragma once
// A choice at a table of Non merci, what is at stake with it, and what is expected of both moves.

#include <array>
#include <span>

#include "games/nothanks/kernel.h"

namespace tablee::nothanks {

// What a round is played for: the match's chances to win, with a small share of points.
struct Stake {
  std::array<int, 7> totals{};  // of the finished rounds
  int rounds_left = 0;          // after this one
};

// Worth of these final scores of the round to the seat: thousandths of a win, and two for each
// point it is ahead of the others' mean.
int worth(const Stake& stake, std::span<const int> scores, int seat);

// The actor must have a chip: it has a choice.
template <int N>
struct Position {
  Kernel<N> table;
  int card = 0;
  int left = 0;  // cards face down
  Stake stake;
};

// What a move is expected to bring with the best plan found for it.
struct Prospect {
  int worth = 0;
  int score = 0;  // hundredths of a point of the round's own score; lower is better
};

struct Outlook {
  Prospect take, refuse;

  bool takes() const { return take.worth >= refuse.worth; }
};

}  // namespace tablee::nothanks
