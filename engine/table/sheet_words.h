#pragma once
// Names of the columns of score tables and words in their cells: those of exported files, and those
// of several languages, which the caller passes.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/enum_index.h"
#include "core/message.h"

namespace tablee {

enum class Column : std::uint8_t {
  match,
  date,
  game,
  title,
  round,
  player,
  bot,
  points,
  over,
  practice,
  options,
};
inline constexpr std::array<std::string_view, 11> kColumnNames{
    "match", "date",   "game", "title",    "round",  "player",
    "bot",   "points", "over", "practice", "options"};
inline constexpr std::string_view column_name(Column column) {
  return kColumnNames[index_of(column)];
}

class SheetWords {
 public:
  // Only the names of exported files.
  SheetWords() : SheetWords(std::string_view()) {}
  // Also those in `pack`: key, texts, key, texts, …, each followed by a tab, several texts
  // separated by commas. Keys: "spreadsheet.<column>", "spreadsheet.total" for rows and columns of
  // totals, "spreadsheet.true" and "spreadsheet.false", "game.<kind of table>"; others are ignored.
  explicit SheetWords(std::string_view pack);

  // Comparisons ignore case, accents, spaces and punctuation.
  std::optional<Column> column(std::string_view header) const;
  // The kind of table with that title; empty if there is none.
  std::string_view kind(std::string_view title) const;
  bool is_total(std::string_view cell) const;
  // "1", "0" and words for them.
  std::optional<bool> yes(std::string_view cell) const;
  // The column's name for people: the pack's first text for it, or the name in exported files.
  std::string_view called(Column column) const { return called_[index_of(column)]; }

 private:
  void add(std::string_view text, std::string_view key);
  // The rest of the key that begins with `begin` and has that text; empty: none.
  std::string_view meaning(std::string_view text, std::string_view begin) const;

  // Folded texts and their keys, sorted by text.
  std::vector<std::pair<std::string, std::string>> meanings_;
  std::array<std::string, kColumnNames.size()> called_;
};

// The error of a cell whose content does not fit its column.
Message not_of_column(const SheetWords& words, Column column, std::string_view cell);

}  // namespace tablee
