#pragma once
// The costs of rows: of those that a player may take, and of the row that is being taken.

#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/parts.h"

namespace tablee::nimmt::drawing {

// The cheapest is shown as a good choice; the others are redder, the more they cost.
void draw_row_costs(Stage& s, const Parts& parts, const Layout& layout, const Shown& shown);
// Draws the sum large over the cards that are taken, then on its way to the player who takes them.
void draw_sum(Stage& s, const Layout& layout, const Animator::Sum& sum);

}  // namespace tablee::nimmt::drawing
