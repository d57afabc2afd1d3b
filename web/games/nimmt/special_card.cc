#include "web/games/nimmt/special_card.h"

#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"

namespace tablee::nimmt::drawing {

void special_face(const Pen& pen, const Rect& r, nimmt::Special kind, std::string_view name,
                  const SpecialLook& look) {
  const Theme& t = *pen.theme;
  const float side = std::min(r.w, r.h), radius = side * 0.22f;
  const Color ink = t.face[0].ink;
  const float edge = std::max(1.5f, side * 0.055f);
  if (look.up || look.lit) stroke(pen, inset(r, -3), radius + 3, t.accent, look.up ? 3.5f : 2.0f);
  shadow(pen, r, radius, look.up ? 8.0f : 2.5f, 0.8f);
  fill(pen, r, radius, t.outlines ? t.card : t.face[2].tint);
  stroke(pen, r, radius, ink, edge);
  const Rect in = inset(r, edge + 1);
  const bool beside = r.w > r.h * 1.7f;
  const float least = 7 * pen.size.unit, size = pen.size.small * 0.84f;
  // The name takes two lines at most, the picture the rest.
  const float tall = beside ? in.h : std::min(line_height(size) * 2, in.h * 0.5f);
  const float picture = beside ? in.h * 0.78f : in.h - tall + edge;
  const Vec at =
      beside ? Vec{in.x + picture * 0.5f, center(in).y} : Vec{center(in).x, in.y + picture * 0.5f};
  icon(pen, special_strokes(kind), at, picture * 0.9f, ink);
  // Air between its name and its edges.
  const float air = 2 * pen.size.unit, x = beside ? at.x + picture * 0.5f + 2 : in.x + air;
  text_box(pen, name, {x, bottom(in) - tall, right(in) - air - x, tall}, {Font::bold, size, ink},
           least);
  if (look.dim) fill(pen, r, radius, fade(t.cloth, 0.5f));
}

void special_back(const Pen& pen, const Rect& r) {
  const Theme& t = *pen.theme;
  const float side = std::min(r.w, r.h), radius = side * 0.24f;
  shadow(pen, r, radius, 2, 0.8f);
  fill(pen, r, radius, t.back);
  stroke(pen, inset(r, side * 0.12f), radius * 0.7f, t.back_line, std::max(1.0f, side * 0.06f));
}

void special_count(const Pen& pen, Vec right, float side, int count) {
  const Theme& t = *pen.theme;
  const Rect r = pen.snap(Rect{right.x - side, right.y - side * 0.5f, side, side});
  const Color ink = count > 0 ? t.ink : t.ink_soft;
  stroke(pen, r, side * 0.24f, fade(ink, count > 0 ? 1.0f : 0.5f), std::max(1.25f, side * 0.09f));
  text_line(pen, std::to_string(count), center(r).x, center(r).y,
            {Font::numerals, side * 0.78f, ink}, Align::middle);
}

}  // namespace tablee::nimmt::drawing
