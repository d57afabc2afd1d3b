#pragma once
// The mark of who leads.

#include "web/draw/toolkit/shapes.h"

namespace tablee::draw {

constexpr float leader_radius(const Sizes& size) { return std::round(8 * size.unit); }
// With that middle, on the upper edge of a seat.
void leader_badge(const Pen& pen, Vec at);
// Crowns at more seats than that tell nothing, and cover much.
inline constexpr int kMostLeaders = 3;

}  // namespace tablee::draw
