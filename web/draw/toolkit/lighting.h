#pragma once
// Soft effects: shadows, the weave of the cloth, the glow of the lamp. They use two small pictures
// in the font atlas, so that a shadow is nine quads and the cloth a few hundred, in the same draw
// call.

#include "web/draw/toolkit/shapes.h"

namespace tablee::draw {

// The shadow of a rectangle with that radius; `height` is its distance above the table.
void shadow(const Pen& pen, const Rect& r, float radius, float height, float strength = 1);
// The whole background: cloth, light, weave.
void table_cloth(const Pen& pen, float width, float height);
// A soft round spot of light or shade.
void glow(const Pen& pen, Vec at, float radius_x, float radius_y, Color c);
// Rays of that length, as from a lamp behind; the caller clips them.
void rays(const Pen& pen, Vec from, float far, Color c);

}  // namespace tablee::draw
