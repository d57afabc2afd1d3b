#pragma once
// The result of a finished match for one seat, in few figures: the content of a result that a user
// sends to others.

#include <vector>

#include "table/match.h"

namespace tablee {

struct Outcome {
  int points = 0;
  int rank = 1;         // the place: 1 … players
  bool shared = false;  // whether another seat has the same place
  bool tricks = false;  // whether all players choose at once, trick by trick
  // The cost of each trick of each round; in a game without tricks, of each card taken, in this
  // order.
  std::vector<std::vector<int>> costs;
};

Outcome outcome_of(const Match& match, Seat seat);

}  // namespace tablee
