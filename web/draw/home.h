#pragma once
// Home: the games as posters, a match under way first, the rest below.

#include "web/draw/stage.h"
#include "web/draw/tree.h"

namespace tablee::draw {

// Where a poster's picture goes: on a low screen beside the words, so that its buttons stay seen.
enum class PosterArt : std::uint8_t { small, large, beside };

bool is_poster(const Node& n);
float poster_height(Stage& s, const Node& n, float width, PosterArt art);
void poster(Stage& s, const Node& n, const Rect& r, PosterArt art);
// The ways to everything else, side by side, each with its picture.
float tiles(Stage& s, std::span<const Node> buttons, float x, float y, float width, bool drawing);

}  // namespace tablee::draw
