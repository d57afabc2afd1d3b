#pragma once
// What the score pad asks of the rules: who may play, and how long.

#include "web/app/storage/score_pad.h"

namespace tablee::app {

// A sheet's option; 0 where it is not there, which means no limit.
int option_of(const Sheet& sheet, std::string_view key);

// The options whose figure says when a match ends, in the order of the game; none where the rules
// leave no choice.
std::vector<OptionInfo> limits(const Sheet& sheet);
// Puts a new sheet's limits to the usual ones.
void usual_limits(Sheet& sheet);
// Changes one, unless the rules refuse the combination.
void set_limit(Sheet& sheet, std::string_view key, int value);
// The match goes on until somebody says that it is enough.
void no_limits(Sheet& sheet);
// Players of that kind of table.
int most_players(const Sheet& sheet);
// Do rules and agreement end the match here? Who has won says Sheet::count().
bool match_over(const Sheet& sheet);
// May it go on beyond the limits that were agreed?
bool may_go_on(const Sheet& sheet);

}  // namespace tablee::app
