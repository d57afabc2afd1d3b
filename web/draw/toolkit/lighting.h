#pragma once
// What is soft: shadows, the linen's weave, the lamp's glow. Two small pictures made once live in
// the font atlas, so that a shadow is nine quads and the cloth a few hundred, in the same draw
// call.

#include "web/draw/toolkit/shapes.h"

namespace tablee::draw {

// Under a rectangle with that radius; `height` is how far it floats over the table.
void shadow(const Pen& pen, const Rect& r, float radius, float height, float strength = 1);
// The whole ground: cloth, light, weave.
void table_cloth(const Pen& pen, float width, float height);
// A soft round light or dark.
void glow(const Pen& pen, Vec at, float radius_x, float radius_y, Color c);
// Rays that far, as from a lamp behind; to be clipped.
void rays(const Pen& pen, Vec from, float far, Color c);

}  // namespace tablee::draw
