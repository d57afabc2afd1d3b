#pragma once
// The avatars of people and bots: animals that can be distinguished by their outlines.

#include "core/look.h"
#include "web/draw/toolkit/shapes.h"

namespace tablee::draw {

// In the colour of `look`, or in the animal's own where it has none. `size` is the height and
// width.
void portrait(const Pen& pen, Vec at, float size, const Avatar& look);

}  // namespace tablee::draw
