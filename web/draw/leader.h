#pragma once
// The mark of who leads.

#include "web/draw/shapes.h"

namespace tablee::draw {

// On the upper edge of a seat.
void leader_badge(const Pen& pen, const Rect& seat);

}  // namespace tablee::draw
