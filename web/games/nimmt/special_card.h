#pragma once
// The special cards of 6 qui surprend: another outline than number cards, and one bold symbol each.

#include <string_view>

#include "games/nimmt/specials.h"
#include "web/draw/toolkit/shapes.h"

namespace tablee::nimmt::drawing {

using namespace draw;

// Its pictogram, on the icons' grid (web/draw/toolkit/icons.h).
const char* special_strokes(nimmt::Special kind);
void special_tile(const Pen& pen, const Rect& r, nimmt::Special kind);
// The look of a card in the hand: with its name below the symbol, or beside it where there is no
// space below.
struct SpecialLook {
  bool dim = false;  // cannot be played now
  bool lit = false;  // can be played now
  bool up = false;   // has been chosen
};
void special_face(const Pen& pen, const Rect& r, nimmt::Special kind, std::string_view name,
                  const SpecialLook& look);
// The back of the cards in the deck.
void special_back(const Pen& pen, const Rect& r);
// The number of special cards that a seat holds: the outline with a figure. `right` is the middle
// of its right edge.
void special_count(const Pen& pen, Vec right, float side, int count);

}  // namespace tablee::nimmt::drawing
