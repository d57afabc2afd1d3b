#include "web/games/nimmt/gaps.h"

#include <cstdlib>

#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"
#include "web/games/nimmt/card.h"

namespace tablee::nimmt::drawing {
namespace {

// Draws "+3" at an end where the card may go; ends that the card is too low for are faded.
void gap_pill(Stage& s, const Rect& place, int gap, bool nearest) {
  const Theme& t = s.theme();
  const std::string words = (gap > 0 ? "+" : "\u2212") + std::to_string(std::abs(gap));
  const float em = std::min(s.size().body * (nearest ? 1.4f : 1.15f), place.h * 0.4f);
  const float wide = text_width(s.pen, words, Font::numerals, em) + em;
  const Rect pill = s.pen.snap(around(center(place), wide, em * 1.7f));
  if (nearest) shadow(s.pen, pill, pill.h * 0.5f, 8, 0.8f);
  fill(s.pen, pill, pill.h * 0.5f, nearest ? t.accent : t.paper);
  stroke(s.pen, pill, pill.h * 0.5f, gap > 0 ? t.accent : t.control, nearest ? 2.0f : 1.25f);
  const Color ink = nearest ? t.on_accent : gap > 0 ? t.ink : t.ink_soft;
  text_line(s.pen, words, center(pill).x, center(pill).y, {Font::numerals, em, ink}, Align::middle);
}

}  // namespace

[[gnu::noinline]] void draw_gaps(Stage& s, const Layout& layout, const Animator& animator) {
  const nimmt::Gaps& gaps = animator.gaps();
  if (gaps.empty()) return;
  const Faded faded(s.pen, s.glides.to(s.clock, "gaps~", 1, 0.2f));
  const auto& rows = animator.shown().rows;
  for (const nimmt::Gap& gap : gaps) {
    const std::size_t row = gap.row;
    if (row >= rows.size())
      continue;  // during the animation there may be fewer rows than in the view
    const auto lying = rows[row].size();
    gap_pill(s, layout.place(gap.row, gap.left ? 0 : static_cast<int>(lying)), gap.by, gap.nearest);
  }
}

}  // namespace tablee::nimmt::drawing
