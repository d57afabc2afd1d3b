#pragma once
// Who stands where after the rounds of a sheet, and how near its end a match is.

#include <vector>

#include "table/sheet.h"

namespace tablee::app {

struct Standing {
  Seat seat = kNobody;
  int total = 0, before = 0;        // points, with the last round and without it
  int place = 1, place_before = 1;  // 1 …; 0 before the first round
  bool shared = false;              // the place, with another player
};

// The best first; those who share a place in the order of their seats.
std::vector<Standing> standings(const Sheet& sheet);

// "2. Anna", with the wording of a shared place if it is one; without the name.
Message line_text(const Standing& standing);

// Is the round to come the last, or may it be? `seat` is then who is nearest to the limit, with
// `left` points to go: with a round as bad as the worst of the match so far, it would be met.
struct Outlook {
  bool last = false;
  Seat seat = kNobody;
  int left = 0;
};
Outlook outlook(const Sheet& sheet, const MatchEnd& end);

}  // namespace tablee::app
