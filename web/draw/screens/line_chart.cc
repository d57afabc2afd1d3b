#include "web/draw/screens/line_chart.h"

#include "web/draw/toolkit/chart.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {

float line_chart(Stage& s, const Node& n, const Rect& at, bool drawing) {
  const float x = at.x, y = at.y, w = at.w;
  const Sizes& z = s.size();
  const float mark = z.small * 0.9f, lead = mark + z.gap;
  float widest = 0;
  for (const Node& k : n.kids)
    widest = std::max(widest, text_width(s.pen, k.spoken->text, Font::words, z.small));
  const float cell = widest + lead + z.gap * 2;
  const auto columns = static_cast<std::size_t>(std::clamp(w / cell, 1.0f, 3.0f));
  const float wide = w / static_cast<float>(columns);
  const float head = block_height(s.pen, n.spoken->text, Font::bold, z.body, w) + z.gap;
  const float tall = std::round(std::clamp(w * 0.5f, 150.0f, 240.0f) * z.unit);
  float h = head + tall + z.gap;
  if (drawing) {
    text_block(s.pen, n.spoken->text, {x, y, w, head}, {Font::bold, z.body, s.theme().ink});
    std::vector<PlotLine> lines;
    for (const Node& k : n.kids)
      if (const auto* line = data_of<ChartLine>(k.item()))
        lines.push_back({line, k.item().level > 0});
    const auto* scale = data_of<ChartScale>(n.item());
    plot(s.pen, s.pen.snap(Rect{x, y + head, w, tall}), lines, scale ? scale->divisor : 1);
  }
  for (std::size_t i = 0; i < n.kids.size(); i += columns) {
    float row = 0;
    for (std::size_t c = i; c < std::min(i + columns, n.kids.size()); ++c) {
      const Node& k = n.kids[c];
      const Rect r{x + wide * static_cast<float>(c - i), y + h, wide - z.gap, 0};
      const float words =
          block_height(s.pen, k.spoken->text, Font::words, z.small, r.w - lead) + z.gap * 0.5f;
      row = std::max(row, words);
      if (!drawing) continue;
      chart_mark(s.pen, {r.x + mark * 0.5f + 2, r.y + z.small * 0.67f}, mark * 0.8f, c);
      text_block(s.pen, k.spoken->text, {r.x + lead + 2, r.y, r.w - lead, words},
                 {Font::words, z.small, s.theme().ink});
      s.shown(k.id(), {r.x, r.y, r.w, words});
    }
    h += row;
  }
  if (drawing) s.shown(n.id(), {x, y, w, h});
  return h;
}

}  // namespace tablee::draw
