// The panels beside the table of Non merci on a large screen.

#include "web/games/nothanks/panel.h"

namespace tablee::nothanks::drawing {

void Panel::draw_sides(Stage& s, const SideAreas& areas) {
  const nothanks::View& v = view(s);
  const Shown& shown = animator_.shown();
  const std::size_t players = v.pub.options.players;
  // A card counts as seen once it is turned up on the screen.
  if (!animator_.settling()) unseen_ = nothanks::unseen(v);
  PerSeat<int> points{};
  for (std::size_t i = 0; i < players; ++i)
    points[i] = shown.totals[i] + nothanks::card_points(shown.taken[i]) -
                (v.pub.options.open_chips ? shown.chips[i] : 0);
  Sides(s, {.points = std::span(std::as_const(points)).first(players),
            .viewer = v.viewer,
            .ahead = shown.ahead(v.pub.options.players),
            .first = nothanks::kLowest,
            .last = nothanks::kHighest,
            .out = unseen_,
            .own = {}})
      .draw(areas, sides_);
}

}  // namespace tablee::nothanks::drawing
