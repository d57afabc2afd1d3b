#pragma once
// The line on top: the way back, where we are, and small pictures for what is seldom needed.

#include <vector>

#include "web/draw/frame/stage.h"

namespace tablee::draw {

// Buttons that become pictures of a table's bar.
bool in_bar(const Item& item);
// Draws back at the left, the others at the right, `title` between; and before the others a line to
// type in, where there is room and no finger. Returns where the others begin.
float draw_bar(Stage& s, const Rect& r, const Spoken* title,
               const std::vector<const Spoken*>& buttons, const Spoken* field = nullptr);

}  // namespace tablee::draw
