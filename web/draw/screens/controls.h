#pragma once
// What is set on a screen: switches, fields, choices, steppers. Each draws (or measures) from the
// top of `at`, as wide as that, and returns its height. They come with the program's second half.

#include <span>

#include "web/draw/frame/stage.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

[[gnu::noinline]] float toggle_row(Stage& s, const Node& n, const Rect& at, bool drawing);
[[gnu::noinline]] float text_input(Stage& s, const Node& n, const Rect& at, bool drawing);
// The page lays a real text field over this one, where it is seen whole.
void text_field(Stage& s, const Node& n, const Rect& r);
// One less, how many, one more.
[[gnu::noinline]] float stepper(Stage& s, std::span<const Node> nodes, const Rect& at,
                                bool drawing);
// Joined choices, in as many lines as they need.
[[gnu::noinline]] float choice_run(Stage& s, std::span<const Node> run, const Rect& at,
                                   bool drawing);
// The size at which the words of one of them fit on one line, as far as that can be read.
float segment_words(const Stage& s, const Node& n, float width);

}  // namespace tablee::draw
