#include "web/draw/leader.h"

#include "web/draw/icons.h"

namespace tablee::draw {

void leader_badge(const Pen& pen, const Rect& seat) {
  const float radius = std::round(8 * pen.size.unit);
  // Not between two seats, and where a name of usual length leaves room.
  const Vec at{seat.x + seat.w * 0.68f, seat.y};
  disc(pen, at, radius, pen.theme->accent);
  icon(pen, icon_for("crown"), at, radius * 1.35f, pen.theme->on_accent);
}

}  // namespace tablee::draw
