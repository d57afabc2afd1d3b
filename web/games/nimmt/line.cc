// Everybody with their card in the order in which the cards are placed: who is next stands next.

#include "web/games/nimmt/panel.h"

namespace tablee::nimmt::drawing {
namespace {

constexpr float kWalk = 0.3f;  // seconds

}  // namespace

// The layout has places; who stands at which of them is the story's.
void Panel::line_up(Stage& s, bool jump) {
  const SeatLine& line = animator_.shown().line;
  if (line != line_) {
    line_before_ = line_;
    line_ = line;
    lined_at_ = s.clock.now;
  }
  if (jump || s.clock.reduced) line_before_ = line_;
  // Everybody at their own place.
  if (line_ == seat_order() && line_before_ == line_) return;
  const Layout places = at_;
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    const auto to = static_cast<std::size_t>(line_[i]);
    at_.seat[i] = places.seat[to];
    at_.played[i] = places.played[to];
    at_.known[i] = places.known[to];
    const Rect& before = places.seat[line_before_[i]];
    way_[i] = {before.x - at_.seat[i].x, before.y - at_.seat[i].y};
  }
}

// From where that person is drawn to where they go.
Vec Panel::walked(Stage& s, int seat) const {
  if (line_ == line_before_) return {};
  const float left = 1 - ease_out(progress(s.clock, lined_at_, kWalk));
  const Vec& way = way_[seat];
  return {way.x * left, way.y * left};
}

}  // namespace tablee::nimmt::drawing
