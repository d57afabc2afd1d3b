#pragma once
// The deal of the day: a table that follows from the date alone, the same for everyone.

#include <string>

#include "table/match.h"

namespace tablee {

// The seed of the deal and of the bots' random numbers for that day ("2026-11-21") and kind of
// table.
std::uint64_t daily_seed(std::string_view date, std::string_view kind);

// The shortest match of that kind of table, one round long: a person of that name against three
// bots of that level. The deal and the bots' random numbers depend on nothing but the date and the
// name of the kind.
Setup daily_setup(const AnyGame& game, const TableKind& kind, std::string_view date,
                  std::string_view person, std::string_view bot);

}  // namespace tablee
