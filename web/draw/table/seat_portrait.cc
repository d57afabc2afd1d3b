#include "web/draw/table/seat_portrait.h"

#include "web/draw/toolkit/portrait.h"

namespace tablee::draw {

// Never inlined, because it is in the deferred part of the program (docs/PAGE.md).
[[gnu::noinline]] void seat_portrait(const Stage& s, const Rect& space, int seat, bool on_back) {
  const std::size_t at = seat;
  if (seat < 0 || at >= s.frame.looks.size()) return;
  const Vec middle = center(space);
  const float most = std::min({space.w, space.h, 72 * s.size().unit});
  if (on_back) {
    const Theme& t = s.theme();
    disc(s.pen, middle, most * 0.44f, t.paper);
    ring(s.pen, middle, most * 0.44f, t.back_line, std::max(1.0f, s.pen.px));
  }
  portrait(s.pen, middle, most * (on_back ? 0.64f : 0.84f), s.frame.looks[at]);
}

}  // namespace tablee::draw
