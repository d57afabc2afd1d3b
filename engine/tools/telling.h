#pragma once
// Prints a match in lines of text: its players, its events and its score sheet.

#include <string>
#include <vector>

#include "table/match.h"
#include "tools/console.h"

namespace tablee::tools {

// The name of each seat: the person's, or the bot's with its seat counted from 1.
std::vector<std::string> seat_names(const std::vector<SeatSetup>& seats, const Console& console);

// Prints the log lines of events [from, …) that the viewer may know; kNobody: those that all may
// know.
void print_events(const Match& match, Seat viewer, std::size_t from,
                  std::span<const std::string> names, const Console& console);

// Prints a line for each seat with the points of each round and the total; then the winners, if
// any.
void print_sheet(const Sheet& sheet, std::span<const std::string> names, const Console& console);

}  // namespace tablee::tools
