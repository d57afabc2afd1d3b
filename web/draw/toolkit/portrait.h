#pragma once
// The faces that people and bots have at the table: animals, told apart by their outlines.

#include "core/look.h"
#include "web/draw/toolkit/shapes.h"

namespace tablee::draw {

// In the colour of that person, or, where the look has none, in the animal's own. `size` is its
// height and width.
void portrait(const Pen& pen, Vec at, float size, const Look& look);

}  // namespace tablee::draw
