#pragma once
// Avatars and colours to choose from: each is a picture large enough for a finger, and the chosen
// one has a ring. Their names are shown above them and are in the accessible document.

#include <span>

#include "web/draw/frame/stage.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

// Whether those choices are shown as pictures. In the theme with borders only, colours are words.
bool pictured(const Stage& s, std::span<const Node> run);
// Draws (or measures) them from the top of `at`; returns the height.
float pictures(Stage& s, std::span<const Node> run, const Rect& at, bool drawing);

}  // namespace tablee::draw
