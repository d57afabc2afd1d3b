#pragma once
// How a match went for one seat, in three sentences: its place and points, where they came from,
// and what cost it most at once, with whether a mistake was behind that.

#include <span>

#include "table/review.h"

namespace tablee {

// `choices`: the seat's reviewed choices; `forced`: its moves that were the only legal ones. Empty
// before the match is over, and in games in which nothing is taken (AnyGame::takes_points).
Message story_of(const Match& match, Seat seat, std::span<const Choice> choices,
                 std::span<const Choice> forced);

// The seat's place by its choices alone, and whether luck made another one of it. `given`: by seat,
// the points expected beyond those of the best moves, in thousandths, 0 or more; a difference of a
// quarter separates nobody. Empty where story_of is.
Message skill_of(const Match& match, Seat seat, std::span<const int> given);

// The mistake that led to what cost most at once, one of `choices`; null where none did.
const Choice* mistake_behind_most(const Match& match, Seat seat, std::span<const Choice> choices);

}  // namespace tablee
