#pragma once
// One decision asked of whoever thinks for a seat: a bot in this program, one in a worker or a
// process of somebody else's. It holds what the seat may know and nothing more.

#include <cstdint>
#include <string>
#include <vector>

#include "core/message.h"
#include "games/any_game.h"

namespace tablee {

// Bounds on thinking; 0 means no bound of that kind. Bounded by iterations alone, the same question
// gets the same answer anywhere.
struct Budget {
  int ms = 0;
  int iterations = 0;
};

struct Question {
  const AnyView* view = nullptr;
  std::vector<Event> history;      // visible to the seat, from the first deal on
  std::vector<std::string> legal;  // in the game's order; never empty
  Budget budget;
  std::uint32_t noise = 0;  // for the thinker's own dice; says nothing about the deal
};

struct Evaluation {
  std::string move;
  int cost = 0;   // expected, in thousandths of a point; lower is better
  Message why{};  // a fact of this table that speaks for or against it; may be empty
  // Where being ahead at the end is played for, and points are not: how much of the chance to win
  // it gives away against the best, in thousandths. −1: what it costs are points.
  int chance = -1;
};

struct Decision {
  std::string move;
  std::vector<Evaluation> evaluations;  // of some or all legal moves; may be empty
};

}  // namespace tablee
