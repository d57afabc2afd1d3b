#pragma once
// A small table beside a paragraph of the rules: what lies there, the card that is to be played,
// and the whole of it to be touched.

#include "web/draw/frame/stage.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

inline bool is_example(const Node& n) { return data_of<ExampleTable>(n.item()) != nullptr; }
// Returns the height.
float example_table(Stage& s, const Node& n, const Rect& at, bool drawing);

}  // namespace tablee::draw
