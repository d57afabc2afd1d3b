#pragma once
// The score pad's questions to the rules: how many players, and how long.

#include "web/app/storage/score_pad.h"

namespace tablee::app {

// A sheet's option; 0 where it is not there, which means no limit.
int option_of(const Sheet& sheet, std::string_view key);

// The options that determine the end of a match, in the order of the game; none if the rules leave
// no choice.
std::vector<OptionInfo> limits(const Sheet& sheet);
// Puts a new sheet's limits to the usual ones.
void usual_limits(Sheet& sheet);
// Changes one, unless the rules refuse the combination.
void set_limit(Sheet& sheet, std::string_view key, int value);
// The match continues until a player ends it.
void no_limits(Sheet& sheet);
// Players of that kind of table.
int most_players(const Sheet& sheet);
// Do rules and agreement end the match here? Sheet::count() finds the winner.
bool match_over(const Sheet& sheet);
// May it go on beyond the limits that were agreed?
bool may_go_on(const Sheet& sheet);

}  // namespace tablee::app
