#pragma once
// A hint in the hand: the safest card is ticked at its upper edge; what a card is expected to cost
// stands there while somebody looks at it, and with all of them where an answer has been given.

#include "web/games/nimmt/hand.h"
#include "web/games/nimmt/parts.h"

namespace tablee::nimmt::drawing {

void draw_costs(Stage& s, const Parts& parts, const Hand& hand);

}  // namespace tablee::nimmt::drawing
