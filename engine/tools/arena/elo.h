#pragma once
// How strong contestants are on one scale: Elo from who finished before whom at the same tables.

#include <map>

#include "tools/arena/results.h"

namespace tablee::tools {

struct Rating {
  Mean elo;    // the first contestant's is 0 by definition; 400 points: ten to one
  Mean above;  // the contestant named before; of the first: 0
};

// One a contestant. Every two different contestants at a table met; equal points are half a win for
// each. Strengths are those that make the results likeliest (Bradley and Terry 1952, found as by
// Hunter 2004); errors are from leaving out a twentieth of the deals at a time, as the tables of a
// deal are no independent observations.
std::vector<Rating> ratings(const ArenaPlan& plan, const std::map<int, DealResult>& deals,
                            int count);

}  // namespace tablee::tools
