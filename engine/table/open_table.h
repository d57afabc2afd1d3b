#pragma once
// A round that people play with all hands open, to learn the game (games/open_round.h).

#include <string>
#include <vector>

#include "table/match.h"

namespace tablee {

// The match of that round, after its opening, with these people.
Result<Match> lay_open_table(const AnyGame& game, const OpenRound& round,
                             std::vector<SeatSetup> people);
// The move before the people go on: a plain one where there is one, otherwise what is suggested.
std::string opening_move(const Match& match, Seat seat);
// What the game suggests to a seat that is to act, where all hands lie open; may be empty.
std::string suggested_move(const Match& match, Seat seat);
// The plain move that is made for that seat without asking, as nothing better can be suggested;
// empty: it is asked.
std::string unasked_move(const Match& match, Seat seat);

}  // namespace tablee
