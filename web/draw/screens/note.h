#pragma once
// A note of the app over a table: a notice with its button, or the answer to a typed command.

#include "web/draw/frame/stage.h"

namespace tablee::draw {

// Whether that item belongs to a note instead of the table.
bool in_note(const Item& item);
// Draws the frame's note, if there is one, below the bar. Must be drawn last.
void draw_note(Stage& s, const Rect& bar);

}  // namespace tablee::draw
