#pragma once
// The device goes to the next person.

#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/parts.h"

namespace tablee::nimmt::drawing {

// The hand lies face down; over it, what turns it up.
void draw_handover(Stage& s, const Parts& parts, const Layout& layout);

}  // namespace tablee::nimmt::drawing
