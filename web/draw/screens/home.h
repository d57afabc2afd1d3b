#pragma once
// Home: the games as posters, a match under way first, the rest below.

#include "web/draw/frame/stage.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

bool is_poster(const Node& n);
// Width of the column of posters on a screen with room enough.
float posters_width(const Stage& s, std::span<const Node> posters);
// All posters, side by side where there is room; the match under way over the whole width. Returns
// the height.
float poster_grid(Stage& s, std::span<const Node> posters, float x, float y, float width,
                  bool drawing);
// The ways to everything else, side by side, each with its picture.
float tiles(Stage& s, std::span<const Node> buttons, float x, float y, float width, bool drawing);

}  // namespace tablee::draw
