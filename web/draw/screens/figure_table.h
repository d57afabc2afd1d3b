#pragma once
// A table of figures: names at the left, the rest at the right of their columns. Where the width is
// short, all columns but the names shrink evenly.

#include "web/draw/frame/stage.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

// Draws (or measures) it from the top of `at`; `bare`: on no sheet of paper yet. Returns its
// height; it comes with the program's second half.
[[gnu::noinline]] float figure_table(Stage& s, const Node& n, const Rect& at, bool bare,
                                     bool drawing);

}  // namespace tablee::draw
