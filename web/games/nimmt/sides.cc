// The panels beside the table of 6 qui prend on a large screen.

#include "web/games/nimmt/panel.h"

namespace tablee::nimmt::drawing {

void Panel::draw_sides(Stage& s, const SideAreas& areas) {
  const nimmt::View& v = view(s);
  const auto& options = v.pub.options;
  // A card counts as seen once it is revealed on the screen.
  if (!animator_.settling()) unseen_ = nimmt::unseen(v);
  Sides(s, {.points = std::span(animator_.shown().totals).first(options.players),
            .viewer = v.viewer,
            .ahead = animator_.shown().ahead(options.players),
            .limit = options.ends().limit,
            .first = 1,
            .last = static_cast<Card>(options.deck_size()),
            .out = unseen_,
            .own = animator_.shown().hand})
      .draw(areas, sides_);
}

}  // namespace tablee::nimmt::drawing
