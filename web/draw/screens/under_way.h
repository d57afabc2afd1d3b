#pragma once
// The matches under way on one sheet: the first with a button, the others as lines that continue
// the match when they are tapped, each with a bin.

#include "web/app/ids.h"
#include "web/draw/frame/stage.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

inline bool is_under_way(const Node& n) { return n.id() == ids::kResume; }
// Returns the height.
float under_way(Stage& s, const Node& n, float x, float y, float w, bool drawing);

}  // namespace tablee::draw
