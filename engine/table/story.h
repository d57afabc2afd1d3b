#pragma once
// How a match went for one seat, in a few sentences: its place and points, where they came from,
// what cost it most at once, with whether a mistake was behind that, how much of all that it took
// followed mistakes, had to be taken, or came in spite of good choices; then its choices and luck.

#include <span>

#include "table/taken.h"

namespace tablee {

// Empty before the match is over, and in games in which nothing is taken (AnyGame::takes_points).
Message story_of(const SeatMoves& moves);

// The seat's place by its choices alone, and what luck did for it (table/luck.h). `accuracies`: of
// all seats, in percent (SeatReview). Empty where story_of is.
Message skill_of(const SeatMoves& moves, std::span<const int> accuracies);

// The mistake that led to what cost most at once, one of the choices; null where none did.
const Choice* mistake_behind_most(const SeatMoves& moves);

}  // namespace tablee
