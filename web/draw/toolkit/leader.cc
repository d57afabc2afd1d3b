#include "web/draw/toolkit/leader.h"

#include "web/draw/toolkit/icons.h"

namespace tablee::draw {

void leader_badge(const Pen& pen, Vec at) {
  const float radius = leader_radius(pen.size);
  disc(pen, at, radius, pen.theme->accent);
  icon(pen, icon_for("crown"), at, radius * 1.35f, pen.theme->on_accent);
}

}  // namespace tablee::draw
