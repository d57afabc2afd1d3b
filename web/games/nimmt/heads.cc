#include "web/games/nimmt/heads.h"

#include <limits>

#include "web/draw/toolkit/bull.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"
#include "web/games/nimmt/table.h"

namespace tablee::nimmt::drawing {
namespace {

// The cheapest row has a mark besides its colour. Low costs are outlined, high costs filled.
void cost_pill(Stage& s, const Rect& place, int heads, bool cheapest, float severity) {
  const Theme& t = s.theme();
  const Rect pill = inset(place, 1);
  const float radius = card_radius(place);
  const bool filled = cheapest || severity > 0.45f;
  const Color tone = cheapest ? t.accent : t.danger;
  const Color ink = !filled ? t.danger : cheapest ? t.on_accent : t.on_danger;
  fill(s.pen, pill, radius, filled ? tone : t.paper);
  stroke(s.pen, pill, radius, tone, 2);
  const float em = std::min(s.size().body * 1.4f, place.w * 0.5f);
  const Vec mid = center(place);
  text_line(s.pen, "+" + std::to_string(heads), mid.x, mid.y - em * 0.42f,
            {Font::numerals, em, ink}, Align::middle);
  bull(s.pen, {mid.x, mid.y + em * 0.52f}, em * 0.85f, ink, filled ? tone : t.paper);
  if (!cheapest) return;
  const float side = std::min(em, place.w * 0.42f);
  const Vec at{right(place) - side * 0.2f, place.y + side * 0.2f};
  disc(s.pen, at, side * 0.5f, t.paper);
  icon(s.pen, icon_for("check"), at, side * 0.85f, t.accent);
}

}  // namespace

void draw_row_costs(Stage& s, const Parts& parts, const Layout& layout, const Shown& shown) {
  const Theme& t = s.theme();
  const nimmt::Public& p = view(s).pub;
  if (p.queue.empty()) return;
  const auto cost = [&](int row) { return nimmt::taken_heads(p, row, p.queue.front().card); };
  int least = std::numeric_limits<int>::max();
  for (const auto& [spoken, row] : parts.rows)
    if (may_do(*spoken)) least = std::min(least, cost(row));
  for (const auto& [spoken, row] : parts.rows) {
    if (!may_do(*spoken)) continue;
    const std::string& id = spoken->item->id;
    const bool chosen = spoken->item->on, lit = chosen || s.hovers(id) || s.presses(id);
    const bool cheapest = cost(row) == least;
    const float severity = std::clamp(static_cast<float>(cost(row)) / 12, 0.2f, 1.0f);
    const std::size_t at = row;
    const Rect lane = s.pen.snap(layout.lane[at]);
    const float radius = std::round(11 * s.size().unit);
    fill(s.pen, lane, radius, t.track);
    fill(s.pen, lane, radius,
         cheapest ? fade(t.accent_soft, lit ? 1.0f : 0.6f)
                  : fade(t.danger_soft, lit ? 1.0f : 0.8f * severity));
    stroke(s.pen, lane, radius, cheapest ? t.accent : fade(t.danger, lit ? 1 : severity),
           chosen ? 4.0f
           : lit  ? 3.0f
                  : 2.0f);
    const int capacity = nimmt::capacity(shown.marks[at]);
    cost_pill(s, s.pen.snap(layout.place(row, capacity)), cost(row), cheapest, severity);
  }
}

void draw_sum(Stage& s, const Layout& layout, const Animator::Sum& sum) {
  const Theme& t = s.theme();
  const float grown = ease_out(progress(s.clock, sum.since, sum.travels ? sum.seconds : 0.2f));
  const float way = sum.travels && !s.clock.reduced ? ease_both(grown) : 0;
  // The size of the sum grows with the heads, up to twenty-seven.
  const float weight = std::min(static_cast<float>(sum.heads), 27.0f) / 27;
  float em = std::max(layout.card_h * (0.5f + 0.4f * weight), s.size().body * 1.4f);
  if (!s.clock.reduced) em *= sum.travels ? 1 - 0.45f * way : 0.6f + 0.4f * grown;
  const Rect lane = both(layout.place(sum.row, 0), layout.place(sum.row, nimmt::kRowCapacity - 1));
  const Vec from = center(lane);
  const Vec to = center(layout.seat[std::max<int>(sum.seat, 0)]);
  const Vec at{lerp(from.x, to.x, way), lerp(from.y, to.y, way)};
  const Faded faded(s.pen, sum.travels ? 1 - grown * grown * grown : grown);
  const std::string figure = std::to_string(sum.heads);
  const float wide = text_width(s.pen, figure, Font::numerals, em), gap = em * 0.16f;
  // Who takes them is said in the same place.
  const std::size_t seat = std::max<int>(sum.seat, 0);
  const std::string_view name =
      seat < s.frame.names.size() ? std::string_view(s.frame.names[seat]) : std::string_view();
  const float most = std::max(0.0f, lane.w - wide - gap * 3 - em * 1.7f);
  const float size = std::max(em * 0.5f, s.size().small);
  const float named = std::min(most, text_width(s.pen, name, Font::bold, size));
  Rect pill = around(at, wide + gap + em * 1.7f + (named > 0 ? named + gap * 2 : 0), em * 1.3f);
  pill.x = std::clamp(pill.x, s.safe.x + 2, std::max(s.safe.x + 2, right(s.safe) - pill.w - 2));
  shadow(s.pen, pill, pill.h * 0.5f, 10, 0.9f);
  fill(s.pen, pill, pill.h * 0.5f, t.danger);
  float x = pill.x + em * 0.45f;
  if (named > 0) {
    text_fit(s.pen, name, {x, pill.y, named + 1, pill.h}, {Font::bold, size, t.on_danger},
             9 * s.size().unit);
    x += named + gap * 2;
  }
  text_line(s.pen, figure, x, at.y, {Font::numerals, em, t.on_danger});
  bull(s.pen, {x + wide + gap + em * 0.4f, at.y}, em * 0.8f, t.on_danger, t.danger);
}

}  // namespace tablee::nimmt::drawing
