#pragma once
// Splits CSV text (RFC 4180 and common variants) into records of cells.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tablee {

// Further cells of a record are ignored.
inline constexpr std::size_t kMaxCells = 256;

// Reads one record after another. Lines end with CR, LF or both; a cell may be quoted, with doubled
// quotation marks inside; spaces around a cell are removed.
class CellReader {
 public:
  CellReader(std::string_view text, char separator) : text_(text), separator_(separator) {}

  // The next record; its cells are valid until the next call. False at the end of the text, and if
  // a quotation mark is not closed.
  bool next(std::vector<std::string_view>& cells);
  bool open_quote() const { return open_quote_; }
  // Line of the text, from 1 on, where the current record begins.
  std::size_t line() const { return line_; }
  // Bytes of the text that are read.
  std::size_t at() const { return at_; }

 private:
  struct Cell {
    bool quoted = false;  // the text is in quoted_
    std::size_t from = 0;
    std::size_t size = 0;
  };
  Cell cell();
  Cell quoted_cell();
  bool at_line_end() const {
    return at_ == text_.size() || text_[at_] == '\n' || text_[at_] == '\r';
  }
  bool next_is(char c) const { return at_ + 1 < text_.size() && text_[at_ + 1] == c; }
  void end_line();

  std::string_view text_;
  char separator_;
  std::size_t at_ = 0;
  std::size_t line_ = 0;
  std::size_t next_line_ = 1;
  bool open_quote_ = false;
  std::string quoted_;  // texts of the quoted cells of this record
  std::vector<Cell> cells_;
};

}  // namespace tablee
