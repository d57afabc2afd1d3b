#pragma once
// The matches under way, on one sheet: the first with its button, the others in lines that go on
// where they are tapped, each with a bin.

#include "web/app/ids.h"
#include "web/draw/frame/stage.h"
#include "web/draw/frame/tree.h"

namespace tablee::draw {

inline bool is_under_way(const Node& n) { return n.id() == ids::kResume; }
// Returns the height.
float under_way(Stage& s, const Node& n, float x, float y, float w, bool drawing);

}  // namespace tablee::draw
