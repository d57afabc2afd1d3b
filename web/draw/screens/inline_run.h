#pragma once
// Controls side by side.

#include <span>

#include "web/draw/frame/stage.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

// How wide one of them is.
float inline_width(const Stage& s, const Node& n);
// All of them; inputs take what the others leave. Breaks into lines where needed, returns the
// height.
float inline_run(Stage& s, std::span<const Node> nodes, const Rect& at, bool drawing);

}  // namespace tablee::draw
