#pragma once
// Icons drawn with one round pen on a grid of 24 × 24, like most icon families, with strokes of our
// own.

#include <string_view>

#include "web/draw/toolkit/shapes.h"

namespace tablee::draw {

// The strokes of the icon for an id ("back", "settings", "seat.2.remove" by its last part); null:
// none.
const char* icon_for(std::string_view id);
void icon(const Pen& pen, const char* strokes, Vec at, float size, Color c);

}  // namespace tablee::draw
