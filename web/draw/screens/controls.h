#pragma once
// Controls for settings: switches, fields, choices, steppers. Each is drawn (or measured) from the
// top of `at`, with its width, and returns its height. They are in the deferred part of the
// program.

#include <span>

#include "web/draw/frame/stage.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

[[gnu::noinline]] float toggle_row(Stage& s, const Node& n, const Rect& at, bool drawing);
[[gnu::noinline]] float text_input(Stage& s, const Node& n, const Rect& at, bool drawing);
// The page puts a real text field over this one if it is completely visible.
void text_field(Stage& s, const Node& n, const Rect& r);
// A button for one less, the number, a button for one more.
[[gnu::noinline]] float stepper(Stage& s, std::span<const Node> nodes, const Rect& at,
                                bool drawing);
// Joined choices, on as many lines as they need.
[[gnu::noinline]] float choice_run(Stage& s, std::span<const Node> run, const Rect& at,
                                   bool drawing);
// The largest size of type, within readable limits, at which the words of one of them fit on one
// line.
float segment_words(const Stage& s, const Node& n, float width);

}  // namespace tablee::draw
