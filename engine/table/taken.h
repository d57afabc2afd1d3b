#pragma once
// What a seat took in a match, trick by trick or, in a game without tricks, card by card.

#include <vector>

#include "table/match.h"

namespace tablee {

struct Taken {
  int round = 0, trick = 0, card = 0;  // from 1; trick or card, the other is 0
  int points = 0;
  std::size_t event = 0;  // the last of it, in Match::events
};

// All that the seat took and that cost points, oldest first; what is taken in one trick counts as
// one.
std::vector<Taken> all_taken(const Match& match, Seat seat);

}  // namespace tablee
