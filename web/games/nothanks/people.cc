#include "web/games/nothanks/people.h"

#include <cstdlib>

#include "web/draw/table/seat_portrait.h"
#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/leader.h"
#include "web/draw/toolkit/type.h"
#include "web/games/nothanks/table.h"

namespace tablee::nothanks::drawing {
namespace {

// A small card or chip in front of a figure shows what it counts.
void small_card(const Pen& pen, Vec at, float h) {
  const Rect r = pen.snap(around(at, h * 0.72f, h));
  fill(pen, r, h * 0.14f, pen.theme->outlines ? rgb(0) : pen.theme->card);
  stroke(pen, r, h * 0.14f, pen.theme->ink_soft, std::max(pen.px, h * 0.1f));
}

}  // namespace

void People::follow(const Stage& s, bool anew) {
  const Seat viewer = view(s).viewer;
  if (anew) tray_ = viewer;
  const int players = view(s).pub.options.players;
  if (tray_ >= players) tray_ = kNobody;
  if (viewer != kNobody && !animator_.settling()) tray_ = viewer;
}

// The part of the tray with the player's own chips.
Rect People::purse_area(const Sizes& z) const {
  const Rect& r = at_.tray;
  const float w = std::clamp(r.w * 0.3f, 88 * z.unit, 220 * z.unit);
  return {right(r) - w, r.y, w, r.h};
}

Vec People::purse(Seat seat) const {
  if (seat == kNobody) return center(at_.people);
  const Rect& r = at_.seat[seat];
  if (seat == tray_) return {right(r) - r.h * 0.5f, center(r).y};
  return {r.x + r.w * 0.72f, r.y + std::min(16.0f, r.h * 0.3f)};
}

void People::draw_ground(Stage& s, const Rect& r, int index) const {
  const Theme& t = s.theme();
  const Seat seat = seat_at(index);
  const bool own = seat == tray_, turn = animator_.shown().actor == seat;
  const float radius = std::round(10 * s.size().unit);
  fill(s.pen, r, radius, fade(t.paper, t.outlines ? 1 : own ? 0.95f : 0.62f));
  if (turn) fill(s.pen, r, radius, fade(t.accent_soft, t.outlines ? 1.0f : 0.7f));
  stroke(s.pen, r, radius,
         turn  ? t.accent
         : own ? t.control
               : t.line,
         turn         ? 2.5f
         : t.outlines ? 1.5f
                      : std::max(s.pen.px, 1.0f));

  seat_mark(s, r, index);
}

// Draws the name, the chips where they are open, and the points.
void People::draw_header(Stage& s, const Rect& r, float end, float word, int index) const {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const std::size_t at = index;
  const Shown& shown = animator_.shown();
  const Seat seat = seat_at(index);
  const bool own = seat == tray_, turn = shown.actor == seat;
  const float pad = seat_pad(z);
  const float head = header_height(word), line = r.y + pad * 0.5f + head * 0.5f;
  float from = r.x + pad, to = end - pad;
  if (turn) {
    // A mark besides the colour.
    icon(s.pen, icon_for("play"), {from + word * 0.5f, line}, word, t.accent);
    from += word * 1.2f;
  }
  // The avatar, where enough space is left for the name.
  if (const float side = portrait_width(s, head); side > 0 && to - from > side + word * 9) {
    if (has_avatars(s)) seat_portrait(s, {from, line - side * 0.5f, side, side}, index);
    from += side + pad * 0.5f;
  }
  const CardSet& cards = shown.taken[at];
  const float figure = word * 1.3f;
  const float points = s.glides.to(s.clock, "points" + std::to_string(index),
                                   static_cast<float>(nothanks::card_points(cards)), 0.45f);
  const bool sees = nothanks::shows_chips(view(s), seat);
  std::string name = at < s.frame.names.size() ? s.frame.names[at] : std::string();
  // The totals of the earlier rounds.
  if (shown.round > 1)
    name += (shown.totals[at] < 0 ? " · −" : " · ") + std::to_string(std::abs(shown.totals[at]));
  const Font font = own || turn ? Font::bold : Font::words;
  // Where the net (points less chips) would leave no space for the name, only the accessible
  // document has it.
  if (own && sees && to - from > text_width(s.pen, name, font, word) + figure * 6.5f)
    to = draw_net(s, points, to, line, figure);
  const std::string points_text = figures(points);
  text_line(s.pen, points_text, to, line, {Font::numerals, figure, t.ink}, Align::right);
  to -= text_width(s.pen, points_text, Font::numerals, figure) + figure * 0.5f;
  small_card(s.pen, {to, line}, figure * 0.72f);
  to -= figure * 0.5f;
  if (!own && sees) {
    const std::string count = figures(static_cast<float>(shown.chips[at]));
    text_line(s.pen, count, to, line, {Font::numerals, figure, t.ink}, Align::right);
    to -= text_width(s.pen, count, Font::numerals, figure) + figure * 0.55f;
    chip(s.pen, {to, line}, figure * 0.42f);
    to -= figure * 0.7f;
  }
  text_fit(s.pen, name, {from, line - head * 0.5f, to - from, head}, {font, word, t.ink},
           z.small * 0.8f);
}

void People::draw_seat(Stage& s, const Parts& parts, int index) {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const std::size_t at = index;
  const Rect r = s.pen.snap(at_.seat[at]);
  const float radius = std::round(10 * z.unit), pad = seat_pad(z);
  draw_ground(s, r, index);
  const float end = seat_at(index) == tray_ ? purse_area(z).x : right(r);
  // Tall cells, as on a large screen, have space for larger words.
  const float word = r.h > 104 * z.unit ? z.body : z.small;
  draw_header(s, r, end, word, index);

  const CardSet& cards = animator_.shown().taken[at];
  const float head = header_height(word);
  const float top = r.y + pad * 0.5f + head;
  const Rect area{r.x + pad, top, end - r.x - 2 * pad, bottom(r) - pad - top};
  const float most = std::max(84 * z.unit, at_.card.h * 0.24f);
  const std::vector<Tile> tiles = lay_tiles(cards, area, most);
  // The lowest card of a run is on top of the others.
  int layer = static_cast<int>(tiles.size());
  for (const Tile& tile : tiles) pieces_.place(tile, layer--, 1.5f);
  if (tiles.empty()) {
    const float h = std::min(most, area.h);
    const Rect slot = s.pen.snap(Rect{area.x, area.y + (area.h - h) * 0.5f, h * 0.72f, h});
    dashed(s.pen, slot, warm_radius(slot), fade(t.control, 0.5f), std::max(1.0f, s.pen.px), 4);
  }
  if (!parts.seats[at]) return;
  s.shown(parts.seats[at]->item->id, r, radius);
  s.explains(*parts.seats[at], r);
}

void People::draw(Stage& s, const Parts& parts) {
  const nothanks::View& v = view(s);
  for (int i = 0; i < v.pub.options.players; ++i) draw_seat(s, parts, i);
  const SeatSet ahead = animator_.shown().ahead(v.pub.options.players);
  for (const Seat seat : ahead.size() <= kMostLeaders ? ahead : SeatSet{}) {
    const Rect& r = at_.seat[seat];
    leader_badge(s.pen, {r.x + r.w * 0.68f, r.y});
  }
}

// The points of the cards less the chips.
float People::draw_net(Stage& s, float points, float end, float middle, float size) const {
  const Theme& t = s.theme();
  const Shown& shown = animator_.shown();
  const std::size_t at = tray_;
  const int chips = shown.chips[at];
  const int net = static_cast<int>(std::round(points)) - chips;
  const std::string all = "= " + std::string(net < 0 ? "−" : "") + std::to_string(std::abs(net));
  text_line(s.pen, all, end, middle, {Font::bold, size * 1.05f, t.accent}, Align::right);
  end -= text_width(s.pen, all, Font::bold, size * 1.05f) + size * 0.4f;
  const std::string less = "− " + std::to_string(chips);
  text_line(s.pen, less, end, middle, {Font::numerals, size, t.ink_soft}, Align::right);
  return end - text_width(s.pen, less, Font::numerals, size) - size * 0.4f;
}

void People::draw_purse(Stage& s, const Parts& parts) const {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const Rect r = purse_area(z);
  const float pad = seat_pad(z);
  if (parts.peek) {
    const Spoken& peek = *parts.peek;
    const float wide = r.w - 2 * pad;
    const float tall = button_height(s, peek.item->id, peek.text, wide);
    if (wide > 150 * z.unit && tall <= r.h - 2 * pad) {
      button(s, peek, around(center(r), wide, tall), Kind::secondary);
      return;
    }
    const float side = std::clamp(r.h - 2 * pad, z.touch, z.touch * 1.3f);
    icon_button(s, peek, around(center(r), side, side), icon_for("eye"), Kind::secondary);
    return;
  }
  const Seat seat = tray_;
  if (!nothanks::shows_chips(view(s), seat)) return;
  const std::size_t at = seat;
  const int count = animator_.shown().chips[at];
  const std::string text = figures(static_cast<float>(count));
  const float em = std::min(z.body * 1.5f, r.h * 0.5f);
  const float wide = text_width(s.pen, "00", Font::numerals, em);
  const Rect area{r.x, r.y + pad * 0.5f, r.w - wide - pad * 2, r.h - pad};
  ChipStacks stacks = stack_chips(area, count, std::min(area.h * 0.3f, 22 * z.unit));
  // They are beside their number.
  const auto more = static_cast<float>(stacks.columns - 1);
  stacks.area.x += std::max(0.0f, area.w - stacks.radius * (2 + 2.15f * more));
  draw_chips(s.pen, stacks, count);
  text_line(s.pen, text, right(r) - pad - wide * 0.5f, center(r).y, {Font::numerals, em, t.ink},
            Align::middle);
  if (parts.chips) s.shown(parts.chips->item->id, r);
}

}  // namespace tablee::nothanks::drawing
