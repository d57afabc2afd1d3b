// The seats are beside the lanes; the hand is below both, or, on a low screen, below the lanes.

#include "web/games/nimmt/layout_parts.h"

namespace tablee::nimmt::drawing {
namespace {

// On a low screen the hand is below the lanes, unless its cards would be too narrow for a thumb.
constexpr float kNarrowHand = 488;

bool is_low(const Rect& safe) { return safe.h < 520; }

float column_width(const Shape& s) {
  const float wide = s.size.body / 16;  // grows with the size of type
  const bool low = is_low(s.safe);
  // With few players there is more space for ten cards that are touched beside special ones.
  const bool few = s.specials && s.players < 6;
  const float share = !low ? 0.26f : s.market > 0 && wide > 1.3f ? 0.325f : few ? 0.28f : 0.3f;
  return std::clamp(s.safe.w * share, 188.0f, 320.0f * std::max(1.0f, wide * 0.8f));
}

struct Sideways {
  const Shape& s;
  Layout l{};
  const Rect& a = s.safe;
  const bool low = is_low(s.safe);
  const float pad = low ? pad_of(s) : std::round(14 * s.size.unit), gap = s.size.gap;
  const float button = s.size.button;
  const float tile_w = special_width(s), tile_h = special_height(s);
  // In a narrow column the words have a line of their own below the buttons.
  const float bar_h = s.size.touch + (low ? std::round(s.size.body * 1.36f) : 8.0f);
  const float top = low ? a.y + 4 : a.y + bar_h;
  float column = column_width(s), column_w = column;
  float left_w = a.w - column - (low ? 3 : 4) * pad, x = a.x + pad;
  const bool wide_hand = !low || (s.usual ? s.usual->hand.w > a.w * 0.85f : left_w < kNarrowHand);
  float hand_w = wide_hand ? a.w - 2 * pad : left_w, hand_h = 0, hand_y = 0;
  float action_h = 0, lanes_bottom = 0, column_bottom = 0;
  Rect lanes{};

