#pragma once
// How a finished match went for one seat, in few figures: what a result that is sent tells.

#include <vector>

#include "table/match.h"

namespace tablee {

struct Outcome {
  int points = 0;
  int rank = 1;         // the place: 1 … players
  bool shared = false;  // … with somebody else
  bool tricks = false;  // do all choose at once, trick by trick?
  // What each trick of each round cost; without tricks, each card that was taken, in this order.
  std::vector<std::vector<int>> costs;
};

Outcome outcome_of(const Match& match, Seat seat);

}  // namespace tablee
