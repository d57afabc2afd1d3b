#include "web/games/nimmt/layout.h"

#include "web/draw/toolkit/leader.h"
#include "web/games/nimmt/layout_parts.h"

namespace tablee::nimmt::drawing {
namespace {

bool side_by_side(const Rect& safe) { return safe.w > safe.h * 1.08f; }

}  // namespace

Rect Layout::place(int row, int index) const {
  const std::size_t at = row;
  const float pad = (lane[at].h - card_h) * 0.5f;
  const float x = right(heads[at]) + pad * 0.5f + tab;
  return {x + static_cast<float>(index) * (card_w + lane_gap), lane[at].y + pad, card_w, card_h};
}

Rect Layout::left_tab(int row) const {
  const Rect first = place(row, 0);
  return {first.x - tab - 1, first.y, tab - 2, first.h};
}

Layout lay_out(const Shape& s) {
  return s.sideways || side_by_side(s.safe) ? lay_sideways(s) : lay_upright(s);
}

Rect turned_over(const Layout& l, const Sizes& size, int place, int count) {
  const float gap = size.gap, name = named_height(size);
  int columns = count;
  float w = 0;
  for (const int rows : {1, 2}) {
    const int across = (count + rows - 1) / rows;
    const auto n = static_cast<float>(across), lines = static_cast<float>(rows);
    const float by_width = (l.hand.w - gap * (n - 1)) / n;
    const float by_height = ((l.hand.h - gap * (lines - 1)) / lines - name) / 1.4f;
    const float fits = std::floor(std::min({by_width, by_height, 130 * size.unit}));
    if (fits > w) w = fits, columns = across;
  }
  const float h = std::floor(w * 1.4f);
  if (h < l.played[0].h * 1.2f) return {};
  const int row = place / columns, rows = (count + columns - 1) / columns;
  const auto in_row = static_cast<float>(std::min(columns, count - row * columns));
  const float all = (h + name) * static_cast<float>(rows) + gap * static_cast<float>(rows - 1);
  return {l.hand.x + (l.hand.w - in_row * w - (in_row - 1) * gap) * 0.5f +
              static_cast<float>(place % columns) * (w + gap),
          l.hand.y + (l.hand.h - all) * 0.5f + static_cast<float>(row) * (h + name + gap), w, h};
}

Rect standing_out(const Layout& l, const Rect& card, const Rect& safe, bool gathered, float grow) {
  Rect up = around(center(card), card.w * grow, card.h * grow);
  if (gathered)
    up.y = bottom(card) - up.h;
  else if (!l.column)
    up.y = card.y + 1;
  up.x = std::max(up.x, l.column ? card.x : safe.x + 2);
  up.x = std::min(up.x, right(safe) - up.w - 2);
  return up;
}

Vec leader_spot(const Layout& l, const Sizes& size, std::size_t seat, bool specials) {
  const Rect& r = l.seat[seat];
  const float radius = leader_radius(size);
  // In front of the card and of the count; otherwise in a corner of its own.
  if (l.column) return {l.played[seat].x - radius - (specials ? 24 * size.unit : 2), r.y};
  return specials ? Vec{r.x + r.w * 0.68f, r.y} : Vec{right(r) - radius - 1, r.y - 2};
}

float action_width(const Shape& s) {
  const Layout l = lay_out(s);
  const bool beside = s.actions > 0 && !s.stacked;
  return l.action.w - (beside ? s.actions + s.size.gap : 0);
}

}  // namespace tablee::nimmt::drawing
