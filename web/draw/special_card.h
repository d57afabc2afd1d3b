#pragma once
// Special cards of 6 qui surprend: another silhouette than numbers, one bold pictogram each.

#include "games/nimmt/specials.h"
#include "web/draw/shapes.h"

namespace tablee::draw {

void special_tile(const Pen& pen, const Rect& r, nimmt::Special kind);

}  // namespace tablee::draw
