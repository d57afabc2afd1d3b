#include "web/games/nimmt/special_card.h"

#include "core/enum_index.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"

namespace tablee::nimmt::drawing {

namespace {

// On the icons' grid of 240.
constexpr const char* kStrokes[nimmt::kSpecialKinds] = {
    // fifth_row: five rows, the last one new
    "M 50 50 L 190 50 M 50 85 L 190 85 M 50 120 L 190 120 M 50 155 L 190 155 M 50 195 L 80 195 M "
    "105 195 L 135 195 M 160 195 L 190 195",
    // seven_takes: 7
    "M 65 55 L 175 55 L 105 190",
    // insert: a card comes down between two
    "M 45 130 L 45 195 M 195 130 L 195 195 M 120 45 L 120 175 M 80 135 L 120 178 L 160 135",
    // replace: one card for another
    "M 45 90 L 185 90 M 150 55 L 188 90 L 150 125 M 195 155 L 55 155 M 90 120 L 52 155 L 90 190",
    // slide: from one row to the other
    "M 45 60 L 120 60 M 45 180 L 195 180 M 120 60 C 190 60 180 110 160 140 M 150 95 L 158 143 L "
    "205 128",
    // stop: an octagon with a bar
    "M 85 40 L 155 40 L 200 85 L 200 155 L 155 200 L 85 200 L 40 155 L 40 85 L 85 40 M 80 120 L "
    "160 120",
    // negative_positive: plus over minus
    "M 120 40 L 120 130 M 75 85 L 165 85 M 75 185 L 165 185",
};

}  // namespace

void special_tile(const Pen& pen, const Rect& r, nimmt::Special kind) {
  const Theme& t = *pen.theme;
  const float side = std::min(r.w, r.h);
  const float radius = side * 0.24f;
  const Color ink = t.face[0].ink;
  shadow(pen, r, radius, 2.5f, 0.8f);
  fill(pen, r, radius, t.outlines ? t.card : t.face[2].tint);
  stroke(pen, r, radius, ink, std::max(1.5f, side * 0.085f));
  icon(pen, kStrokes[index_of(kind)], center(r), side * 0.74f, ink);
}

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
  icon(pen, kStrokes[index_of(kind)], at, picture * 0.9f, ink);
  // Space between the name and the edges.
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
