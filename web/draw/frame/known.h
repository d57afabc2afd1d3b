#pragma once
// Parts of the picture that have the same place in the list's buffers as in the frame before, so
// that they need not be written again.

#include "web/draw/toolkit/shapes.h"

namespace tablee::draw {

// Starts a frame, of which no part is known yet. The list still holds the previous frame, unless
// its buffers have been replaced.
void begin_known(const ImDrawList& list);

}  // namespace tablee::draw
