#pragma once
// A score sheet as one short line, a third of the size of its JSON, so that a device can store
// thousands of them. Seven fields, separated by tabs:
//
//   <game>  2026-11-21   o   players=3,target=66   Ann;Bob;^greedy   10,0,3;0,10,7   title
//
// The third field holds o (over), p (practice), h (written by hand). A player is a name, then ^ and
// a bot, then * and a number of swaps; what a player does not have is left out. Separators and
// control characters are written %XX in texts. Totals and winners are computed again.

#include <string>
#include <string_view>

#include "table/sheet.h"

namespace tablee {

// One line, without its newline.
std::string write_sheet_line(const Sheet& sheet);
// The longest line that is read, in bytes: more than a sheet of the most rounds takes.
inline constexpr std::size_t kMaxSheetLine = std::size_t{1} << 20;
// The same sheet, or an error that names the field.
Result<Sheet> read_sheet_line(std::string_view line);

}  // namespace tablee
