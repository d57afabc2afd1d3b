#pragma once
// A small table beside a paragraph of the rules: the cards on it and the card to be played. All of
// it can be tapped.

#include "web/draw/frame/stage.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

inline bool is_example(const Node& n) { return data_of<ExampleTable>(n.item()) != nullptr; }
// Returns the height.
float example_table(Stage& s, const Node& n, const Rect& at, bool drawing);

}  // namespace tablee::draw
