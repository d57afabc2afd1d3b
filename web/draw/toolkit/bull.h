#pragma once
// Our bull: the mark of the house, and what is counted on some cards.

#include "web/draw/toolkit/shapes.h"

namespace tablee::draw {

// `size` is its width. Large ones have eyes and nostrils in the ground's colour.
void bull(const Pen& pen, Vec at, float size, Color c, Color ground);

}  // namespace tablee::draw
