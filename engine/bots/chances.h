#pragma once
// Who wins a match, as far as points tell: shared by the games' searches.

#include <span>

namespace tablee {

// Shares of a win in thousandths; totals are fewer the better.
//
// The match is over: those with the fewest points split it.
int win_share(std::span<const int> totals, int seat);
// The match goes on: every `half` points behind the leader halve the chance; half ≥ 1.
int win_chance(std::span<const int> totals, int seat, int half);

}  // namespace tablee
