#pragma once
// How a match is told in lines of text: who sits there, what happened, what stands on the sheet.

#include <string>
#include <vector>

#include "table/match.h"
#include "tools/console.h"

namespace tablee::tools {

// What each seat is called: the person's name, or the bot's with its seat counted from 1.
std::vector<std::string> seat_names(const std::vector<SeatSetup>& seats, const Console& console);

// The log lines of events [from, …) that the viewer may know; kNobody: what all may know.
void tell_events(const Match& match, Seat viewer, std::size_t from,
                 std::span<const std::string> names, const Console& console);

// A line a seat: points of each round, the total; then who has won, once somebody has.
void tell_sheet(const Sheet& sheet, std::span<const std::string> names, const Console& console);

}  // namespace tablee::tools
