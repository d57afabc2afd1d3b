#include "web/draw/toolkit/marks.h"

#include <algorithm>
#include <cmath>

#include "web/app/ids.h"
#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {
namespace {

// best: a full disc; good: a ring; slip: a triangle that points down.
void draw_mark(const Stage& s, Mark mark, Vec at, float radius) {
  const Theme& t = s.theme();
  if (mark == Mark::best) {
    disc(s.pen, at, radius, t.accent);
  } else if (mark == Mark::good) {
    ring(s.pen, at, radius, t.accent, std::max(2.0f, radius * 0.3f));
  } else {
    const float wide = radius * 1.3f;
    const Vec corners[] = {
        {at.x - wide, at.y - radius}, {at.x + wide, at.y - radius}, {at.x, at.y + radius * 1.25f}};
    star(s.pen, at, corners, t.danger);
  }
}

ReviewMark mark_of(const Node& n) {
  const auto* data = data_of<ReviewMark>(n.item());
  return data ? *data : ReviewMark{};
}

// Draws the legend, its entries side by side where there is space.
float key(Stage& s, const Node& list, const Rect& at, bool drawing) {
  const Sizes& z = s.size();
  const float radius = std::round(z.touch * 0.17f), lead = radius * 2 + z.gap * 1.5f;
  const float line = line_height(z.small) + z.gap * 0.5f;
  float x = at.x, y = at.y;
  for (const Node& n : list.kids) {
    const float w = lead + text_width(s.pen, n.spoken->text, Font::words, z.small) + z.gap * 2;
    if (x > at.x && x + w > right(at)) x = at.x, y += line;
    if (drawing) {
      draw_mark(s, mark_of(n).mark, {x + radius * 1.3f, y + line * 0.5f}, radius);
      const Rect words{x + lead, y, std::min(w, right(at) - x) - lead, line};
      text_fit(s.pen, n.spoken->text, words, {Font::words, z.small, s.theme().ink_soft},
               z.small * 0.8f, Align::left);
      s.shown(n.id(), {x, y, w - z.gap, line});
    }
    x += w;
  }
  if (drawing) s.shown(list.id(), {at.x, at.y, at.w, y + line - at.y});
  return y + line - at.y;
}

}  // namespace

bool of_marks(std::string_view id) { return id.starts_with(ids::kMarks); }

float marks(Stage& s, const Node& list, const Rect& at, bool drawing) {
  if (list.id() == ids::kMarksKey) return key(s, list, at, drawing);
  const Sizes& z = s.size();
  const float pad = z.gap;
  const float side = z.touch;
  const float name = line_height(z.small) + pad * 0.5f;
  const auto columns = std::max<std::size_t>(1, static_cast<std::size_t>((at.w - 2 * pad) / side));
  const std::size_t rows = (list.kids.size() + columns - 1) / columns;
  const float h = 2 * pad + name + side * static_cast<float>(rows);
  if (!drawing) return h;
  const Rect all = s.pen.snap(Rect{at.x, at.y, at.w, h});
  paper(s.pen, all, corner(s.pen), 5);
  s.shown(list.id(), all);
  text_fit(s.pen, list.spoken->text, {at.x + pad, at.y + pad, at.w - 2 * pad, name},
           {Font::bold, z.small, s.theme().ink_soft}, z.small, Align::left);
  const float radius = std::round(side * 0.17f);
  for (std::size_t i = 0; i < list.kids.size(); ++i) {
    const Node& n = list.kids[i];
    const Rect r{at.x + pad + side * static_cast<float>(i % columns),
                 at.y + pad + name + side * static_cast<float>(i / columns), side, side};
    const std::string id(n.id());
    if (s.hovers(id) || s.presses(id)) fill(s.pen, inset(r, 2), 8 * z.unit, s.theme().accent_soft);
    const ReviewMark decided = mark_of(n);
    draw_mark(s, decided.mark, {center(r).x, r.y + side * 0.34f}, radius);
    const float foot = line_height(z.small);
    text_fit(s.pen, std::to_string(decided.number), {r.x, bottom(r) - foot - 2, r.w, foot},
             {Font::numerals, z.small, s.theme().ink}, 9, Align::middle);
    s.tappable(id, r, r, 8 * z.unit);
  }
  return h;
}

}  // namespace tablee::draw
