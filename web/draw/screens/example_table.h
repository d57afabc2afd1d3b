#pragma once
// A small table beside a paragraph of the rules ("try.<kind>.…"): what lies there, the card that is
// to be played, and the whole of it to be touched.

#include "web/app/ids.h"
#include "web/draw/frame/stage.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

inline bool is_example(const Node& n) { return n.id().starts_with(ids::kTry); }
// Returns the height.
float example_table(Stage& s, const Node& n, const Rect& at, bool drawing);

}  // namespace tablee::draw
