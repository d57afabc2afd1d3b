#pragma once
// The end of a match: the winner, and three steps with the players on them.

#include "web/draw/frame/scene.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

// Draws (or only measures) the heading and the list of places after it from the top of `at`, with
// its width. The value of each entry is its place, its hint the points. The heading is `on` where a
// person has won.
Scene podium(Stage& s, const Node& heading, const Node& list, const Rect& at, bool drawing);

}  // namespace tablee::draw
