#pragma once
// A score sheet as one short line, a third of its JSON: how thousands of them are kept. Seven
// fields, parted by tabs:
//
//   <game>  2026-11-21   o   players=3,target=66   Ann;Bob;^greedy   10,0,3;0,10,7   title
//
// The third holds o (over), p (practice), h (by hand); a player is a name, then ^ and a bot, then *
// and a number of swaps, as far as there are any. Letters that part fields, and controls, are
// written %XX in texts. Totals and winners are worked out again.

#include <string>
#include <string_view>

#include "table/sheet.h"

namespace tablee {

// One line, without its end.
std::string write_sheet_line(const Sheet& sheet);
// The same sheet, or an error that names the field.
Result<Sheet> read_sheet_line(std::string_view line);

}  // namespace tablee
