#include "web/draw/toolkit/chart.h"

#include <string>
#include <vector>

#include "web/draw/toolkit/type.h"

namespace tablee::draw {
namespace {

constexpr std::size_t kShapes = std::size(Theme{}.chart);

Color line_colour(const Pen& pen, std::size_t line) { return pen.theme->chart[line % kShapes]; }

// The smallest of 1, 2, 5, 10, 20 … with which about four steps fill the range.
int nice_step(int range) {
  int step = 1;
  for (int i = 0; step * 4 < range; ++i) step = i % 3 == 1 ? step / 2 * 5 : step * 2;
  return step;
}

}  // namespace

void chart_mark(const Pen& pen, Vec at, float size, std::size_t line) {
  // A disc, a triangle, a square, a diamond, a triangle pointing down; hollow from the sixth line
  // on.
  constexpr int kCorners[] = {0, 3, 4, 4, 3};
  constexpr float kTurn[] = {0, -0.5f, -0.25f, 0, 0.5f};
  const std::size_t shape = line % kShapes;
  const Color c = line_colour(pen, line);
  const float radius = size * 0.5f;
  if (kCorners[shape] == 0) {
    disc(pen, at, radius, c);
  } else {
    Vec points[4];
    for (int i = 0; i < kCorners[shape]; ++i) {
      const float angle =
          kPi * (kTurn[shape] + 2.0f * static_cast<float>(i) / static_cast<float>(kCorners[shape]));
      points[i] = {at.x + std::cos(angle) * radius * 1.2f, at.y + std::sin(angle) * radius * 1.2f};
    }
    star(pen, at, std::span<const Vec>(points, static_cast<std::size_t>(kCorners[shape])), c);
  }
  if (line >= kShapes) disc(pen, at, radius * 0.5f, pen.theme->paper);
}

void plot(const Pen& pen, const Rect& r, std::span<const PlotLine> lines, int scale) {
  const Theme& t = *pen.theme;
  const float size = pen.size.small;
  int low = 0, high = 1, longest = 2;
  for (const auto& [line, strong] : lines) {
    for (const int n : line->figures) {
      low = std::min(low, n);
      high = std::max(high, n);
    }
    longest = std::max(longest, static_cast<int>(line->figures.size()));
  }
  const int step = nice_step((high - low + scale - 1) / scale) * scale;
  low = (low - step + 1) / step * step;
  high = (high + step - 1) / step * step;

  const float radius = 12 * pen.size.unit;
  fill(pen, r, radius, t.paper);
  stroke(pen, r, radius, t.paper_edge, std::max(1.0f, pen.px));
  const Color ink = t.ink;
  const float left = text_width(pen, std::to_string(high / scale), Font::numerals, size) + size;
  const Rect field{r.x + left, r.y + size, r.w - left - size * 1.2f, r.h - size * 2.6f};
  const auto y_of = [&](int n) {
    return bottom(field) -
           field.h * static_cast<float>(n - low) / static_cast<float>(std::max(1, high - low));
  };
  const auto x_of = [&](int i) {
    return field.x + field.w * static_cast<float>(i) / static_cast<float>(longest - 1);
  };
  for (int n = low; n <= high; n += step) {
    const float y = pen.snap(y_of(n));
    fill(pen, {field.x, y, field.w, std::max(1.0f, pen.px)}, 0, fade(ink, n == 0 ? 0.5f : 0.14f));
    text_line(pen, std::to_string(n / scale), field.x - size * 0.4f, y,
              {Font::numerals, size, fade(ink, 0.8f)}, Align::right);
  }
  const int first = scale > 1 ? 1 : 0;
  const int every = std::max(1, static_cast<int>(static_cast<float>(longest) * size * 2 / field.w));
  for (int i = 0; i < longest; i += every)
    text_line(pen, std::to_string(i + first), x_of(i), bottom(field) + size * 0.9f,
              {Font::numerals, size, fade(ink, 0.8f)}, Align::middle);

  std::vector<Vec> points;
  const float mark = size * 0.62f;
  const bool sparse = field.w / static_cast<float>(longest) > mark * 1.6f;
  // More lines than there are colours are a tangle: then strong lines are drawn over fainter ones.
  const bool tangle = lines.size() > kShapes;
  const auto draw = [&](std::size_t l, bool strong) {
    const std::vector<int>& figures = lines[l].line->figures;
    points.clear();
    for (std::size_t i = 0; i < figures.size(); ++i)
      points.push_back({x_of(static_cast<int>(i)), y_of(figures[i])});
    const bool faint = tangle && !strong;
    const Color c = faint ? mix(line_colour(pen, l), t.paper, 0.55f) : line_colour(pen, l);
    if (points.size() > 1) trace(pen, points, false, c, faint ? 1.5f : tangle ? 3.5f : 2.25f);
    for (std::size_t i = 0; i < points.size(); ++i)
      if ((sparse && !faint) || i + 1 == points.size()) chart_mark(pen, points[i], mark, l);
  };
  for (const bool strong : {false, true})
    for (std::size_t l = 0; l < lines.size(); ++l)
      if (lines[l].strong == strong) draw(l, strong);
}

}  // namespace tablee::draw
