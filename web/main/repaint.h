#pragma once
// Draws with WebGL what changed since the last frame, and no more.

struct ImDrawData;

namespace tablee::web {

// The canvas preserves what was drawn (page/js/view.js asks for that). This call marks it as empty:
// the context was lost, or the canvas was resized or hidden.
void repaint_all();
// Draws the picture that Dear ImGui made; afterwards its list holds the parts that were drawn.
void repaint(ImDrawData& picture);

}  // namespace tablee::web
