// Shows at the seats who leads and how near each player is to the limit, as far as the animation
// has come.

#include "web/draw/toolkit/leader.h"
#include "web/games/nimmt/people.h"
#include "web/games/nimmt/table.h"

namespace tablee::nimmt::drawing {

void People::draw_standing(Stage& s) const {
  const Theme& t = s.theme();
  const float unit = s.size().unit;
  const auto& options = view(s).pub.options;
  const auto& totals = animator_.shown().totals;
  const std::size_t players = options.players;
  const SeatSet ahead = animator_.shown().ahead(options.players);
  const int limit = options.ends().limit;
  for (std::size_t i = 0; i < players; ++i) {
    const Rect& r = at_.seat[i];
    if (limit > 0) {
      // A bar on the lower edge.
      const float share = s.glides.to(
          s.clock, "fuse" + std::to_string(i),
          std::min(1.0f, static_cast<float>(totals[i]) / static_cast<float>(limit)), 0.45f);
      const float thick = std::round(3 * unit), in = std::round(9 * unit);
      const Rect fuse = s.pen.snap(Rect{r.x + in, bottom(r) - thick + 0.5f, r.w - 2 * in, thick});
      fill(s.pen, fuse, thick * 0.5f, fade(t.control, 0.28f));
      if (share > 0)
        fill(s.pen, {fuse.x, fuse.y, std::max(thick, fuse.w * share), fuse.h}, thick * 0.5f,
             share > 0.75f ? t.danger : t.ink_soft);
    }
    if (ahead.size() <= kMostLeaders && ahead.has(seat_at(static_cast<int>(i))))
      leader_badge(s.pen, leader_spot(at_, s.size(), i, options.special != 0));
  }
}

}  // namespace tablee::nimmt::drawing
