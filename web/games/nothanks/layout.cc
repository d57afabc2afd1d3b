#include "web/games/nothanks/layout.h"

#include <vector>

namespace tablee::nothanks::drawing {
namespace {

bool side_by_side(const Rect& safe) { return safe.w > safe.h * 1.08f; }
bool is_low(const Rect& safe) { return safe.h < 520; }
float pad_of(const Shape& s) { return s.safe.w < 340 ? 8 : std::round(10 * s.size.unit); }

// The least width of a cell: a name and its figures (1.3 times as large, people.cc) beside each
// other, measured at a size of 13.
float least_width(const Sizes& z) { return 116.0f * z.small / 13; }
float least_height(const Sizes& z) { return header_height(z) + 24 * z.unit + seat_pad(z) * 1.5f; }

// The height that this many cards could have in a cell.
float tile_height(float w, float h, float count) {
  for (float tile = 90; tile > 6; tile -= 1) {
    const float step = tile * 0.72f * 1.2f;
    const float lines = std::floor((h + tile * 0.06f) / (tile * 1.06f));
    if (std::floor((w + tile * 0.14f) / step) * lines >= count) return tile;
  }
  return 6;
}

// That many units, and on a screen that is higher than usual desks at least that share of its
// height.
float grown(const Shape& s, float units, float share) {
  const float usual = units * s.size.unit;
  return is_low(s.safe) || !side_by_side(s.safe) ? usual : std::max(usual, s.safe.h * share);
}

std::vector<int> others(const Shape& s) {
  std::vector<int> seats;
  for (int i = 0; i < s.players; ++i)
    if (s.tray != i) seats.push_back(i);
  return seats;
}

// The number of columns in which `count` cells show cards largest; height(rows) is the height of a
// cell that takes nothing from the others.
template <class F>
int best_columns(const Shape& s, int count, float width, F height) {
  const Sizes& z = s.size;
  int best = 1;
  float most = 0;
  for (int c = 1; c <= std::min(4, count); ++c) {
    const float w = (width - z.gap * static_cast<float>(c - 1)) / static_cast<float>(c);
    if (c > 1 && w < least_width(z)) break;
    const float cell = height((count + c - 1) / c);
    const float h = cell - header_height(z) - seat_pad(z) * 1.5f;
    // A little more than the average number of cards of a player.
    const float cards = std::ceil(24.0f / static_cast<float>(s.players)) + 1;
    const float tile = tile_height(w - 2 * seat_pad(z), h, cards);
    // Full last rows and cells that are not too wide are preferred if they cost little.
    const float score = tile * (count % c == 0 ? 1.08f : 1.0f) * (w > cell * 4.5f ? 0.85f : 1.0f);
    if (score > most) most = score, best = c;
  }
  return best;
}

// The cells of the seats in a grid; a last row that is not full is stretched.
void seat_cells(Layout& l, const Shape& s, int columns, float cell_h, float gap) {
  const std::vector<int> seats = others(s);
  const auto count = static_cast<int>(seats.size());
  for (int i = 0; i < count; ++i) {
    const int row = i / columns;
    const int in_row = std::min(columns, count - row * columns);
    const float w =
        (l.people.w - gap * static_cast<float>(in_row - 1)) / static_cast<float>(in_row);
    l.seat[seats[i]] = {l.people.x + static_cast<float>(i - row * columns) * (w + gap),
                        l.people.y + static_cast<float>(row) * (cell_h + gap), w, cell_h};
  }
}

// The height of a card as large as with text of the usual size, with the space round it.
float least_centre(const Shape& s) { return s.card > 0 ? s.card + 20 * s.size.unit + 1 : 0; }

// Pile, card and chips in a line, centred as a whole.
void size_centre(Layout& l, const Shape& s, const Rect& area) {
  l.centre = area;
  l.score = std::round(s.size.body * 1.4f);
  float air = std::round(std::min(10 * s.size.unit, area.h * 0.05f));
  if (s.card > 0) air = std::min(air, std::max(2.0f, (area.h - s.card) * 0.5f));
  const float h = std::floor(std::min(
      {area.h - 2 * air, area.w * (area.h > area.w ? 0.47f : 0.4f) * 1.4f, grown(s, 400, 0.42f)}));
  const float w = std::floor(h / 1.4f);
  l.card = around(center(area), w, h);
  const float side = std::min((area.w - w) * 0.5f - s.size.gap, w * 1.35f);
  // Numbers are below the pile and the chips; everything is at most as high as the card.
  const float pile_w = std::floor(std::min({side - 2 * air, w * 0.56f, (h - l.score) / 1.4f}));
  const float gap = std::min(side - pile_w, w * 0.28f);
  l.pile = {l.card.x - gap - pile_w, l.card.y + (h - pile_w * 1.4f - l.score) * 0.5f, pile_w,
            pile_w * 1.4f};
  // Chips are beside the card, so that they cover no number.
  const float count = s.size.body * 1.7f;
  l.pot = {right(l.card) + 4, l.card.y, side - 4 - count, h * 0.97f};
}

// The prompt is above the buttons.
void size_action(Layout& l, const Shape& s, const Rect& area) {
  const float gap = s.size.gap;
  l.action = area;
  const float buttons = s.stacked ? s.decisions * 2 + gap : s.decisions;
  l.prompt = {area.x, area.y, area.w, area.h - buttons - gap * 0.5f};
  const float y = bottom(area) - buttons;
  const float w = s.stacked ? area.w : (area.w - gap) * 0.5f;
  l.choice[0] = {area.x, y, w, s.decisions};
  l.choice[1] = s.stacked ? Rect{area.x, y + s.decisions + gap, w, s.decisions}
                          : Rect{area.x + w + gap, y, w, s.decisions};
}

float action_height(const Shape& s) {
  const float buttons = s.stacked ? s.decisions * 2 + s.size.gap : s.decisions;
  return s.words + s.size.gap * 0.5f + buttons;
}

void set_tray(Layout& l, const Shape& s, const Rect& r) {
  l.tray = r;
  if (s.tray != kNobody) l.seat[s.tray] = r;
}

// Where nothing fits, all of it scrolls: first the decision, below it the seats; one's own is
// beside the card where the screen is wide enough.
Layout scrolling(const Shape& s) {
  Layout l;
  const Rect& a = s.safe;
  const float pad = pad_of(s), gap = s.size.gap, w = a.w - 2 * pad;
  l.bar = {a.x + 2, a.y, a.w - 4, s.size.touch + 2};
  float y = bottom(l.bar);
  const float space = a.h - l.bar.h - action_height(s) - 2 * gap;
  float centre = std::max(std::clamp(space, 112.0f, 200.0f), std::min(space, least_centre(s)));
  // The card is at most 0.56 times as high as its area is wide.
  const float half = (w - gap) * 0.5f, low = std::floor(half * 0.56f + 20 * s.size.unit);
  const bool beside = s.tray != kNobody && side_by_side(a) && half >= least_width(s.size) &&
                      low >= std::max(112.0f, std::min(space, least_centre(s)));
  if (beside) {
    centre = std::min(centre, low);
    const float left = a.x + pad, right = left + half + gap;
    size_centre(l, s, {s.left_handed ? right : left, y, half, centre});
    set_tray(l, s, {s.left_handed ? left : right, y, half, centre});
  } else {
    size_centre(l, s, {a.x + pad, y, w, centre});
  }
  y += centre + gap * 0.5f;
  size_action(l, s, {a.x + pad, y, w, action_height(s)});
  y += l.action.h + gap * 1.5f;
  const float cell = header_height(s.size) + 60 * s.size.unit + seat_pad(s.size);
  if (s.tray != kNobody && !beside) {
    set_tray(l, s, {a.x + pad, y, w, cell});
    y += cell + gap;
  }
  const auto count = static_cast<int>(others(s).size());
  const int columns = best_columns(s, count, w, [&](int) { return cell; });
  const int rows = (count + columns - 1) / columns;
  l.people = {a.x + pad, y, w, static_cast<float>(rows) * (cell + gap) - gap};
  seat_cells(l, s, columns, cell, gap);
  l.content = bottom(l.people) + pad - a.y;
  return l;
}

// Two thirds of a wide screen, or all of a tall one: [seats,] card, tray, decision.
void stand(Layout& l, const Shape& s, const Rect& area, bool people) {
  const Sizes& z = s.size;
  const float gap = s.card > 0 ? z.gap * 0.75f : z.gap, action = action_height(s);
  const float least = least_height(z),
              most = header_height(z) + grown(s, 92, 0.1f) + seat_pad(z) * 1.5f;
  const float share = s.tray == kNobody ? 0.0f : 1.25f;
  const auto count = people ? static_cast<int>(others(s).size()) : 0;
  const float space = area.h - action - gap * (s.tray == kNobody ? 1.0f : 2.0f);
  // Where there are many players, the cards that they have taken need space too.
  const float centre_wish =
      std::max(std::clamp(area.h * (s.players > 5 ? 0.3f : 0.34f), 128.0f, grown(s, 360, 0.34f)),
               least_centre(s));
  const float row_gap = std::round(gap * 0.75f);
  // The card gets its preferred size; cells share the rest, but get at least what they need.
  const auto cell_height = [&](int rows) {
    const float gaps = row_gap * static_cast<float>(std::max(0, rows - 1)) + (rows > 0 ? gap : 0);
    const float parts = static_cast<float>(rows) + share;
    return parts > 0 ? std::min((space - centre_wish - gaps) / parts, most) : 0;
  };
  const int columns = count > 0 ? best_columns(s, count, area.w, cell_height) : 1;
  const int rows = (count + columns - 1) / columns;
  const float cell = std::max(cell_height(rows), least);
  float y = area.y;
  if (count > 0) {
    l.people = {area.x, y, area.w, static_cast<float>(rows) * (cell + row_gap) - row_gap};
    seat_cells(l, s, columns, cell, row_gap);
    y = bottom(l.people) + gap;
  }
  const float end = bottom(area) - action;
  float tray = share > 0 ? std::round(cell * share) : 0;
  // With large text it gives way to the card before the card shrinks.
  if (share > 0 && s.card > 0)
    tray = std::clamp(std::floor(end - y - 2 * gap - least_centre(s)), std::min(least, tray), tray);
  const float centre = end - gap - (share > 0 ? tray + gap : 0) - y;
  size_centre(l, s, {area.x, y, area.w, centre});
  // On a large screen the card stays close to the buttons.
  y += centre + gap;
  if (share > 0) set_tray(l, s, {area.x, y, area.w, tray});
  size_action(l, s, {area.x, end, area.w, action});
}

Layout upright(const Shape& s) {
  Layout l;
  const Rect& a = s.safe;
  const float pad = pad_of(s);
  const float w = decision_width(s), x = a.x + (a.w - w) * 0.5f;
  l.bar = {x - pad + 2, a.y, w + 2 * pad - 4, s.size.touch + (a.w < 700 ? 2.0f : 10.0f)};
  const float low = a.w < 420 ? 8.0f : pad * 1.5f;
  stand(l, s, {x, bottom(l.bar) + 2, w, a.h - l.bar.h - 2 - low}, true);
  l.content = a.h;
  l.fits = l.card.h >= s.card - 1;
  return l;
}

// A phone in landscape: seats, the card above the tray, and the decision near a thumb.
Layout sideways(const Shape& s) {
  Layout l;
  const Rect& a = s.safe;
  const Sizes& z = s.size;
  const float pad = 8, gap = z.gap, column = decision_width(s);
  const float left_w = a.w - column - 2 * pad - gap * 1.5f;
  const float x = s.left_handed ? right(a) - pad - left_w : a.x + pad;
  const float column_x = s.left_handed ? a.x + pad : right(a) - pad - column;
  // In a narrow column the words have a line of their own below the buttons.
  l.bar = {column_x, a.y + 2, column, z.touch + std::round(z.body * 1.36f)};
  const float top = a.y + 6, end = bottom(a) - 7;
  const float action = std::min(action_height(s), end - bottom(l.bar) - 2);
  size_action(l, s, {column_x, end - action, column, action});
  float y = end;
  if (s.tray != kNobody) {
    const float h = std::clamp(a.h * 0.2f, least_height(z), least_height(z) * 1.5f);
    set_tray(l, s, {x, end - h, left_w, h});
    y = l.tray.y - gap;
  }
  const auto count = static_cast<int>(others(s).size());
  const float share = count > 3 ? 0.53f : 0.46f;
  l.people = {x, top, std::round(left_w * share), y - top};
  const auto cell_height = [&](int rows) {
    return std::min((l.people.h - 5 * static_cast<float>(rows - 1)) / static_cast<float>(rows),
                    110 * z.unit);
  };
  const int columns = best_columns(s, count, l.people.w, cell_height);
  const int rows = (count + columns - 1) / columns;
  const float cell = cell_height(rows);
  const float all = static_cast<float>(rows) * (cell + 5) - 5;
  l.people.y += std::max(0.0f, (l.people.h - all) * 0.5f);
  l.people.h = all;
  seat_cells(l, s, columns, cell, 5);
  const float from = right(l.people) + gap;
  size_centre(l, s, {from, top, x + left_w - from, y - top});
  l.content = a.h;
  l.fits = cell >= least_height(z) && l.prompt.h >= s.words - 1;
  return l;
}

// A large screen: the seats at the left, everything else together beside them.
Layout wide(const Shape& s) {
  Layout l;
  const Rect& a = s.safe;
  const Sizes& z = s.size;
  const float pad = std::round(16 * z.unit), gap = std::round(24 * z.unit);
  const float main = decision_width(s);
  const float people = std::min(main * 0.82f, a.w - 2 * pad - gap - main);
  const float x = a.x + (a.w - main - gap - people) * 0.5f;
  l.bar = {x - 8, a.y + 4, main + gap + people + 16, z.touch + 4};
  const float top = bottom(l.bar) + 4, end = bottom(a) - pad;
  stand(l, s, {x + people + gap, top, main, end - top}, false);
  const auto count = static_cast<int>(others(s).size());
  l.people = {x, top, people, end - top};
  const auto cell_height = [&](int rows) {
    return std::min((l.people.h - z.gap * static_cast<float>(rows - 1)) / static_cast<float>(rows),
                    grown(s, 128, 0.15f));
  };
  const int columns = best_columns(s, count, people, cell_height);
  const int rows = (count + columns - 1) / columns;
  const float cell = cell_height(rows), all = static_cast<float>(rows) * (cell + z.gap) - z.gap;
  l.people.y += (l.people.h - all) * 0.5f;
  l.people.h = all;
  seat_cells(l, s, columns, cell, z.gap);
  l.content = a.h;
  l.fits = cell >= least_height(z);
  return l;
}

}  // namespace

float decision_width(const Shape& s) {
  const Rect& a = s.safe;
  if (s.scrolls) return a.w - 2 * pad_of(s);
  if (!side_by_side(a)) return std::min(a.w - 2 * pad_of(s), 720 * s.size.unit);
  if (is_low(a)) return std::clamp(a.w * 0.3f, 200.0f, 300.0f);
  return std::min((a.w - 64) * 0.56f, grown(s, 640, 0.7f));
}

Layout lay_out(const Shape& s) {
  if (s.scrolls) return scrolling(s);
  Layout l = !side_by_side(s.safe) ? upright(s) : is_low(s.safe) ? sideways(s) : wide(s);
  // The card must remain the largest thing.
  if (l.centre.h < 104) l.fits = false;
  return l;
}

}  // namespace tablee::nothanks::drawing
