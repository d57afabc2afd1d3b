#pragma once
// Advice in the hand. The safest card has a tick at its upper edge. The expected cost of a card is
// shown there while the player points at it; after an answer in an exercise it is shown on all
// cards.

#include "web/games/nimmt/hand.h"
#include "web/games/nimmt/parts.h"

namespace tablee::nimmt::drawing {

void draw_costs(Stage& s, const Parts& parts, const Hand& hand);

}  // namespace tablee::nimmt::drawing
