#pragma once
// A small table beside a paragraph of the rules, or of a decision: the cards on it, the card to be
// played, and the hand. All of it can be tapped.

#include "web/draw/frame/stage.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

inline bool is_example(const Node& n) { return data_of<ExampleTable>(n.item()) != nullptr; }
// Returns the height.
float example_table(Stage& s, const Node& n, const Rect& at, bool drawing);

// The same cards without words and paper, for a picture of them alone; the first returns the
// height.
float example_height(const Pen& pen, const ExampleTable& table, float width);
void draw_example(const Pen& pen, const ExampleTable& table, const Rect& r);

}  // namespace tablee::draw
