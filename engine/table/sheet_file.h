#pragma once
// Contents of a file of score sheets before they are imported: matches, lines that could not be
// read, and open questions for the person.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/typed_date.h"
#include "table/sheet.h"

namespace tablee {

// A sheet and, if stored, its match.
struct Stored {
  Sheet sheet;
  std::string replay;  // a link of write_link(Match); empty: none
};

// A complete match of the file. The sheet's date is empty if the file has none or it is ambiguous;
// its game is empty if the file names none.
struct FoundMatch {
  Stored kept;
  TypedDate date{};        // the file's date in each order; all empty: there is none to choose
  bool asks_game = false;  // the file names no game
  std::size_t line = 0;    // first line in the file; 0: the file is not read by lines
};

// A line that could not be read, or the first line of an incomplete match.
struct NotRead {
  std::size_t line;
  Message why;
};

inline Error at_line(Message what, std::size_t line) {
  return {std::move(what), "line " + std::to_string(line)};
}

struct SheetFile {
  std::vector<FoundMatch> matches;
  std::vector<NotRead> not_read;  // by line; at most kMaxNotRead of them
  std::size_t not_read_count = 0;
  // Possible orders of the file's dates, if there are several with different results; otherwise
  // empty. `unclear` is an ambiguous date.
  std::vector<DateOrder> orders;
  TypedDate unclear{};

  void add_not_read(std::size_t line, Message why);
  // Finds the orders that fit all dates together, and sets the dates if there is only one.
  void find_orders();
};
inline constexpr std::size_t kMaxNotRead = 100;

// Is called now and then while a file is read, with the number of bytes that are done.
using FileProgress = void (*)(std::size_t done);

// Sets the date of every match, in that order if its text allows it.
void settle_dates(SheetFile& file, DateOrder order);
// Sets the game of matches for which the file names none, and counts their winners.
void settle_game(SheetFile& file, const AnyGame& game, const TableKind& kind);
// Why the sheet does not fit its game; empty if it does.
Message unfit(const Sheet& sheet);

}  // namespace tablee
