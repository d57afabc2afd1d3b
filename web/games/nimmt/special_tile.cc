// The pictograms of special cards: the poster at home shows them as well.

#include "core/enum_index.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/lighting.h"
#include "web/games/nimmt/special_card.h"

namespace tablee::nimmt::drawing {

namespace {

// On the icons' grid of 240.
constexpr const char* kStrokes[nimmt::kSpecialKinds] = {
    // five rows, the last one new
    "M 50 50 L 190 50 M 50 85 L 190 85 M 50 120 L 190 120 M 50 155 L 190 155 M 50 195 L 80 195 M "
    "105 195 L 135 195 M 160 195 L 190 195",
    // 7
    "M 65 55 L 175 55 L 105 190",
    // a card comes down between two
    "M 45 130 L 45 195 M 195 130 L 195 195 M 120 45 L 120 175 M 80 135 L 120 178 L 160 135",
    // one for another
    "M 45 90 L 185 90 M 150 55 L 188 90 L 150 125 M 195 155 L 55 155 M 90 120 L 52 155 L 90 190",
    // from one row to the other
    "M 45 60 L 120 60 M 45 180 L 195 180 M 120 60 C 190 60 180 110 160 140 M 150 95 L 158 143 L "
    "205 128",
    // an octagon with a bar
    "M 85 40 L 155 40 L 200 85 L 200 155 L 155 200 L 85 200 L 40 155 L 40 85 L 85 40 M 80 120 L "
    "160 120",
    // plus over minus
    "M 120 40 L 120 130 M 75 85 L 165 85 M 75 185 L 165 185",
};

}  // namespace

const char* special_strokes(nimmt::Special kind) { return kStrokes[index_of(kind)]; }

void special_tile(const Pen& pen, const Rect& r, nimmt::Special kind) {
  const Theme& t = *pen.theme;
  const float side = std::min(r.w, r.h);
  const float radius = side * 0.24f;
  const Color ink = t.face[0].ink;
  shadow(pen, r, radius, 2.5f, 0.8f);
  fill(pen, r, radius, t.outlines ? t.card : t.face[2].tint);
  stroke(pen, r, radius, ink, std::max(1.5f, side * 0.085f));
  icon(pen, special_strokes(kind), center(r), side * 0.74f, ink);
}

}  // namespace tablee::nimmt::drawing
