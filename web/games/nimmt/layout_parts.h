#pragma once
// What both layouts of the table have in common: with the seats above the lanes, or beside them.

#include "web/games/nimmt/layout.h"

namespace tablee::nimmt::drawing {

inline float pad_of(const Shape& s) { return s.safe.w < 340 ? 6 : s.size.gap; }
// A special card has its name below its picture.
inline float special_width(const Shape& s) { return std::round(62 * s.size.unit); }
inline float special_height(const Shape& s) {
  return std::round(46 * s.size.unit + s.size.small * 0.9f);
}

// The greatest height of a card in the lanes or in the hand, and of one at a seat beside the lanes:
// on a screen that is higher than usual desks, cards grow with it.
inline float most_card(const Shape& s) { return std::max(190.0f, s.safe.h * 0.15f); }
inline float most_played(const Shape& s) { return std::max(120.0f, s.safe.h * 0.1f); }

// The size of cards in the lanes: as large as width and height allow, 5:7 where there is space,
// down to square where there is not.
void size_lanes(Layout& l, const Shape& s, const Rect& area);
// The height that lanes need for cards as large as with text of the usual size; 0
// where text has that size.
float usual_lanes(const Shape& s);
// The least height of the action line: that of usual text, and its words readable.
float least_action(const Shape& s, float usual);
void size_hand(Layout& l, const Shape& s, const Rect& area);
// The cells of the seats in a grid; each has space for a name, its heads and a card.
void seat_cells(Layout& l, const Shape& s, int columns, float cell_h, float gap);

// The layout with the seats above the lanes.
Layout lay_upright(const Shape& s);
// The layout with the seats beside the lanes.
Layout lay_sideways(const Shape& s);

}  // namespace tablee::nimmt::drawing
