#include "web/games/nimmt/seat_paper.h"

#include "web/draw/table/seat_portrait.h"
#include "web/draw/toolkit/bull.h"
#include "web/draw/toolkit/type.h"
#include "web/games/nimmt/special_card.h"

namespace tablee::nimmt::drawing {

void known_cards(const Pen& pen, const CardSet& cards, const Rect& r, float size) {
  if (cards.empty() || r.w < 12) return;
  for (;; size -= 0.5f) {
    const float gap = size * 0.36f;
    const bool last = size <= 7;
    float x = 0, y = 0;
    for (const Card c : cards) {
      const float w = text_width(pen, std::to_string(c), Font::numerals, size);
      if (x > 0 && x + w > r.w) x = 0, y += size * 1.02f;
      x += w + gap;
    }
    if (y + size > r.h && !last) continue;
    const float all = y + size;
    x = 0;
    y = std::max(0.0f, (r.h - all) * 0.5f);
    for (const Card c : cards) {
      const float w = text_width(pen, std::to_string(c), Font::numerals, size);
      if (x > 0 && x + w > r.w) x = 0, y += size * 1.02f;
      text_line(
          pen, std::to_string(c), r.x + x, r.y + y + size * 0.5f,
          {Font::numerals, size,
           pen.theme->dark ? pen.theme->ink : pen.theme->face[design_of(nimmt::heads(c))].ink});
      x += w + gap;
    }
    return;
  }
}

namespace {

// A seat's paper while it is being drawn.
struct SeatPaper {
  Stage& s;
  const Layout& layout;
  const SeatType& type;
  const int held, index;
  const SeatAvatar& look;

  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const std::size_t at = index;
  const nimmt::View& v = view(s);
  const Rect& r = look.at;
  const Rect& slot = layout.played[at];
  const bool own = look.own, drafting = look.drafting;
  const bool column = layout.column && !drafting;
  const float pad = std::round(6 * z.unit);
  const std::string_view name =
      at < s.frame.names.size() ? std::string_view(s.frame.names[at]) : std::string_view();
  // Tall cells, as on a large screen, have space for larger words.
  const float word = layout.column && r.h > 84 ? z.body * 1.12f : z.small;
  const TypeStyle called{own ? Font::bold : Font::words, std::min(word, type.name), t.ink};
  const float least = std::min(z.small, 9 * z.unit);
  const float tag = count_width(s, word, type.count_below);

