#pragma once
// A table of figures with names at the left; the figures are right-aligned in their columns. If the
// width is too small, the columns between names and totals shrink evenly, and where they are too
// many for that, they scroll sideways.

#include "web/draw/frame/stage.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

// Draws (or measures) it from the top of `at`; `bare`: not on a sheet of paper yet. `sideways`:
// how far it is scrolled. Returns its height. It is in the deferred part of the program.
[[gnu::noinline]] float figure_table(Stage& s, const Node& n, const Rect& at, bool bare,
                                     bool drawing, Scroll& sideways);

}  // namespace tablee::draw
