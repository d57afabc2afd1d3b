#pragma once
// The deal of the day: a table that follows from the date alone, the same for everyone.

#include <string>

#include "table/match.h"

namespace tablee {

// Of the deal and the bots' dice of that day ("2026-11-21") at that kind of table.
std::uint64_t daily_seed(std::string_view date, std::string_view kind);

// The shortest match at that kind of table, of one round: a person of that name against three bots
// of that level. Nothing
// but the date and the kind's name decides about deal and dice.
Setup daily_setup(const AnyGame& game, const TableKind& kind, std::string_view date,
                  std::string_view person, std::string_view bot);

}  // namespace tablee
