#pragma once
// The rows as what was told of a round left them: for whoever looks back on it.

#include "core/event.h"
#include "games/nimmt/view.h"

namespace tablee::nimmt {

struct RowsFromEvents {
  Rows rows;
  std::array<RowMarks, kMaxRows> marks{};
  int must_fill = -1;  // row left empty by a slide: the card goes there

  // What happened next; it may come from anybody. False where rows that lie like this cannot have
  // seen it: they are then as they were, and what follows makes no sense before "rows" comes again.
  bool follow(const Event& event);

  int capacity(std::size_t row) const { return nimmt::capacity(marks[row]); }
  // Bits of the rows that a stop blocks.
  unsigned blocked() const;

 private:
  bool lay(std::span<const int> cards);
  bool slide(std::size_t from, std::size_t to, Card card);
};

}  // namespace tablee::nimmt
