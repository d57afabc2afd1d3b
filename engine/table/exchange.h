#pragma once
// Score sheets for other programs: CSV for spreadsheets, JSON for everything. What comes back in is
// untrusted.

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "table/sheet_file.h"
#include "table/sheet_words.h"

namespace tablee {

inline constexpr std::size_t kMaxImport = std::size_t{8} << 20;  // bytes
inline constexpr std::size_t kMaxSheets = 20'000;                // in one file
inline constexpr std::size_t kMaxAllPoints = 1'000'000;  // of all rounds and players of an archive

// One line for each player and round, with the columns of table/sheet_words.h. `game` is a kind of
// table, `options` are the options, "players=4 target=66", and kPadWord for a sheet of the score
// pad; a bot's name ends with "*" and the number of times that the seat changed hands, if any.
// Spreadsheets find no formulas in it (table/formula_guard.h), and read_import gives equal sheets.
// Invalid dates are omitted, and control characters become spaces.
std::string write_csv(const std::vector<Stored>& kept, char separator);
inline constexpr std::string_view kPadWord = "pad";

// {"tablee":"sheets","format":1,"sheets":[{"sheet":{…},"replay":"r1.…"}]}
std::string write_archive(const std::vector<Stored>& stored);
// Of a replay only the form and the checksum are checked, because to play thousands of matches
// takes minutes; the rules check it when it is watched. Errors: where is a path, or "line N".
Result<std::vector<Stored>> read_archive(std::string_view text, FileProgress progress = nullptr);

// An archive or any spreadsheet (table/spreadsheet.h), whichever the text looks like. Errors: those
// of read_archive and read_spreadsheet; an empty place if the text is too long.
Result<SheetFile> read_import(std::string_view text, const SheetWords& words,
                              FileProgress progress = nullptr);

}  // namespace tablee
