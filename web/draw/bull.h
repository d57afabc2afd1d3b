#pragma once
// Our bull's head: the mark of the house, and on cards what it stands for there.

#include "web/draw/shapes.h"

namespace tablee::draw {

// `size` is its width. Large ones have eyes and nostrils in the ground's colour.
void bull(const Pen& pen, Vec at, float size, Color c, Color ground);

}  // namespace tablee::draw
