#pragma once
// Draws the distance of a card from the end of every row, which explains where it goes.

#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/table.h"

namespace tablee::nimmt::drawing {

void draw_gaps(Stage& s, const Layout& layout, const Animator& animator);

}  // namespace tablee::nimmt::drawing