  void narrow_column();
  void size_parts();
  void put_market();
  void widen_low();
  void narrow_high();
  void put_specials_low();
  void put_specials();
  void put_bar();
  void put_people();
};

// The seats get only the width that cards as large as with text of the usual size leave.
void Sideways::narrow_column() {
  const float most = low ? s.usual->bar.w : a.w - 4 * pad - s.usual->lane[0].w;
  column = column_w = std::min(column, std::max(188.0f, most));
  left_w = a.w - column - (low ? 3 : 4) * pad;
  if (!wide_hand) hand_w = left_w;
}

void Sideways::size_parts() {
  l.column = true;
  l.low = low;
  if (s.usual && s.market == 0) narrow_column();
  if (s.has_hand) {
    const float by_width = (hand_w - 9 * gap * 0.6f) / 10 * 1.4f;
    hand_h = std::min({by_width, a.h * (l.low ? 0.26f : 0.19f), most_card(s)}) + 12 * s.size.unit;
    // On a low screen the drafted cards do not take a line from the market.
    if (s.market > 0) hand_h = std::min(hand_h, l.low ? 48.0f : 76.0f);
    hand_h = std::max(hand_h, std::min(s.choices, a.h * 0.34f));
  }
  l.hand_rows = 1;
  hand_y = bottom(a) - hand_h - (l.low ? 5.0f : pad);
  if (l.low)
    action_h = s.actions <= 0 ? s.words + 6
               : s.stacked    ? s.words + button + 12
                              : std::max(s.words, button) + 6;
  else
    action_h = std::max(s.words + 8, button + 8);

  if (!l.low && s.specials) action_h = std::max(action_h, tile_h + 6);
  if (s.usual && !l.low && s.market == 0)
    action_h = std::clamp(hand_y - gap - top - usual_lanes(s), least_action(s, s.usual->action.h),
                          std::max(action_h, least_action(s, s.usual->action.h)));
  lanes_bottom = hand_y - (l.low ? 3.0f : action_h + gap);
  column_bottom = l.low ? (wide_hand ? hand_y - 4 : bottom(a) - 6) : lanes_bottom;
  lanes = {x, top, left_w, lanes_bottom - top};
}

void Sideways::put_market() {
  if (!l.low) {
    // Ten numbers in a line, in cells that are not much wider than high.
    const float cell = lanes.h / static_cast<float>((s.market + 9) / 10) * 1.3f;
    const float wide = std::clamp(cell * 10, 560.0f, left_w);
    x += (left_w - wide) * 0.5f;
    lanes = {x, top, wide, lanes.h};
    hand_w = wide + pad * 2 + column;
  }
  l.market = lanes;
}

// Low lanes are narrow; large type takes the space that they leave.
void Sideways::widen_low() {
  const float narrow_hand = s.usual ? std::max(kNarrowHand, s.usual->hand.w) : kNarrowHand;
  const float spare = left_w - l.lane[0].w - (s.specials ? 2 * (tile_w + 6) : 2 * pad);
  const float give =
      std::min({spare, wide_hand ? spare : left_w - narrow_hand, a.w * 0.42f - column});
  if (give > 0 && s.size.body > 16 * s.size.unit) {
    column += give;
    left_w -= give;
    if (!wide_hand) hand_w = left_w;
    lanes.w = left_w;
    size_lanes(l, s, lanes);
  }
}

// On a large screen the whole table stays together in the middle: lanes and seats are as wide as a
// full hand of cards of the size of those in the lanes.
void Sideways::narrow_high() {
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

// Beside low lanes, with the stock below the viewer's special cards.
void Sideways::put_specials_low() {
  const auto own = static_cast<float>(s.own_specials);
  const float tall = s.size.touch;
  l.special_columns = (own + 1) * (tall + 3) > lanes.h ? 2 : 1;
  // With its name beside its picture.
  const float each = l.special_columns > 1 ? tile_w : std::min(tile_w * 1.36f, 100.0f);
  const float strip = static_cast<float>(l.special_columns) * (each + 4);
  if (right(lanes) - right(l.lane[0]) < strip + 8)
    size_lanes(l, s, {lanes.x, lanes.y, lanes.w - strip - 8, lanes.h});
  const float x0 = std::min(right(l.lane[0]) + 6, right(lanes) - strip);
  l.stock = {x0, bottom(lanes) - tall - 2, strip - 4, tall};
  // The highlight and the count reach out over the uppermost one.
  const float out = std::round(5 * s.size.unit);
  l.specials = {x0, lanes.y + out, strip, l.stock.y - lanes.y - out - 4};
}

void Sideways::put_specials() {
  const auto own = static_cast<float>(s.own_specials);
  const float y0 = lanes_bottom + gap * 0.5f + (action_h - tile_h) * 0.5f;
  l.specials = {lanes.x, y0, (tile_w + gap) * own, tile_h};
  l.stock = {lanes.x + l.specials.w, y0, tile_w, tile_h};
}

void Sideways::put_bar() {
  const float column_x = right(lanes) + (l.low ? pad : pad * 2);
  if (l.low) {
    l.bar = {column_x, a.y + 2, column, bar_h};
    const float space = column_bottom - bottom(l.bar) - 8;
    // Longer words are made smaller before the seats lose their space.
    action_h = std::min(action_h, space - std::min(44.0f, space * 0.4f));
    l.action = {column_x, column_bottom - action_h, column, action_h};
    l.people = {column_x, bottom(l.bar) + 2, column, l.action.y - bottom(l.bar) - 6};
  } else {
    const float across = right(lanes) + pad * 2 + column_w - lanes.x;
    l.bar = {lanes.x - 8, a.y, across + 16, bar_h};
    const float tiles = l.stock.w > 0 ? right(l.stock) - lanes.x + gap * 2 : 0;
    l.action = {lanes.x + tiles, lanes_bottom + gap * 0.5f, across - tiles, action_h};
    l.people = {column_x, top, column_w, column_bottom - top};
  }
}

void Sideways::put_people() {
  const float least = std::max(l.low ? 46.0f : 36.0f, s.size.small * 2.5f);
  const float seat_gap = l.low ? 3.0f : 8.0f;
  int columns = 1;
  const auto fits = [&](int c) {
    const auto rows = static_cast<float>((s.players + c - 1) / c);
    return (l.people.h - seat_gap * (rows - 1)) / rows;
  };
  if (fits(1) < least) columns = 2;
  const float cell_h = std::clamp(fits(columns), std::max(30.0f, s.size.small * 1.6f),
                                  l.low ? 64.0f : most_played(s) * 1.1f);
  if (!l.low) {
    // The seats are beside the lanes, centred vertically.
    const auto rows = static_cast<float>((s.players + columns - 1) / columns);
    const float all = rows * cell_h + (rows - 1) * seat_gap;
    l.people.y += std::max(0.0f, (l.people.h - all) * 0.5f);
    l.people.h = all;
  }
  const auto seat_rows = static_cast<float>((s.players + columns - 1) / columns);
  l.window = l.people;
  l.content = seat_rows * (cell_h + seat_gap) - seat_gap;
  seat_cells(l, s, columns, cell_h, seat_gap);
}

}  // namespace

Layout lay_sideways(const Shape& s) {
  Sideways table{s};
  table.size_parts();
  if (s.market > 0) {
    table.put_market();
  } else {
    size_lanes(table.l, s, table.lanes);
    if (table.low)
      table.widen_low();
    else
      table.narrow_high();
    if (s.specials && table.low) table.put_specials_low();
    if (s.specials && !table.low) table.put_specials();
  }
  table.put_bar();
  table.put_people();
  const float hand_x = table.low && table.wide_hand ? table.a.x + table.pad : table.lanes.x;
  size_hand(table.l, s, {hand_x, table.hand_y, table.hand_w, table.hand_h});
  return table.l;
}

}  // namespace tablee::nimmt::drawing
