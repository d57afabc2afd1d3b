#pragma once
// Home: the games as posters, a match under way first, the rest below.

#include "web/draw/stage.h"
#include "web/draw/tree.h"

namespace tablee::draw {

bool is_poster(const Node& n);
float poster_height(Stage& s, const Node& n, float width, bool large);
void poster(Stage& s, const Node& n, const Rect& r, bool large);

}  // namespace tablee::draw
