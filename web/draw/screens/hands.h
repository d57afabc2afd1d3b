#pragma once
// All hands in small: a line for each, with a name and cards.

#include "web/draw/frame/stage.h"

namespace tablee::draw {

// Draws items "holding.<seat>" from the top of the rectangle down and returns the height: larger
// cards where it is high enough for them. An item without cards is shown as text.
float hands(Stage& s, std::span<const Spoken* const> lines, const Rect& r, bool drawing);

}  // namespace tablee::draw
