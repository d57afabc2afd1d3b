#pragma once
// Special cards of 6 qui surprend: another silhouette than numbers, one bold pictogram each.

#include <string_view>

#include "games/nimmt/specials.h"
#include "web/draw/toolkit/shapes.h"

namespace tablee::nimmt::drawing {

using namespace draw;

// Its pictogram, on the icons' grid (web/draw/toolkit/icons.h).
const char* special_strokes(nimmt::Special kind);
void special_tile(const Pen& pen, const Rect& r, nimmt::Special kind);
// As it is held: with its name under the picture, or beside it where there is no room below.
struct SpecialLook {
  bool dim = false;  // cannot be played now
  bool lit = false;  // … and this one can
  bool up = false;   // it was touched
};
void special_face(const Pen& pen, const Rect& r, nimmt::Special kind, std::string_view name,
                  const SpecialLook& look);
// Those to be drawn lie face down.
void special_back(const Pen& pen, const Rect& r);
// How many somebody holds: the silhouette with a figure. `right` is the middle of its right edge.
void special_count(const Pen& pen, Vec right, float side, int count);

}  // namespace tablee::nimmt::drawing
