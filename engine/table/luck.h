#pragma once
// Luck in what followed a seat's choices. Where the bot knows what a choice costs in its turn on
// average, all that was taken is compared with that; otherwise there are examples.

#include "table/taken.h"

namespace tablee {

enum class Luck : std::uint8_t { none, good, bad };

// What luck did for the seat, as a sentence, with two examples at most: what a turn took beside
// what was expected, a card that had to be taken although others nearly always take it, or one that
// took points away. Bad luck is nothing that followed from a mistake. `likely`: what the places
// say, where the sums do not tell. Empty: nothing can be said. The match must be over, in a game in
// which points are taken.
Message luck_of(const SeatMoves& moves, Luck likely);

}  // namespace tablee
