#pragma once
// Special cards of 6 qui surprend: another silhouette than numbers, one bold pictogram each.

#include "games/nimmt/specials.h"
#include "web/draw/shapes.h"

namespace tablee::draw {

void special_tile(const Pen& pen, const Rect& r, nimmt::Special kind);
// How many somebody holds: the silhouette with a figure. `right` is the middle of its right edge.
void special_count(const Pen& pen, Vec right, float side, int count);

}  // namespace tablee::draw
