#pragma once
// Luck by example: what a turn cost beside what it costs on average after that choice, and what
// came back or could not be refused although that seldom happens.

#include <span>

#include "table/review.h"

namespace tablee {

// The most striking examples of good or of bad luck, two at most, as a sentence; empty where there
// are none. `choices`: the seat's reviewed choices; `forced`: its moves that were the only legal
// ones. The match must be over, in a game in which points are taken.
Message luck_of(const Match& match, Seat seat, std::span<const Choice> choices,
                std::span<const Choice> forced, bool good);

}  // namespace tablee
