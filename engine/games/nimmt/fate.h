#pragma once
// What becomes of a card that is placed, and what taking a row costs. The items, the reasons and
// the remarks ask here, so that all say the same figure.

#include "games/nimmt/view.h"

namespace tablee::nimmt {

using Marks = std::array<RowMarks, kMaxRows>;

struct Fate {
  Spot spot;       // where the card goes; too low: its player takes a row
  int places = 0;  // that are free in that row; 0: it takes the row
  int heads = 0;   // that it takes at least; 0 where it has a place
  bool safe() const { return places > 0; }
};

// Of a card placed in these rows. Rows without cards are left out, but for `must_fill`, the row
// that the card must fill; −1: none.
Fate fate_of(const Rows& rows, const Marks& marks, Card card, bool left_ends, int must_fill = -1);
// Of a card of the hand or the queue, if the table stays as it lies.
Fate fate_of(const Public& pub, Card card);

// The heads that taking the row with that card brings: with five rows the card is taken as well.
int taken_heads(const Rows& rows, std::size_t row, Card card);
// Of the rows that may be taken, those of the cheapest.
int fewest_heads(const Rows& rows, const Marks& marks, Card card);

}  // namespace tablee::nimmt
