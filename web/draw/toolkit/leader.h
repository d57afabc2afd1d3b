#pragma once
// The mark of the leading players.

#include "web/draw/toolkit/shapes.h"

namespace tablee::draw {

constexpr float leader_radius(const Sizes& size) { return std::round(8 * size.unit); }
// Draws it with that centre, on the upper edge of a seat.
void leader_badge(const Pen& pen, Vec at);
// Where more seats lead, crowns would say nothing and cover much.
inline constexpr int kMostLeaders = 3;

}  // namespace tablee::draw
