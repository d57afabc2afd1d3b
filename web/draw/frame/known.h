#pragma once
// Parts of the picture that lie in the list's buffers just where they lay in the frame before: they
// need not be written again.

#include "web/draw/toolkit/shapes.h"

namespace tablee::draw {

// A frame begins: none of its parts are known yet. Of the frame before the list still holds what it
// was given, unless its buffers are others by now.
void begin_known(const ImDrawList& list);

}  // namespace tablee::draw
