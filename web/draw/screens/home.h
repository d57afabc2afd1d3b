#pragma once
// The home screen: first a match under way, then the games as posters, then everything else.

#include "web/draw/frame/stage.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

bool is_poster(const Node& n);
// The width of the column of posters on a large screen.
float posters_width(const Stage& s, std::span<const Node> posters);
// Draws all posters, side by side where there is space; the match under way takes the whole width.
// Returns the height.
float poster_grid(Stage& s, std::span<const Node> posters, float x, float y, float width,
                  bool drawing);
// Buttons to all other screens, side by side, each with its picture.
float tiles(Stage& s, std::span<const Node> buttons, float x, float y, float width, bool drawing);

}  // namespace tablee::draw
