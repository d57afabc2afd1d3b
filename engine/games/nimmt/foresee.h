#pragma once
// What a card that is to be placed would find on the table, before it goes anywhere: how far it is
// from the rows, for whoever asks why it went where it went; and what a move would make of it, said
// and drawn while a special card is weighed.

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

// How far a revealed card is from an end that it is compared with.
struct Gap {
  std::int8_t row = 0;
  bool left = false;     // the end at which the row begins
  bool nearest = false;  // it goes there
  int by = 0;            // the card less the end on the right, the end less the card on the left
};
using Gaps = FixedVector<Gap, kMaxRows>;

// One for every row that no stop blocks; none where the card does not wait to be placed, or has no
// choice, as a row is to be filled first.
Gaps gaps_of(const View& view, Card card);

}  // namespace tablee::nimmt
