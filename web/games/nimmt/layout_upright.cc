// The seats are above the lanes, the hand is below them.

#include "web/games/nimmt/layout_parts.h"

namespace tablee::nimmt::drawing {
namespace {

constexpr float kLeastPlayed = 26;  // the least readable height of a card at a seat

struct Upright {
  const Shape& s;
  Layout l{};
  const Rect& a = s.safe;
  const float pad = pad_of(s), gap = s.size.gap;
  const float w = a.w - 2 * pad;
  const bool large = a.w >= 700, tall = a.h > a.w * 1.2f;
  const float button = s.size.button;
  const float low_pad = std::max(5.0f, gap), hand_gap = std::max(3.0f, gap * 0.6f);
  // The cards of a hand in two lines rise further when they are lifted.
  const float tiles = s.specials ? special_height(s) + (tall ? 20.0f : 14.0f) : 0;
  // The columns of seats.
  int columns = 1;
  float seat_rows = 1, card = 0, cell_h = 0;
  float y = 0, action_h = 0, hand_h = 0;
  float rest = 0, least = 0;  // height for lanes and hand together; least height for the lanes

  void put_people();
  void size_action();
  void wish_hand();
  void give_way();
  void spare_cards();
  float give(float height);
  void put_rows();
  void put_hand();
};

void Upright::put_people() {
  l.bar = {a.x + 2, a.y, a.w - 4, s.size.touch + (a.w < 700 ? 2.0f : 10.0f)};
  y = bottom(l.bar);
  // Only so many columns that names have enough space.
  const int most = large ? static_cast<int>(w / (s.size.small * 7.4f)) : 5;
  columns = s.players <= std::max(5, most) ? s.players : (s.players + 1) / 2;
  card = std::clamp(a.h * (columns == s.players ? 0.075f : 0.058f), 32.0f, 96.0f);
  cell_h = std::round(s.size.small * 1.3f + card + 8 * s.size.unit);
  seat_rows = static_cast<float>((s.players + columns - 1) / columns);
  l.people = {a.x + pad, y, w, seat_rows * cell_h + (seat_rows - 1) * 4};
  y = bottom(l.people) + gap * 0.75f;
}

void Upright::size_action() {
  action_h = std::max({s.words + 8, button + 6, s.size.body * 1.34f * 2 + 8});
  // Where special cards are exchanged, the button that asks why a row was taken is beside the
  // words.
  if (s.stacked && s.actions > 0)
    action_h = std::max(s.words, s.specials ? s.size.touch : 0) + button + gap + 8;
}

// A tall screen has space for a hand of cards as large as those in the lanes.
void Upright::wish_hand() {
  l.hand_rows = tall || a.w / 10 < 50 * s.size.unit ? 2 : 1;
  // The width of ten or twelve cards, in one or two lines.
  const float across = l.hand_rows == 1 ? 10 : s.specials ? 6 : 5;
  const float full_w = (w - hand_gap * (across - 1)) / across;
  if (s.has_hand) {
    hand_h = s.market > 0 ? std::clamp(w / 10 * 1.3f, 40.0f, 84.0f)
                          : std::min(full_w * 1.4f * static_cast<float>(l.hand_rows) + hand_gap +
                                         12 * s.size.unit,
                                     a.h * (l.hand_rows == 1 ? 0.2f : 0.285f));
  }
}

// Where height is short, the hand shrinks first, down to the size of a thumb, then the lanes
// likewise; after that seats and lanes scroll.
void Upright::give_way() {
  const auto lanes = static_cast<float>(std::max(s.rows, nimmt::kRows));
  rest = bottom(a) - low_pad - y - action_h - gap - tiles;
  // On a tablet the rows are about as large as the hand; elsewhere six cards and the row's heads
  // fit in a line.
  const float lane = large && tall ? a.h * 0.075f + 20 : std::min(w / 6.9f, 46.0f) + 8;
  const float good = s.market > 0 ? 200.0f : lane * lanes + 12;
  least = s.market > 0 ? 96.0f : 48 * lanes;
  const float least_hand = s.market > 0 || !s.has_hand
                               ? hand_h
                               : static_cast<float>(l.hand_rows) * 50 + hand_gap + 12 * s.size.unit;
  hand_h = std::max(std::min(hand_h, least_hand), std::min(hand_h, rest - good));
  // Buttons need at least two lines, or one and a part of the next as a sign that there are more.
  const float choices = std::min(s.choices, std::min(a.h * 0.42f, button * 2.6f));
  hand_h = std::max({hand_h, std::min(s.choices, rest - good), choices});
  // … but first the cards at the seats get smaller, so that names stay visible.
  give(least + hand_h - rest);
}

// Seats give up to that height: their cards get smaller, so that names stay visible. Returns what
// they gave.
float Upright::give(float height) {
  const float each =
      std::clamp(std::ceil(height / seat_rows), 0.0f, std::max(0.0f, card - kLeastPlayed));
  card -= each;
  cell_h -= each;
  l.people.h -= each * seat_rows;
  y -= each * seat_rows;
  rest += each * seat_rows;
  return each * seat_rows;
}

// Larger text makes no card smaller: the words of the prompt give way, then the cards at the seats;
// after that seats and lanes scroll.
void Upright::spare_cards() {
  // The market scrolls by itself.
  if (!s.usual || s.market > 0) return;
  const float lanes = usual_lanes(s), hand = s.has_hand ? s.usual->hand.h : 0;
  float short_of = lanes + std::max(hand, hand_h) - rest;
  const float words =
      std::clamp(short_of, 0.0f, std::max(0.0f, action_h - least_action(s, s.usual->action.h)));
  action_h -= words;
  rest += words;
  short_of -= words;
  if (short_of > 0) short_of -= give(short_of);
  hand_h = std::max(hand, hand_h - std::max(0.0f, short_of));
  least = std::max(least, lanes);
}

void Upright::put_rows() {
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
}

void Upright::put_hand() {
  y = bottom(l.window) + gap * 0.5f;
  l.action = {a.x + pad + 2, y, w - 4, action_h};
  y += action_h + gap * 0.5f;
  if (tiles > 0) {
    const float stock = special_width(s);
    // A lifted one stays clear of what is above it.
    l.specials = {a.x + pad, y + 8, w - stock - gap, special_height(s)};
    l.stock = {right(l.specials) + gap, y + 8, stock, special_height(s)};
  }
  y += tiles;
  size_hand(l, s, {a.x + pad, y, w, hand_h});
}

}  // namespace

Layout lay_upright(const Shape& s) {
  Upright table{s};
  table.put_people();
  table.size_action();
  table.wish_hand();
  table.give_way();
  table.spare_cards();
  table.put_rows();
  table.put_hand();
  return table.l;
}

}  // namespace tablee::nimmt::drawing
