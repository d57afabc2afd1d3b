#include "web/games/nimmt/layout_parts.h"

namespace tablee::nimmt::drawing {
namespace {

// The least space between lanes in an area of that height.
float gap_of(float height) { return std::clamp(height * 0.018f, 4.0f, 12.0f); }

}  // namespace

float usual_lanes(const Shape& s) {
  if (!s.usual) return 0;
  // A pixel more, since cards are cut to whole ones.
  return (s.usual->lane[0].h + 1) * static_cast<float>(s.rows) +
         gap_of(s.usual->lanes_area.h) * static_cast<float>(s.rows - 1);
}

float least_action(const Shape& s, float usual) {
  const bool under = s.stacked && s.actions > 0;
  const float buttons = under ? s.size.button + 8 : 0;
  // Beside the words there may be a button.
  const float words = std::max(s.least_words, under && s.specials ? s.size.touch : 0.0f);
  return std::max(usual, words + buttons + 2);
}

void size_lanes(Layout& l, const Shape& s, const Rect& area) {
  const auto places = static_cast<float>(s.places);
  l.lanes_area = area;
  float heads = std::round(std::max(34 * s.size.unit, s.size.small * 2.3f));
  l.lane_gap = area.w < 420 ? 3 : std::round(6 * s.size.unit);
  const float pad = area.w < 420 ? 3 : std::round(6 * s.size.unit);
  // Where cards in rows can be touched, they take the space of the figures.
  if (s.specials)
    heads = std::max(34 * s.size.unit,
                     std::min(heads, area.w - 2 * pad - 2 - places * (s.size.touch + l.lane_gap)));
  l.tab = s.left_ends ? std::round(14 * s.size.unit) : 0;
  if (s.usual) {
    const float cards = places * (s.usual->card_w + 1) + l.lane_gap * (places - 1);
    heads = std::max(34 * s.size.unit, std::min(heads, area.w - 2 * pad - l.tab - 2 - cards));
  }
  const auto rows = static_cast<float>(std::max(1, s.rows));
  float between = gap_of(area.h);
  float h = (area.h - between * (rows - 1)) / rows - 2 * pad;
  float w = (area.w - heads - 2 * pad - l.tab - l.lane_gap * (places - 1) - 2) / places;
  h = std::min({h, w * 1.48f, most_card(s)});
  w = std::min(w, std::max(h / 1.4f, std::min(w, h * 0.98f)));
  // A low screen has square cards; elsewhere cards keep their shape.
  if (!l.low && h >= 56) w = std::min(w, std::max(h / 1.4f, std::min(w, h * 0.8f)));
  l.card_w = std::floor(w);
  l.card_h = std::floor(h);
  const float lane_w = heads + 2 * pad + l.tab + l.card_w * places + l.lane_gap * (places - 1) + 2;
  const float lane_h = l.card_h + 2 * pad;
  // Space that is left over first goes between the lanes.
  between = std::clamp((area.h - lane_h * rows) / rows, between, 20.0f);
  const float all = lane_h * rows + between * (rows - 1);
  float y = area.y + std::max(0.0f, (area.h - all) * 0.5f);
  const float x = area.x + (area.w - lane_w) * 0.5f;
  for (int r = 0; r < s.rows; ++r) {
    const std::size_t at = r;
    l.lane[at] = {x, y, lane_w, lane_h};
    l.heads[at] = {x, y, heads, lane_h};
    y += lane_h + between;
  }
}

void size_hand(Layout& l, const Shape& s, const Rect& area) {
  l.hand = area;
  if (s.market > 0) {  // a strip of the cards drafted so far
    l.hand_rows = 1;
    l.hand_w = std::min({(area.w - 9 * 4) / 10, area.h * 0.8f, 64.0f});
    l.hand_h = std::min(area.h - 4, l.hand_w * 1.3f);
    return;
  }
  // The last five cards are side by side and larger, in the space of two lines.
  if (s.hand <= 5) l.hand_rows = 1;
  const int columns = (std::max(1, s.hand) + l.hand_rows - 1) / l.hand_rows;
  const float gap = std::max(3.0f, s.size.gap * 0.6f);
  const float rise = 12 * s.size.unit;
  const float space_h =
      (area.h - rise - gap * static_cast<float>(l.hand_rows - 1)) / static_cast<float>(l.hand_rows);
  float w = (area.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  // Cards are never narrower than a thumb where the width allows it, even if they lose their shape.
  w = std::min({w, std::max(space_h / 1.32f, std::min(46.0f, space_h)),
                116.0f * s.size.unit * most_card(s) / 190.0f});
  l.hand_w = std::floor(w);
  l.hand_h = std::floor(std::min(space_h, w * 1.4f));
}

void seat_cells(Layout& l, const Shape& s, int columns, float cell_h, float gap) {
  const auto cols = static_cast<float>(columns);
  const float w = (l.people.w - gap * (cols - 1)) / cols;
  for (int i = 0; i < s.players; ++i) {
    const std::size_t at = i;
    const int row = i / columns;
    // A last row that is not full is centred.
    const int in_row = std::min(columns, s.players - row * columns);
    const float shift = (cols - static_cast<float>(in_row)) * (w + gap) * 0.5f;
    const Rect cell{l.people.x + shift + static_cast<float>(i % columns) * (w + gap),
                    l.people.y + static_cast<float>(row) * (cell_h + gap), w, cell_h};
    l.seat[at] = cell;
    // Low cells leave more of their height to the card.
    const float pad = std::round((cell_h < 48 * s.size.unit ? 3 : 5) * s.size.unit);
    if (l.column) {
      const float shape = columns > 1 ? 0.66f : 0.74f;
      // The card leaves space for the name beside it.
      const float h = std::min({cell_h - 2 * pad, most_played(s), w * 0.36f / shape}),
                  cw = std::round(h * shape);
      l.played[at] = {right(cell) - pad - cw, cell.y + (cell_h - h) * 0.5f, cw, h};
    } else {
      const float name = s.size.small * 1.3f;
      const float h = cell_h - pad * 1.5f - name;
      const float cw = std::round(std::min(h * 0.72f, w * 0.44f));
      l.played[at] = {cell.x + pad, cell.y + name + pad * 0.6f, cw, h};
    }
  }
}

}  // namespace tablee::nimmt::drawing
