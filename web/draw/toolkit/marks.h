#pragma once
// A row of marks, one for each decision. The shape of a mark shows how good the decision was, so
// that colour is not needed.

#include "web/draw/frame/stage.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

// Whether that list is one of marks.
bool of_marks(std::string_view id);
// Draws the name of the list, and below it as many marks side by side as a finger can distinguish;
// returns the height. Never inlined, because it is in the deferred part of the program.
[[gnu::noinline]] float marks(Stage& s, const Node& list, const Rect& at, bool drawing);

}  // namespace tablee::draw
