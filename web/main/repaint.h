#pragma once
// Draws with WebGL what changed since the last frame, and no more.

struct ImDrawData;

namespace tablee::web {

// The canvas keeps what was drawn (page/js/view.js asks for that). After this it is taken for
// empty: the context was lost, the canvas resized or hidden.
void repaint_all();
// The whole picture that Dear ImGui made; afterwards its list holds what was drawn of it.
void repaint(ImDrawData& picture);

}  // namespace tablee::web
