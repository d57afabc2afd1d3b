#pragma once
// The end of a match: who has won, and three steps with all who stand on them.

#include "web/draw/frame/scene.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

// Draws (or only measures) the heading and the list of places after it from the top of `at`, as
// wide as that. The value of each entry is its place, its hint the points. Where a person has won,
// the heading is `on`.
Scene podium(Stage& s, const Node& heading, const Node& list, const Rect& at, bool drawing);

}  // namespace tablee::draw
