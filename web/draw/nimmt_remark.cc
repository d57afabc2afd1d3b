// What a bot says, at its seat.

#include "web/draw/nimmt_panel.h"
#include "web/draw/remark_place.h"

namespace tablee::draw {

void NimmtPanel::draw_remark(Stage& s, const Parts&) {
  const auto seat = static_cast<std::size_t>(s.frame.remark.seat);
  const Rect &own = at_.seat[seat], &card = at_.played[seat];
  const Clipped inner(s.pen, at_.window);
  if (at_.column) return remark_.draw(s, remark_beside(own, card));
  const float width = RemarkBubble::width(s, card.y - own.y);
  remark_.draw(s, remark_over_names(own, card.y, width, at_.people));
}

}  // namespace tablee::draw
