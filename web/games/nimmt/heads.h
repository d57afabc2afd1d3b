#pragma once
// What rows cost: those that somebody may take, and the one that somebody takes.

#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/parts.h"

namespace tablee::nimmt::drawing {

// The cheapest as what one may well do, the others the redder the dearer they are.
void draw_row_costs(Stage& s, const Parts& parts, const Layout& layout, const Shown& shown);
// Large over the cards that go, and then on its way to who takes them.
void draw_sum(Stage& s, const Layout& layout, const Animator::Sum& sum);

}  // namespace tablee::nimmt::drawing
