#pragma once
// How far a card is from the end of every row: why it goes where it goes.

#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/table.h"

namespace tablee::nimmt::drawing {

void draw_gaps(Stage& s, const Layout& layout, const Animator& animator);

}  // namespace tablee::nimmt::drawing
