#pragma once
// A part of a screen with an entrance animation.

#include "web/draw/frame/stage.h"

namespace tablee::draw {

struct Scene {
  float height = 0;
  // The visibility of the items after it, 0 … 1: while it runs they would reveal the result.
  float after = 1;
};

}  // namespace tablee::draw
