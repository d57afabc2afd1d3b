#pragma once
// Puts Dear ImGui's triangles on the canvas with as few calls of WebGL as there can be: nothing
// else draws there, so what it has set stays set.

struct ImDrawData;

namespace tablee::web {

// Clears the canvas before what is drawn next.
void clear_canvas();
// All its commands one after the other, each cut off to whole pixels of its clip rectangle.
void draw_triangles(const ImDrawData& picture);
// The context and all that was made in it is gone, or will be made anew.
void forget_context();

}  // namespace tablee::web
