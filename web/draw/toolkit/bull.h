#pragma once
// Our bull: the app's logo, and the symbol that some cards count.

#include "web/draw/toolkit/shapes.h"

namespace tablee::draw {

// `size` is its width. Large ones have eyes and nostrils in the background's colour.
void bull(const Pen& pen, Vec at, float size, Color c, Color ground);

}  // namespace tablee::draw
