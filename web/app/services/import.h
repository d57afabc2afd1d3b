#pragma once
// An import before it happens: the sheets of a file, compared with the stored ones, and the answers
// to open questions.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/known_sheets.h"
#include "table/sheet_file.h"
#include "web/app/storage/archive.h"

namespace tablee::app {

// What to do with near-duplicates of stored sheets.
enum class NearSheets : std::uint8_t { skip, replace, add };

struct Import {
  std::string name;  // of the file; empty: unknown
  SheetFile file;
  // For each match of the file, with its date and game as far as they are known.
  std::vector<KnownSheets::Answer> known;
  // Answers; empty if not given yet, or not needed.
  std::optional<DateOrder> order;
  std::string_view kind;  // name of a kind of table
  NearSheets near = NearSheets::skip;
};

// Compares all matches with the stored sheets.
void compare(Import& import, const Archive& archive);

bool asks_order(const Import& import);
bool asks_game(const Import& import);
// Are all required questions answered?
bool is_settled(const Import& import);
// Why the match cannot be added with the chosen game; empty if it can.
Message unfit(const Import& import, std::size_t match);
// Number of matches of that likeness that can be added.
int count(const Import& import, Likeness likeness);
// Number of sheets that would be added, and stored sheets that would be replaced.
struct Effect {
  int added = 0, replaced = 0;
};
Effect effect_of(const Import& import);

void choose_order(Import& import, DateOrder order, const Archive& archive);
// False if there is no such kind of table.
bool choose_game(Import& import, std::string_view kind, const Archive& archive);

// Stores the sheets: all of them, or none if the device has no space. Returns the report.
Message take_in(Import import, Archive& archive, std::string_view today);

}  // namespace tablee::app
