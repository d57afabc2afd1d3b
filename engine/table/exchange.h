#pragma once
// Score sheets for other programs: CSV for spreadsheets, JSON for everything. A file that is
// imported is untrusted: it is either understood completely, or an error gives the place.

#include <string>
#include <string_view>
#include <vector>

#include "table/sheet.h"

namespace tablee {

// A sheet and, where the match itself is stored, its replay.
struct Stored {
  Sheet sheet;
  std::string replay;  // a link, as write_link(Match) gives it; empty: none
};

inline constexpr std::size_t kMaxImport = std::size_t{32} << 20;  // bytes
inline constexpr std::size_t kMaxSheets = 20'000;                 // in one file

// One line for each player and round, with the columns match, date, game, title, round, player,
// bot, points, over, practice. `game` is a kind of table; other options are left out. Texts that a
// spreadsheet would take for a formula get an apostrophe in front.
std::string write_csv(const std::vector<Stored>& stored, char separator);
// Reads that format, with commas, semicolons or tabs and the columns in any order; only game,
// round, player and points are required. The rows of one match must follow one another. Errors:
// where is "line N".
Result<std::vector<Stored>> read_csv(std::string_view text);

// {"tablee":"sheets","format":1,"sheets":[{"sheet":{…},"replay":"r1.…"}]}
std::string write_archive(const std::vector<Stored>& stored);
// A replay that is no finished match by the rules is an error. Errors: where is a path, or "line
// N".
Result<std::vector<Stored>> read_archive(std::string_view text);

// Reads either format; which one it is, the text itself shows.
Result<std::vector<Stored>> read_import(std::string_view text);

}  // namespace tablee
