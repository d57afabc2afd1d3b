#pragma once
// Marks the item that a lesson asks the learner to touch.

#include "web/draw/frame/stage.h"

namespace tablee::draw {

// Drawn over everything, because it has to be visible among cards of every colour.
[[gnu::noinline]] void wanted_glow(const Stage& stage);

}  // namespace tablee::draw
