#pragma once
// How a match went for one seat, in two sentences: its place and points, and what cost it most at
// once, with whether a mistake was behind that.

#include <span>

#include "table/review.h"

namespace tablee {

// `choices`: the seat's reviewed choices; `forced`: its moves that were the only legal ones. Empty
// before the match is over, and in games in which nothing is taken (AnyGame::takes_points).
Message story_of(const Match& match, Seat seat, std::span<const Choice> choices,
                 std::span<const Choice> forced);

}  // namespace tablee
