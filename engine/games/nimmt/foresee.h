#pragma once
// What a move of a card that is to be placed would make of the table, before anybody is bound to
// it: what is said and drawn while a special card is weighed.

#include "games/nimmt/view.h"

namespace tablee::nimmt {

struct Foresight {
  Rows rows;  // as they would lie, with what a slide moved, without the card to be placed
  std::array<RowMarks, kMaxRows> marks{};
  Card moved = kNoCard;  // by a slide
  Card card = kNoCard;   // to be placed: another one than before after a replace
  // Where it would lie; −1: nowhere, as it is too low, or as a row is taken before.
  int row = -1, at = 0;
  int taken = -1;    // the row that the viewer would take
  int heads = 0;     // … and what that adds to their round
  bool own = false;  // … by the card placed, not by what insert or slide pushed in
  bool gone = false;
};

// The move must be one of the viewer's, in the phase `place`.
Foresight foresee(const View& view, Move move);

}  // namespace tablee::nimmt
