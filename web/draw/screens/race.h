#pragma once
// The standings after a round as bars that grow towards the limit and change places.

#include "web/draw/frame/scene.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

// Draws (or only measures) a table of standings from the top of `at`, with its width. Its data is a
// PointLimit, those of its rows are StandingsRow.
Scene race(Stage& s, const Node& table, const Rect& at, bool drawing);

}  // namespace tablee::draw
