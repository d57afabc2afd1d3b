#pragma once
// The deal of the day: a table that follows from the date alone, the same for everyone.

#include <string>

#include "table/match.h"

namespace tablee {

// The shortest match at that kind of table, of one round: a person of that name against three bots
// of that level. The date
// ("2026-11-21") and the kind's name give the deal and the bots' dice.
Setup daily_setup(const AnyGame& game, const TableKind& kind, std::string_view date,
                  std::string_view person, std::string_view bot);

struct DailyResult {
  int points = 0;
  int rank = 1;             // 1 … players; level players share the better one
  std::vector<int> tricks;  // points of each trick, where all choose at once; else empty
};
// Of seat 0; the match must be over.
DailyResult daily_result(const Match& match);

}  // namespace tablee
