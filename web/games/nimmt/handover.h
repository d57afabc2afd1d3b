#pragma once
// The hand-over of the device to the next person.

#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/parts.h"

namespace tablee::nimmt::drawing {

// The hand lies face down, with the button that reveals it above.
void draw_handover(Stage& s, const Parts& parts, const Layout& layout);

}  // namespace tablee::nimmt::drawing
