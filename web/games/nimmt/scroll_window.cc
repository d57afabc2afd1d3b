#include "web/games/nimmt/scroll_window.h"

namespace tablee::nimmt::drawing {

void ScrollWindow::lay(Stage& s, Layout& at, bool anew) {
  scroll_.content = at.content;
  scroll_.space = at.window.h;
  if (scroll_.most() <= 0.5f) {
    at.window = {0, 0, s.frame.width, s.frame.height};
    at_end_ = true;
    return;
  }
  // It starts at the end, where the lanes are, because they matter for the choice of a card.
  if (at.column && anew) scroll_.at = 0;
  if (!at.column && (anew || at_end_)) scroll_.at = scroll_.most();
  s.touch.scroll_area(at.window, scroll_);
  const float up = s.scroll_page(scroll_, at.window, 1);
  const auto lift = [up](Rect& r) { r.y -= up; };
  lift(at.people);
  for (auto* group : {&at.seat, &at.played, &at.known})
    for (Rect& r : *group) lift(r);
  if (at.column) return;
  lift(at.lanes_area);
  for (Rect& r : at.lane) lift(r);
  for (Rect& r : at.heads) lift(r);
}

void ScrollWindow::reveal(Stage& s, const Rect& window) {
  s.reveal(scroll_, window, 4);
  at_end_ = scroll_.at >= scroll_.most() - 1;
}

void ScrollWindow::draw_edges(const Stage& s, const Rect& w) const {
  if (scroll_.most() <= 0.5f) return;
  const Color edge = fade(s.theme().cloth, 0.92f), clear = edge & 0x00FFFFFFu;
  if (scroll_.at > 1) gradient(s.pen, {w.x, w.y, w.w, 12}, edge, clear);
  if (scroll_.at < scroll_.most() - 1) gradient(s.pen, {w.x, bottom(w) - 14, w.w, 14}, clear, edge);
}

}  // namespace tablee::nimmt::drawing
