#pragma once
// Faces and colours to choose from: each a picture that a finger can hit, the chosen one ringed.
// What it is in words is said over them, and by the document.

#include <span>

#include "web/draw/frame/stage.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

// Are those choices pictures? Where there are borders only, colours are words.
bool pictured(const Stage& s, std::span<const Node> run);
// Draws (or measures) them from the top of `at`; returns the height.
float pictures(Stage& s, std::span<const Node> run, const Rect& at, bool drawing);

}  // namespace tablee::draw
