#pragma once
// What the house has to say at a table, over what lies there: a notice with its button, or the
// answer to a typed command.

#include "web/draw/frame/stage.h"

namespace tablee::draw {

// Is that item one of a note's, and none of the table's?
bool in_note(const Item& item);
// Draws the frame's note, if there is one, from the bar on down. To be drawn last.
void draw_note(Stage& s, const Rect& bar);

}  // namespace tablee::draw
