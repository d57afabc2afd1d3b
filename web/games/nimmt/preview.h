#pragma once
// The effect of a card before it is played.

#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/parts.h"

namespace tablee::nimmt::drawing {

// The effect of the lifted card, or of the card to be placed with the move composed so far.
struct Preview {
  Card card = kNoCard;
  int row = -1, at = 0;  // its place; −1: too low, or unknown until a row is taken
  int taken = -1;        // the row that would be taken
  bool shows() const { return card != kNoCard; }
  bool low() const { return shows() && row < 0 && taken < 0; }
  // The index of the place in row r that the card needs; 99, past the last: none.
  int gap(int r) const { return shows() && row == r ? at : 99; }
  bool touches(int r) const { return shows() && (row == r || taken == r); }
};

Preview preview_of(const Stage& s, const Parts& parts, const Animator& animator);
// Whether the player has to choose how a card is placed, or which special card to give away.
bool weighs_special(const Stage& s, const Animator& animator);

}  // namespace tablee::nimmt::drawing
