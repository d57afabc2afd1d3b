#pragma once
// How a match went for one seat, in four sentences: its place and points, where they came from,
// what cost it most at once, with whether a mistake was behind that, and how much of all that it
// took followed mistakes, had to be taken, or came in spite of good choices.

#include <span>

#include "table/review.h"

namespace tablee {

// `choices`: the seat's reviewed choices; `forced`: its moves that were the only legal ones. Empty
// before the match is over, and in games in which nothing is taken (AnyGame::takes_points).
Message story_of(const Match& match, Seat seat, std::span<const Choice> choices,
                 std::span<const Choice> forced);

// The seat's place by its choices alone, and whether luck made another one of it, with examples
// (table/luck.h). `accuracies`: of all seats, in percent (SeatReview); a small difference separates
// nobody. Empty where story_of is.
Message skill_of(const Match& match, Seat seat, std::span<const int> accuracies,
                 std::span<const Choice> choices, std::span<const Choice> forced);

// The mistake that led to what cost most at once, one of `choices`; null where none did.
const Choice* mistake_behind_most(const Match& match, Seat seat, std::span<const Choice> choices);

}  // namespace tablee
