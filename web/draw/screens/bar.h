#pragma once
// The top bar: the way back, the title, and icons for rarely used actions.

#include <vector>

#include "web/draw/frame/stage.h"

namespace tablee::draw {

// Whether the button becomes an icon in a table's bar.
bool in_bar(const Item& item);
// Draws back at the left, the other buttons at the right and `title` between them; in front of the
// other buttons it shows a command line while that has the focus. Returns the left edge of the
// other buttons.
float draw_bar(Stage& s, const Rect& r, const Spoken* title,
               const std::vector<const Spoken*>& buttons, const Spoken* field = nullptr);

}  // namespace tablee::draw
