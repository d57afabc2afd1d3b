#pragma once
// An event of that kind is never a game's own: it comes before the one that is asked about, with
// the same fields, where a table is shown once more. The table that comes with it (table/updates.h)
// is that before both.

#include <string_view>

namespace tablee {

inline constexpr std::string_view kAskedAbout = "why";

}  // namespace tablee
