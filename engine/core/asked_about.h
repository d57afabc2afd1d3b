#pragma once
// Events of kinds that are never a game's own.

#include <string_view>

namespace tablee {

// Comes before the one that is asked about, with the same fields, where a table is shown once more.
// The table that comes with it (table/updates.h) is that before both.
inline constexpr std::string_view kAskedAbout = "why";
// Comes after one that has brought whoever looks what nobody else sees (SecretExtras::gained): from
// now on they are told.
inline constexpr std::string_view kGained = "gained";

}  // namespace tablee
