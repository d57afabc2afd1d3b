#pragma once
// Reads score tables, as spreadsheets save them, into matches. Text that is not UTF-8 is an error.
// There are two forms:
//
//   a row for each player and round, with columns in any order; round, player and points are
//   required (Column in table/sheet_words.h);
//   a row for each round and a column for each player, with a column of round numbers and optional
//   columns that identify the match.
//
// The separator is a comma, semicolon or tab, whichever yields known columns, or the one that a
// line "sep=;" names. Titles may precede the header row; total rows and empty rows are ignored.

#include <string_view>

#include "core/result.h"
#include "table/sheet_file.h"
#include "table/sheet_words.h"

namespace tablee {

inline constexpr std::size_t kMaxLines = 500'000;

// Errors: where is "line N". Problems of single lines are no error but in SheetFile::not_read.
Result<SheetFile> read_spreadsheet(std::string_view text, const SheetWords& words,
                                   FileProgress progress = nullptr);

}  // namespace tablee
