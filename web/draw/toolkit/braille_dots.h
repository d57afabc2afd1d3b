#pragma once
// Numbers in braille on cards, for people who learn to read or write braille.

#include "core/card_set.h"
#include "web/draw/toolkit/shapes.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {

// One line of cells, sized for a card of that width; its upper left (or right) corner is at `at`.
// Draws nothing where the pen has no dots, or where they would be too small to be distinguished.
void braille_number(const Pen& pen, Vec at, Align align, float card_width, Card card, Color c);

}  // namespace tablee::draw
