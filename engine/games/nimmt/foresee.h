#pragma once
// Foresees what happens to a card that waits to be placed: how far it is from the ends of the rows,
// to explain where it goes, and the effect of a special card's move, which is described and drawn
// while the player considers it.

#include "games/nimmt/view.h"

namespace tablee::nimmt {

struct Foresight {
  Rows rows;  // the rows after the move, including a card moved by a slide, without the card to be
              // placed
  std::array<RowMarks, kMaxRows> marks{};
  Card moved = kNoCard;  // the card that a slide moves
  Card card = kNoCard;   // the card to be placed; a replace changes it
  // Where it would go; −1: nowhere, because it is too low or because a row is taken before.
  int row = -1, at = 0;
  int taken = -1;  // the row that the viewer would take
  int heads = 0;   // … and the heads that this adds to the viewer's round
  bool own =
      false;  // … because of the card placed, not because of one that insert or slide pushes in
  bool gone = false;
};

// The move must be one of the viewer's, in the phase `place`.
Foresight foresee(const View& view, Move move);

// How far a revealed card is from an end that it is compared with.
struct Gap {
  std::int8_t row = 0;
  bool left = false;     // the end at the row's beginning
  bool nearest = false;  // the card goes to this end
  int by = 0;            // the card less the end on the right, the end less the card on the left
};
using Gaps = FixedVector<Gap, kMaxRows>;

// The gaps to every row that no stop blocks; none where the card does not wait to be placed, or
// where it has to fill an emptied row and so has no choice.
Gaps gaps_of(const View& view, Card card);

}  // namespace tablee::nimmt