  void draw();
  void draw_ground();
  Rect name_in_column();
  Rect name_over_card();
  void count_at(float x, float y);
  void count_under(Rect& box, bool below);
  std::string total(float size, float space);
  void sums_stacked(const Rect& sums);
  void heads_alone(const Rect& sums);
  void sums_in_line(const Rect& sums);
};

void SeatPaper::draw() {
  draw_ground();
  Rect sums = column ? name_in_column() : name_over_card();
  if (drafting) {
    // Drafted cards are public; they are shown in the place of the card that is not there yet.
    const float from = r.y + word * 1.35f + 3;
    known_cards(s.pen, v.pub.known[at], {r.x + pad, from, r.w - 2 * pad, bottom(r) - from - 3},
                r.h > 84 ? z.body * 1.2f : z.small * 1.1f);
    return;
  }
  count_under(sums, !column);
  if (column)
    sums_in_line(sums);
  else
    sums_stacked(sums);
}

void SeatPaper::draw_ground() {
  const bool turn = look.turn;
  const float radius = std::round(10 * z.unit);
  fill(s.pen, r, radius, fade(t.paper, t.outlines ? 1 : own ? 0.95f : 0.62f));
  stroke(s.pen, r, radius,
         turn  ? t.accent
         : own ? t.control
               : t.line,
         turn         ? 2.0f
         : t.outlines ? 1.5f
                      : std::max(s.pen.px, 1.0f));

  seat_mark(s, r, index);
}

// For seats beside the lanes; returns the space for the sums.
Rect SeatPaper::name_in_column() {
  const float space = slot.x - r.x - 2 * pad - tag;
  const bool flat = r.h < z.small * 2.9f;
  const bool line = r.h < 66 * z.unit && space > z.body * 12;
  if (line) {
    const Rect sums{slot.x - pad - z.body * 5.2f, r.y, z.body * 5.2f, r.h};
    TypeStyle wide = called;
    wide.size = std::min(z.body, type.name * 1.23f);
    text_fit(s.pen, name, {r.x + pad * 2, r.y, sums.x - r.x - pad * 3 - tag, r.h}, wide, least);
    count_at(sums.x - pad, center(r).y);
    return sums;
  }
  if (flat) {
    TypeStyle small = called;
    small.size = std::min(called.size, r.h * 0.48f);
    text_fit(s.pen, name, {r.x + pad, r.y + r.h * 0.06f, space, r.h * 0.46f}, small, least);
    count_at(slot.x - pad, r.y + r.h * 0.29f);
    return {r.x + pad, r.y + r.h * 0.5f, space, r.h * 0.44f};
  }
  const float in = pad * (word > z.small ? 2.0f : 1.0f);
  const float top = r.y + r.h * 0.5f - word * 1.55f;
  text_fit(s.pen, name, {r.x + in, top, space - in, word * 1.4f}, called, least);
  count_at(slot.x - pad, top + word * 0.7f);
  return {r.x + in, top + word * 1.55f, space - in + tag, word * 1.6f};
}

// For seats above the lanes.
Rect SeatPaper::name_over_card() {
  // During a draft there is no card whose back could show the avatar: it is beside the name if
  // there is enough space, otherwise where the drafted cards will be.
  const float space = r.w - 2 * pad - tag, line = word * 1.35f;
  float side = drafting ? portrait_width(s, line) : 0;
  const bool beside =
      side > 0 && text_width(s.pen, name, called.font, called.size) + side + 3 <= space;
  if (beside && has_avatars(s)) seat_portrait(s, {r.x + pad, r.y + 2, side, side}, index);
  if (!beside && side > 0 && v.pub.known[at].empty() && has_avatars(s)) {
    const Rect below{r.x, r.y + line + 2, r.w, r.h - line - 5};
    side = std::min(below.h, line * 1.6f);
    seat_portrait(s, around(center(below), side, side), index);
  }
  const float from = r.x + pad + (beside ? side + 3 : 0);
  text_fit(s.pen, name, {from, r.y + 2, right(r) - pad - tag - from, line}, called, least);
  count_at(right(r) - 3, r.y + 3 + word * 0.625f);
  return {right(slot) + 2, slot.y, right(r) - right(slot) - 4, slot.h};
}

void SeatPaper::count_at(float x, float y) {
  if (tag > 0) special_count(s.pen, {x, y}, count_size(s, word), held);
}

// … or beside the sums, which leave space for it.
void SeatPaper::count_under(Rect& box, bool below) {
  if (!type.count_below) return;
  // In a low cell nothing is below the sums.
  below = below && box.h >= 2.2f * count_size(s, word);
  const float side = below ? std::min({count_size(s, word), box.h * 0.4f, box.w})
                           : std::min({count_size(s, word), box.h * 0.95f, box.w * 0.34f});
  special_count(s.pen,
                below ? Vec{center(box).x + side * 0.5f, bottom(box) - side * 0.5f - 1}
                      : Vec{right(box), center(box).y},
                side, held);
  if (below)
    box.h -= side + 2;
  else
    box.w -= side + 2;
}

// The total, with the limit where there is space for it.
std::string SeatPaper::total(float size, float space) {
  const int limit = v.pub.options.ends().limit;
  const std::string of = "/" + std::to_string(limit);
  // Either all seats show the limit or none does, as far as two digits go.
  const float wide = std::max(text_width(s.pen, "00", Font::numerals, size),
                              text_width(s.pen, look.total, Font::numerals, size));
  const bool fits = limit > 0 && wide + text_width(s.pen, of, Font::numerals, size) <= space;
  return fits ? look.total + of : look.total;
}

// In the first round that sum is the total.
void SeatPaper::heads_alone(const Rect& sums) {
  const float big = std::min({z.body * 1.6f, sums.w * 0.6f, sums.h * 0.52f});
  const float inline_big = std::min({z.body * 1.35f, sums.w * 0.46f, sums.h * 0.9f});
  const Vec mid = center(sums);
  if (inline_big > big) {
    bull(s.pen, {mid.x - inline_big * 0.5f, mid.y}, inline_big * 0.82f, t.ink, t.paper);
    text_line(s.pen, look.heads, mid.x, mid.y, {Font::numerals, inline_big, t.ink});
    return;
  }
  bull(s.pen, {mid.x, mid.y - big * 0.48f}, big * 0.82f, t.ink, t.paper);
  text_line(s.pen, look.heads, mid.x, mid.y + big * 0.52f, {Font::numerals, big, t.ink},
            Align::middle);
}

// A small sum as on a score sheet: this round above all rounds.
void SeatPaper::sums_stacked(const Rect& sums) {
  if (look.first) return heads_alone(sums);
  const float big = std::min({z.body * 1.35f, sums.w * 0.52f, sums.h * 0.46f});
  const float wide = text_width(s.pen, look.heads, Font::numerals, big);
  const float b = std::min(big * 0.8f, std::max(4.0f, sums.w - wide - 2));
  const float x = sums.x + (sums.w - wide - b - 2) * 0.5f;
  const float line = sums.y + sums.h * 0.54f;
  text_line(s.pen, look.heads, x, line - big * 0.5f, {Font::numerals, big, t.ink});
  bull(s.pen, {x + wide + 2 + b * 0.5f, line - big * 0.5f}, b, t.ink, t.paper);
  fill(s.pen,
       s.pen.snap(Rect{sums.x + sums.w * 0.14f, line, sums.w * 0.72f, std::max(1.0f, s.pen.px)}), 0,
       t.control);
  text_line(s.pen, total(big * 0.84f, sums.w), sums.x + sums.w * 0.5f, line + big * 0.55f,
            {Font::numerals, big * 0.84f, t.ink_soft}, Align::middle);
}

void SeatPaper::sums_in_line(const Rect& sums) {
  const float big = std::min({word > z.small ? z.body * 1.7f : z.body * 1.15f, sums.h * 1.05f,
                              type.count_below ? sums.w * 0.6f : sums.w});
  float x = sums.x;
  const float y = center(sums).y;
  bull(s.pen, {x + big * 0.45f, y}, big * 0.9f, t.ink, t.paper);
  x += big * 1.05f;
  text_line(s.pen, look.heads, x, y, {Font::numerals, big, t.ink});
  x += std::max(text_width(s.pen, look.heads, Font::numerals, big), big * 0.9f) + pad;
  if (!look.first && x + z.small * 1.5f < right(sums)) {
    fill(s.pen, s.pen.snap(Rect{x, y - big * 0.42f, std::max(1.0f, s.pen.px), big * 0.84f}), 0,
         t.control);
    text_line(s.pen, total(big * 0.86f, right(sums) - x - pad), x + pad, y,
              {Font::numerals, big * 0.86f, t.ink_soft});
  }
}

}  // namespace

float count_size(const Stage& s, float word) { return std::min(word * 1.25f, 26 * s.size().unit); }

float count_width(const Stage& s, float word, bool below) {
  const bool beside = view(s).pub.options.special && !below;
  return beside ? count_size(s, word) + word * 0.25f : 0;
}

void draw_seat_paper(Stage& s, const Layout& layout, const SeatType& type, int held, int index,
                     const SeatAvatar& look) {
  SeatPaper{s, layout, type, held, index, look}.draw();
}

}  // namespace tablee::nimmt::drawing
