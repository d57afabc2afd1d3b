#pragma once
// A chart with the names of its lines.

#include "web/draw/frame/stage.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

// Draws the title, the lines and their legend, with as many names side by side as fit. Returns the
// height. It is in the deferred part of the program.
[[gnu::noinline]] float line_chart(Stage& s, const Node& n, const Rect& at, bool drawing);

}  // namespace tablee::draw
