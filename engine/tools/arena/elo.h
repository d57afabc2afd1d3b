#pragma once
// The strengths of contestants on one scale: Elo from the places at the same tables.

#include <map>

#include "tools/arena/results.h"

namespace tablee::tools {

struct Rating {
  Mean elo;    // the first contestant's is 0 by definition; 400 points: ten to one
  Mean above;  // difference to the previous contestant; 0 for the first
};

// One rating for each contestant. Every two different contestants at a table count as a game; equal
// points are half a win for each. The ratings are the maximum-likelihood strengths (Bradley and
// Terry 1952, computed as by Hunter 2004). The errors come from leaving out a twentieth of the
// deals at a time, because the tables of a deal are not independent observations.
std::vector<Rating> ratings(const ArenaPlan& plan, const std::map<int, DealResult>& deals,
                            int count);

}  // namespace tablee::tools
