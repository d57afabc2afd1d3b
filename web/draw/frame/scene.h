#pragma once
// A part of a screen that comes on with a movement of its own.

#include "web/draw/frame/stage.h"

namespace tablee::draw {

struct Scene {
  float height = 0;
  // How much of what follows it on the screen is seen, 0 … 1: it would tell the end.
  float after = 1;
};

}  // namespace tablee::draw
