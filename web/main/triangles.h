#pragma once
// Draws Dear ImGui's triangles with as few WebGL calls as possible: nothing else draws on the
// canvas, so state that it has set stays set.

struct ImDrawData;

namespace tablee::web {

// Clears the canvas, or the framebuffer that is bound, before what is drawn next.
void clear_canvas();
// Binds that texture, as everything that changes the binding must.
void bind_texture(unsigned texture);
// Draws all commands in order, each clipped to whole pixels of its clip rectangle.
void draw_triangles(const ImDrawData& picture);
// The context and everything created in it is lost, or will be created again.
void forget_context();

}  // namespace tablee::web
