#pragma once
// Controls side by side.

#include <span>

#include "web/draw/frame/stage.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

// The width of one of them.
float inline_width(const Stage& s, const Node& n);
// Draws all of them; inputs take the width that the others leave. Breaks into lines where needed
// and returns the height.
float inline_run(Stage& s, std::span<const Node> nodes, const Rect& at, bool drawing);

}  // namespace tablee::draw
