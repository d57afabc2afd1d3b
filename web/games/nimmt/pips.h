#pragma once
// A card's heads, counted at a glance.

#include "web/draw/toolkit/shapes.h"

namespace tablee::nimmt::drawing {

using namespace draw;

// Within a box: one, a pair, a row of three, five as on a die, seven as a crown, in that colour on
// that ground.
void pips(const Pen& pen, const Rect& box, int count, Color c, Color ground);

}  // namespace tablee::nimmt::drawing
