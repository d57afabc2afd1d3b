#pragma once
// Numbers in braille on the faces of cards, for eyes that learn them and hands that copy them.

#include "core/card_set.h"
#include "web/draw/toolkit/shapes.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {

// One line of cells, as wide as a card of that width has room for; its upper left (or right) corner
// at `at`. Nothing where the pen has no dots, or they would be too small to be told apart.
void braille_number(const Pen& pen, Vec at, Align align, float card_width, Card card, Color c);

}  // namespace tablee::draw
