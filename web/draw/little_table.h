#pragma once
// A table in small: what a lesson is about, drawn beside its words.

#include "web/draw/stage.h"

namespace tablee::draw {

// Is there a table to be shown with this screen's words?
bool has_little_table(const Frame& f);
// Its height where it is that wide, at most `most`.
float little_table_height(const Stage& s, float width, float most);
// In the rectangle; a card that is spoken of lies where it would go.
void little_table(const Stage& s, const Rect& r);

}  // namespace tablee::draw
