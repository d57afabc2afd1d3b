#include "table/cells.h"

#include "core/fold.h"

namespace tablee {

void CellReader::end_line() {
  if (at_ == text_.size()) return;
  if (text_[at_] == '\r' && next_is('\n')) ++at_;
  ++at_;
  ++next_line_;
}

bool CellReader::next(std::vector<std::string_view>& cells) {
  cells.clear();
  cells_.clear();
  quoted_.clear();
  line_ = next_line_;
  if (at_ == text_.size()) return false;
  for (;;) {
    const Cell read = cell();
    if (open_quote_) return false;
    if (cells_.size() < kMaxCells) cells_.push_back(read);
    if (at_line_end()) break;
    ++at_;  // the separator
  }
  end_line();
  for (const Cell& c : cells_) {
    const std::string_view all = c.quoted ? std::string_view(quoted_) : text_;
    cells.push_back(trimmed(all.substr(c.from, c.size)));
  }
  return true;
}

// Stops before the separator or the end of the line.
CellReader::Cell CellReader::cell() {
  const std::size_t from = at_;
  while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  if (at_ < text_.size() && text_[at_] == '"' && separator_ != '"') return quoted_cell();
  while (!at_line_end() && text_[at_] != separator_) ++at_;
  return {false, from, at_ - from};
}

CellReader::Cell CellReader::quoted_cell() {
  Cell cell{true, quoted_.size(), 0};
  bool inside = true;
  for (++at_; at_ < text_.size(); ++at_) {
    const char c = text_[at_];
    if (inside && c == '"' && next_is('"')) {
      quoted_ += c;
      ++at_;
    } else if (inside && c == '"') {
      inside = false;
    } else if (!inside && (c == separator_ || at_line_end())) {
      break;
    } else {
      if (c == '\n' || (c == '\r' && !next_is('\n'))) ++next_line_;
      quoted_ += c;
    }
  }
  open_quote_ = inside;
  cell.size = quoted_.size() - cell.from;
  return cell;
}

}  // namespace tablee
