#pragma once
// The picture of a frame: a draw list and a font atlas of Dear ImGui, without its context. Windows,
// widgets and input of Dear ImGui are used by nothing here and would be the largest part of it.

#include <cstddef>

struct ImDrawData;
struct ImDrawList;
struct ImFontAtlas;
struct ImVec2;

namespace tablee::draw {

// Letters and shapes in one texture. Fonts are added to it before the first picture.
ImFontAtlas& atlas();
// A texel of it that is white.
ImVec2 white_texel();

struct PictureSize {
  float width = 0, height = 0;     // CSS pixels
  float scale_x = 1, scale_y = 1;  // device pixels in a CSS pixel
};

// Empties the list and takes what was drawn into the atlas since. Between begin_picture() and
// end_picture(), picture() is what drawing appends triangles to.
void begin_picture(const PictureSize& size);
ImDrawList& picture();
// The list with its textures, valid until the next picture begins. What became of textures has to
// be written back into them.
ImDrawData& end_picture();

// How far a circle may be from the polygon that is drawn for it, in CSS pixels; as of the next
// picture.
void set_curve_error(float error);

}  // namespace tablee::draw
