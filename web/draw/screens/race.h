#pragma once
// Standings after a round: bars that race towards the limit, and change places.

#include "web/draw/frame/scene.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

// Draws (or only measures) a table of standings from the top of `at`, as wide as that. Its value is
// the limit, 0 for none, and those of its rows are Runners.
Scene race(Stage& s, const Node& table, const Rect& at, bool drawing);

}  // namespace tablee::draw
