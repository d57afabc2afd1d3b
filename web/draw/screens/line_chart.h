#pragma once
// A chart with the names of its lines.

#include "web/draw/frame/stage.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

// What it shows, the lines, and what each line is: as many names side by side as fit. Returns its
// height; it comes with the program's second half.
[[gnu::noinline]] float line_chart(Stage& s, const Node& n, const Rect& at, bool drawing);

}  // namespace tablee::draw
