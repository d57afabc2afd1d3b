#pragma once
// The heads of a card, arranged so that they can be counted at a glance.

#include "web/draw/toolkit/shapes.h"

namespace tablee::nimmt::drawing {

using namespace draw;

// Draws them within a box: one, a pair, a row of three, five as on a die, seven as a crown, in
// colour `c` on the background `ground`.
void pips(const Pen& pen, const Rect& box, int count, Color c, Color ground);

}  // namespace tablee::nimmt::drawing
