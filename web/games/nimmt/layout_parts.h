#pragma once
// What both ways to lay a table out share: people over the lanes, or beside them.

#include "web/games/nimmt/layout.h"

namespace tablee::nimmt::drawing {

inline float pad_of(const Shape& s) { return s.safe.w < 340 ? 6 : s.size.gap; }
// A special card has its name under its picture.
inline float special_width(const Shape& s) { return std::round(62 * s.size.unit); }
inline float special_height(const Shape& s) {
  return std::round(46 * s.size.unit + s.size.small * 0.9f);
}

// Sizes of cards in the lanes: as large as width and height allow, 5:7 where there is room, up to
// square where there is none.
void size_lanes(Layout& l, const Shape& s, const Rect& area);
void size_hand(Layout& l, const Shape& s, const Rect& area);
// Cells of people in a grid; each has room for a name, its heads and the card put down.
void seat_cells(Layout& l, const Shape& s, int columns, float cell_h, float gap);

// People over the lanes.
Layout lay_upright(const Shape& s);
// People beside the lanes.
Layout lay_sideways(const Shape& s);

}  // namespace tablee::nimmt::drawing
