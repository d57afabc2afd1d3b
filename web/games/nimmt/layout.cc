#include "web/games/nimmt/layout.h"

#include "web/draw/toolkit/leader.h"

namespace tablee::nimmt::drawing {
namespace {

bool side_by_side(const Rect& safe) { return safe.w > safe.h * 1.08f; }
bool is_low(const Rect& safe) { return safe.h < 520; }

constexpr float kLeastPlayed = 26;  // height of a card before somebody that is still read

float pad_of(const Shape& s) { return s.safe.w < 340 ? 6 : s.size.gap; }

float column_width(const Shape& s) {
  const float wide = s.size.body / 16;  // grows with the type
  const bool low = is_low(s.safe);
  // A few people leave more to ten cards that are touched beside special ones.
  const bool few = s.specials && s.players < 6;
  const float share = !low ? 0.26f : s.market > 0 && wide > 1.3f ? 0.325f : few ? 0.28f : 0.3f;
  return std::clamp(s.safe.w * share, 188.0f, 320.0f * std::max(1.0f, wide * 0.8f));
}

// Sizes of cards in the lanes: as large as width and height allow, 5:7 where there is room, up to
// square where there is none.
void size_lanes(Layout& l, const Shape& s, const Rect& area) {
  const auto places = static_cast<float>(s.places);
  l.lanes_area = area;
  float heads = std::round(std::max(34 * s.size.unit, s.size.small * 2.3f));
  l.lane_gap = area.w < 420 ? 3 : std::round(6 * s.size.unit);
  const float pad = area.w < 420 ? 3 : std::round(6 * s.size.unit);
  // Where cards in rows are touched they take their room from the figures.
  if (s.specials)
    heads = std::max(34 * s.size.unit,
                     std::min(heads, area.w - 2 * pad - 2 - places * (s.size.touch + l.lane_gap)));
  const auto rows = static_cast<float>(std::max(1, s.rows));
  float between = std::clamp(area.h * 0.018f, 4.0f, 12.0f);
  float h = (area.h - between * (rows - 1)) / rows - 2 * pad;
  l.tab = s.left_ends ? std::round(14 * s.size.unit) : 0;
  float w = (area.w - heads - 2 * pad - l.tab - l.lane_gap * (places - 1) - 2) / places;
  h = std::min({h, w * 1.48f, 190.0f});
  w = std::min(w, std::max(h / 1.4f, std::min(w, h * 0.98f)));
  // A low screen takes square cards; elsewhere they keep their shape.
  if (!l.low && h >= 56) w = std::min(w, std::max(h / 1.4f, std::min(w, h * 0.8f)));
  l.card_w = std::floor(w);
  l.card_h = std::floor(h);
  const float lane_w = heads + 2 * pad + l.tab + l.card_w * places + l.lane_gap * (places - 1) + 2;
  const float lane_h = l.card_h + 2 * pad;
  // What is left over goes between the lanes first.
  between = std::clamp((area.h - lane_h * rows) / rows, between, 20.0f);
  const float all = lane_h * rows + between * (rows - 1);
  float y = area.y + std::max(0.0f, (area.h - all) * 0.5f);
  const float x = area.x + (area.w - lane_w) * 0.5f;
  for (int r = 0; r < s.rows; ++r) {
    const auto at = static_cast<std::size_t>(r);
    l.lane[at] = {x, y, lane_w, lane_h};
    l.heads[at] = {x, y, heads, lane_h};
    y += lane_h + between;
  }
}

void size_hand(Layout& l, const Shape& s, const Rect& area) {
  l.hand = area;
  if (s.market > 0) {  // a strip of what was drafted so far
    l.hand_rows = 1;
    l.hand_w = std::min({(area.w - 9 * 4) / 10, area.h * 0.8f, 64.0f});
    l.hand_h = std::min(area.h - 4, l.hand_w * 1.3f);
    return;
  }
  // The last five lie side by side, larger, in the room of the two lines.
  if (s.hand <= 5) l.hand_rows = 1;
  const int columns = (std::max(1, s.hand) + l.hand_rows - 1) / l.hand_rows;
  const float gap = std::max(3.0f, s.size.gap * 0.6f);
  const float rise = 12 * s.size.unit;
  const float room_h =
      (area.h - rise - gap * static_cast<float>(l.hand_rows - 1)) / static_cast<float>(l.hand_rows);
  float w = (area.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  // Never narrower than a thumb where the width allows it, even if the cards lose their shape.
  w = std::min({w, std::max(room_h / 1.32f, std::min(46.0f, room_h)), 116.0f * s.size.unit});
  l.hand_w = std::floor(w);
  l.hand_h = std::floor(std::min(room_h, w * 1.4f));
}

// A special card has its name under its picture.
float special_width(const Shape& s) { return std::round(62 * s.size.unit); }
float special_height(const Shape& s) { return std::round(46 * s.size.unit + s.size.small * 0.9f); }

// Cells of people in a grid; each has room for a name, its heads and the card put down.
void seat_cells(Layout& l, const Shape& s, int columns, float cell_h, float gap) {
  const auto cols = static_cast<float>(columns);
  const float w = (l.people.w - gap * (cols - 1)) / cols;
  for (int i = 0; i < s.players; ++i) {
    const auto at = static_cast<std::size_t>(i);
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
      // The card leaves room for the name beside it.
      const float h = std::min({cell_h - 2 * pad, 120.0f, w * 0.36f / shape}),
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

Layout upright(const Shape& s) {
  Layout l;
  const float pad = pad_of(s), gap = s.size.gap;
  const Rect& a = s.safe;
  const float w = a.w - 2 * pad;
  l.bar = {a.x + 2, a.y, a.w - 4, s.size.touch + (a.w < 700 ? 2.0f : 10.0f)};
  float y = bottom(l.bar);

  // Columns so that names keep some room.
  const bool large = a.w >= 700;
  const int most = large ? static_cast<int>(w / (s.size.small * 7.4f)) : 5;
  const int columns = s.players <= std::max(5, most) ? s.players : (s.players + 1) / 2;
  const float card = std::clamp(a.h * (columns == s.players ? 0.075f : 0.058f), 32.0f, 96.0f);
  float cell_h = std::round(s.size.small * 1.3f + card + 8 * s.size.unit);
  const auto seat_rows = static_cast<float>((s.players + columns - 1) / columns);
  l.people = {a.x + pad, y, w, seat_rows * cell_h + (seat_rows - 1) * 4};
  y = bottom(l.people) + gap * 0.75f;

  const float button = std::round(48 * s.size.unit);
  float action_h = std::max({s.words + 8, button + 6, s.size.body * 1.34f * 2 + 8});
  // Where special cards are exchanged, what asks why a row was taken stands beside the words.
  if (s.stacked && s.actions > 0)
    action_h = std::max(s.words, s.specials ? s.size.touch : 0) + button + gap + 8;

  // A tall screen has room for a hand of cards as large as those in the lanes.
  const bool tall = a.h > a.w * 1.2f;
  l.hand_rows = tall || a.w / 10 < 50 * s.size.unit ? 2 : 1;
  const float hand_gap = std::max(3.0f, gap * 0.6f);
  // Of ten cards, or twelve.
  const float across = l.hand_rows == 1 ? 10 : s.specials ? 6 : 5;
  const float full_w = (w - hand_gap * (across - 1)) / across;
  float hand_h = 0;
  if (s.has_hand) {
    hand_h = s.market > 0 ? std::clamp(w / 10 * 1.3f, 40.0f, 84.0f)
                          : std::min(full_w * 1.4f * static_cast<float>(l.hand_rows) + hand_gap +
                                         12 * s.size.unit,
                                     a.h * (l.hand_rows == 1 ? 0.2f : 0.285f));
  }
  const float low_pad = std::max(5.0f, gap);
  // Where height is short the hand gives way first, down to what a thumb needs, then the lanes,
  // down to what a thumb needs as well; then people and lanes scroll.
  const auto lanes = static_cast<float>(std::max(s.rows, nimmt::kRows));
  // Cards of a hand in two lines rise further.
  const float tiles = s.specials ? special_height(s) + (tall ? 20.0f : 14.0f) : 0;
  float rest = bottom(a) - low_pad - y - action_h - gap - tiles;
  // A tablet's rows stay about as large as the hand.
  const float lane = large && tall ? a.h * 0.075f + 20 : std::min(w / 6.9f, 46.0f) + 8;
  const float good = s.market > 0 ? 200.0f : lane * lanes + 12;
  const float least = s.market > 0 ? 96.0f : 48 * lanes;
  const float least_hand = s.market > 0 || !s.has_hand
                               ? hand_h
                               : static_cast<float>(l.hand_rows) * 50 + hand_gap + 12 * s.size.unit;
  hand_h = std::max(std::min(hand_h, least_hand), std::min(hand_h, rest - good));
  // Buttons need at least two lines, or one and a sign that there are more.
  const float choices = std::min(s.choices, std::min(a.h * 0.42f, button * 2.6f));
  hand_h = std::max({hand_h, std::min(s.choices, rest - good), choices});
  // … but the cards before people get smaller first: their names stay in sight.
  const float short_of = std::ceil((least + hand_h - rest) / seat_rows);
  const float give = std::clamp(short_of, 0.0f, std::max(0.0f, card - kLeastPlayed));
  cell_h -= give;
  l.people.h -= give * seat_rows;
  y -= give * seat_rows;
  rest += give * seat_rows;
  seat_cells(l, s, columns, cell_h, 4);
  const float lanes_h = std::max(rest - hand_h, least);
  l.window = {a.x, l.people.y, a.w, bottom(a) - low_pad - tiles - action_h - gap - hand_h - y};
  l.window.h += y - l.window.y;
  l.content = y + lanes_h - l.window.y;
  const Rect middle{a.x + pad, y, w, lanes_h};
  if (s.market > 0)
    l.market = middle;
  else
    size_lanes(l, s, middle);
  y = bottom(l.window) + gap * 0.5f;
  l.action = {a.x + pad + 2, y, w - 4, action_h};
  y += action_h + gap * 0.5f;
  if (tiles > 0) {
    const float stock = special_width(s);
    // One that is up stays clear of what is over it.
    l.specials = {a.x + pad, y + 8, w - stock - gap, special_height(s)};
    l.stock = {right(l.specials) + gap, y + 8, stock, special_height(s)};
  }
  y += tiles;
  size_hand(l, s, {a.x + pad, y, w, hand_h});
  return l;
}

Layout sideways(const Shape& s) {
  Layout l;
  l.column = true;
  l.low = is_low(s.safe);
  const float pad = l.low ? pad_of(s) : std::round(14 * s.size.unit), gap = s.size.gap;
  const Rect& a = s.safe;
  const float button = std::round(48 * s.size.unit);
  float column = column_width(s);
  float left_w = a.w - column - (l.low ? 3 : 4) * pad;
  float x = a.x + pad;

  // In a narrow column the words have a line of their own under the buttons.
  const float bar_h = s.size.touch + (l.low ? std::round(s.size.body * 1.36f) : 8.0f);
  const float top = l.low ? a.y + 4 : a.y + bar_h;
  // On a low screen the hand lies under the lanes, unless its cards would be too narrow for a
  // thumb.
  constexpr float kNarrowHand = 488;
  const bool wide_hand = !l.low || left_w < kNarrowHand;
  float hand_w = wide_hand ? a.w - 2 * pad : left_w;
  float hand_h = 0;
  if (s.has_hand) {
    const float by_width = (hand_w - 9 * gap * 0.6f) / 10 * 1.4f;
    hand_h = std::min({by_width, a.h * (l.low ? 0.26f : 0.19f), 190.0f}) + 12 * s.size.unit;
    // On a low screen what was drafted takes no line of the market's.
    if (s.market > 0) hand_h = std::min(hand_h, l.low ? 48.0f : 76.0f);
    hand_h = std::max(hand_h, std::min(s.choices, a.h * 0.34f));
  }
  l.hand_rows = 1;
  const float hand_y = bottom(a) - hand_h - (l.low ? 5.0f : pad);
  float action_h;
  if (l.low)
    action_h = s.actions <= 0 ? s.words + 6
               : s.stacked    ? s.words + button + 12
                              : std::max(s.words, button) + 6;
  else
    action_h = std::max(s.words + 8, button + 8);

  const float tile_w = special_width(s), tile_h = special_height(s);
  if (!l.low && s.specials) action_h = std::max(action_h, tile_h + 6);
  const float lanes_bottom = hand_y - (l.low ? 3.0f : action_h + gap);
  const float column_bottom = l.low ? (wide_hand ? hand_y - 4 : bottom(a) - 6) : lanes_bottom;
  Rect lanes{x, top, left_w, lanes_bottom - top};
  float column_w = column;
  if (s.market > 0) {
    if (!l.low) {
      // Tens in a line, in cells that are not wider than high by much.
      const float cell = lanes.h / static_cast<float>((s.market + 9) / 10) * 1.3f;
      const float wide = std::clamp(cell * 10, 560.0f, left_w);
      x += (left_w - wide) * 0.5f;
      lanes = {x, top, wide, lanes.h};
      hand_w = wide + pad * 2 + column;
    }
    l.market = lanes;
  } else {
    size_lanes(l, s, lanes);
    if (l.low) {
      // Low lanes are narrow ones: large type takes what they leave.
      const float spare = left_w - l.lane[0].w - (s.specials ? 2 * (tile_w + 6) : 2 * pad);
      const float give =
          std::min({spare, wide_hand ? spare : left_w - kNarrowHand, a.w * 0.42f - column});
      if (give > 0 && s.size.body > 16 * s.size.unit) {
        column += give;
        left_w -= give;
        if (!wide_hand) hand_w = left_w;
        lanes.w = left_w;
        size_lanes(l, s, lanes);
      }
    } else {
      // The whole table stays together in the middle of a large screen: lanes and people are as
      // wide as a full hand of cards as large as those of the lanes.
      const float hand = 10 * (std::min(l.card_w * 1.04f, (hand_h - 12 * s.size.unit) / 1.4f) + 8);
      const float wide = std::min(a.w - 2 * pad, std::max(l.lane[0].w + pad * 2 + column, hand));
      column_w = std::clamp(wide - l.lane[0].w - pad * 2, column, column * 1.35f);
      const float table = l.lane[0].w + pad * 2 + column_w;
      const float free = a.w - 2 * pad - table;
      x = a.x + pad + std::max(0.0f, free * 0.5f);
      left_w = l.lane[0].w;
      lanes = {x, top, left_w, lanes.h};
      size_lanes(l, s, lanes);
      hand_w = table;
    }
  }
  if (s.specials && s.market == 0) {
    const auto own = static_cast<float>(s.own_specials);
    if (l.low) {
      // Beside low lanes, the stock under one's own.
      const float tall = s.size.touch;
      l.special_columns = (own + 1) * (tall + 3) > lanes.h ? 2 : 1;
      // With its name beside its picture.
      const float each = l.special_columns > 1 ? tile_w : std::min(tile_w * 1.36f, 100.0f);
      const float strip = static_cast<float>(l.special_columns) * (each + 4);
      if (right(lanes) - right(l.lane[0]) < strip + 8)
        size_lanes(l, s, {lanes.x, lanes.y, lanes.w - strip - 8, lanes.h});
      const float x0 = std::min(right(l.lane[0]) + 6, right(lanes) - strip);
      l.stock = {x0, bottom(lanes) - tall - 2, strip - 4, tall};
      // What is lit and how many there are reach out over the uppermost.
      const float out = std::round(5 * s.size.unit);
      l.specials = {x0, lanes.y + out, strip, l.stock.y - lanes.y - out - 4};
    } else {
      const float y0 = lanes_bottom + gap * 0.5f + (action_h - tile_h) * 0.5f;
      l.specials = {lanes.x, y0, (tile_w + gap) * own, tile_h};
      l.stock = {lanes.x + l.specials.w, y0, tile_w, tile_h};
    }
  }
  const float column_x = right(lanes) + (l.low ? pad : pad * 2);
  if (l.low) {
    l.bar = {column_x, a.y + 2, column, bar_h};
    const float room = column_bottom - bottom(l.bar) - 8;
    // Longer words become smaller ones before nobody is seen any more.
    action_h = std::min(action_h, room - std::min(44.0f, room * 0.4f));
    l.action = {column_x, column_bottom - action_h, column, action_h};
    l.people = {column_x, bottom(l.bar) + 2, column, l.action.y - bottom(l.bar) - 6};
  } else {
    const float across = right(lanes) + pad * 2 + column_w - lanes.x;
    l.bar = {lanes.x - 8, a.y, across + 16, bar_h};
    const float tiles = l.stock.w > 0 ? right(l.stock) - lanes.x + gap * 2 : 0;
    l.action = {lanes.x + tiles, lanes_bottom + gap * 0.5f, across - tiles, action_h};
    l.people = {column_x, top, column_w, column_bottom - top};
  }
  const float least = std::max(l.low ? 46.0f : 36.0f, s.size.small * 2.5f);
  const float seat_gap = l.low ? 3.0f : 8.0f;
  int columns = 1;
  const auto fits = [&](int c) {
    const auto rows = static_cast<float>((s.players + c - 1) / c);
    return (l.people.h - seat_gap * (rows - 1)) / rows;
  };
  if (fits(1) < least) columns = 2;
  const float cell_h =
      std::clamp(fits(columns), std::max(30.0f, s.size.small * 1.6f), l.low ? 64.0f : 132.0f);
  if (!l.low) {
    // People stand beside the lanes, in the middle of their height.
    const auto rows = static_cast<float>((s.players + columns - 1) / columns);
    const float all = rows * cell_h + (rows - 1) * seat_gap;
    l.people.y += std::max(0.0f, (l.people.h - all) * 0.5f);
    l.people.h = all;
  }
  const auto seat_rows = static_cast<float>((s.players + columns - 1) / columns);
  l.window = l.people;
  l.content = seat_rows * (cell_h + seat_gap) - seat_gap;
  seat_cells(l, s, columns, cell_h, seat_gap);
  size_hand(l, s,
            {l.low && !wide_hand ? lanes.x
             : l.low             ? a.x + pad
                                 : lanes.x,
             hand_y, hand_w, hand_h});
  return l;
}

}  // namespace

Rect Layout::place(int row, int index) const {
  const auto at = static_cast<std::size_t>(row);
  const float pad = (lane[at].h - card_h) * 0.5f;
  const float x = right(heads[at]) + pad * 0.5f + tab;
  return {x + static_cast<float>(index) * (card_w + lane_gap), lane[at].y + pad, card_w, card_h};
}

Rect Layout::left_tab(int row) const {
  const Rect first = place(row, 0);
  return {first.x - tab - 1, first.y, tab - 2, first.h};
}

Layout lay_out(const Shape& s) {
  return s.sideways || side_by_side(s.safe) ? sideways(s) : upright(s);
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
  // Before the card, and the count; else in a corner of its own.
  if (l.column) return {l.played[seat].x - radius - (specials ? 24 * size.unit : 2), r.y};
  return specials ? Vec{r.x + r.w * 0.68f, r.y} : Vec{right(r) - radius - 1, r.y - 2};
}

float action_width(const Shape& s) {
  const Layout l = lay_out(s);
  const bool beside = s.actions > 0 && !s.stacked;
  return l.action.w - (beside ? s.actions + s.size.gap : 0);
}

}  // namespace tablee::nimmt::drawing
