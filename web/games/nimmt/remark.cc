// A bot's remark at its seat.

#include "web/draw/table/remark_place.h"
#include "web/games/nimmt/panel.h"

namespace tablee::nimmt::drawing {

[[gnu::noinline]] void Panel::draw_remark(Stage& s) {
  const std::size_t seat = s.frame.remark.seat;
  const Rect& own = at_.seat[seat];
  if (at_.column) {
    const Clipped inner(s.pen, at_.window);
    return remark_.draw(s, remark_beside(own, at_.played[seat]));
  }
  const float width = bubble_width(s, s.frame.remark.words, at_.bar.h, true);
  const Vec tip{center(own).x, own.y + 3};
  // The seats of a second line are too far away for the tip.
  const bool near = own.y < bottom(at_.bar) + own.h * 0.5f;
  remark_.draw(s, remark_over_title(own, at_.bar, bar_end_, width), near ? &tip : nullptr);
}

}  // namespace tablee::nimmt::drawing
