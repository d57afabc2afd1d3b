#pragma once
// Our bull head: one penalty point.

#include "web/draw/shapes.h"

namespace tablee::draw {

// `size` is its width. Large ones have eyes and nostrils in the ground's colour.
void bull(const Pen& pen, Vec at, float size, Color c, Color ground);
// Heads counted at a glance within a box: one, a pair, a row of three, five as on a die, seven as
// a crown. `up` is the middle of the pattern.
void heads(const Pen& pen, const Rect& box, int count, Color c, Color ground);

}  // namespace tablee::draw
