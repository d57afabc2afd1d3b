// What a bot says, over the names of those beside it; its cards lie below.

#include "web/draw/nothanks_panel.h"
#include "web/draw/remark_place.h"

namespace tablee::draw {

// Never inlined: it comes with the program's second half (docs/PAGE.md).
[[gnu::noinline]] void NothanksPanel::draw_remark(Stage& s) {
  const Rect& own = at_.seat[static_cast<std::size_t>(s.frame.remark.seat)];
  const float word = own.h > 104 * s.size().unit ? s.size().body : s.size().small;
  const float below = own.y + seat_pad(s.size()) * 0.5f + std::round(word * 1.5f);
  const bool among = s.frame.remark.seat != tray_ && overlap(own, at_.people);
  const float width = RemarkBubble::width(s, below - own.y);
  remark_.draw(s, remark_over_names(own, below, width, among ? at_.people : own));
}

}  // namespace tablee::draw
