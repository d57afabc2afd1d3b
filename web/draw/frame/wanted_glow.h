#pragma once
// What a lesson asks to be touched.

#include "web/draw/frame/stage.h"

namespace tablee::draw {

// Over everything as well: it has to be found among cards of every colour.
[[gnu::noinline]] void wanted_glow(const Stage& stage);

}  // namespace tablee::draw
