#pragma once
// What a card would do before it is played.

#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/parts.h"

namespace tablee::nimmt::drawing {

// What the lifted card would do, or the one to be placed by what has been begun.
struct Preview {
  Card card = kNoCard;
  int row = -1, at = 0;  // where it would lie; −1: too low, or after a row is taken
  int taken = -1;        // the row that would be taken
  bool shows() const { return card != kNoCard; }
  bool low() const { return shows() && row < 0 && taken < 0; }
  // Which place of that row it needs; past the last one: none.
  int gap(int r) const { return shows() && row == r ? at : 99; }
  bool touches(int r) const { return shows() && (row == r || taken == r); }
};

Preview preview_of(const Stage& s, const Parts& parts, const Animator& animator);
// Is it asked what a card is placed with, or what is given away?
bool weighs_special(const Stage& s, const Animator& animator);

}  // namespace tablee::nimmt::drawing
