#pragma once
// Everybody's hand in small: a line each, a name and cards.

#include "web/draw/frame/stage.h"

namespace tablee::draw {

// From the top of the rectangle down, of items "holding.<seat>"; returns the height. What has no
// cards stands there in its words.
float hands(Stage& s, std::span<const Spoken* const> lines, const Rect& r, bool drawing);

}  // namespace tablee::draw
