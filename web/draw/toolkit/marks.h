#pragma once
// One decision after another as marks beside each other: what it was worth by form, not by colour
// alone.

#include "web/draw/frame/stage.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

// Is that list one of marks?
bool of_marks(std::string_view id);
// The list's name, and under it as many marks side by side as fingers can tell apart; returns the
// height.
// Never inlined: it comes with the program’s second half.
[[gnu::noinline]] float marks(Stage& s, const Node& list, const Rect& at, bool drawing);

}  // namespace tablee::draw
