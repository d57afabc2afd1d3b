#include "web/games/nimmt/table.h"

#include "games/nimmt/describe.h"
#include "web/draw/table/seat_portrait.h"

namespace tablee::nimmt::drawing {

const nimmt::View& view(const Stage& s) { return *nimmt::view_of(*s.frame.view); }

Color back_of(const Stage& s, Seat seat) {
  return s.frame.people.has(seat) ? seat_back(s.theme(), colour_of(s, seat)) : 0;
}

Pose pile_pose(const Layout& at, Seat seat) {
  const Rect& cell = at.seat[std::max<int>(seat, 0)];
  Pose p{around(center(cell), at.card_w * 0.35f, at.card_h * 0.35f)};
  p.angle = 0.25f;
  p.alpha = 0.15f;
  return p;
}

}  // namespace tablee::nimmt::drawing
