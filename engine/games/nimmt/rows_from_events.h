#pragma once
// Rebuilds the rows from the events of a round, for the code that looks back at it.

#include "core/event.h"
#include "games/nimmt/view.h"

namespace tablee::nimmt {

struct RowsFromEvents {
  Rows rows;
  std::array<RowMarks, kMaxRows> marks{};
  int must_fill = -1;  // row left empty by a slide: the card goes there

  // Applies the next event, which may come from an untrusted source. False where it is impossible
  // with these rows: they then stay as they were, and later events make no sense until the next
  // "rows".
  bool follow(const Event& event);

  int capacity(std::size_t row) const { return nimmt::capacity(marks[row]); }
  // Bits of the rows that a stop blocks.
  unsigned blocked() const;

 private:
  bool lay(std::span<const int> cards);
  bool slide(std::size_t from, std::size_t to, Card card);
};

}  // namespace tablee::nimmt
