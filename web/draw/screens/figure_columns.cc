#include "web/draw/screens/figure_columns.h"

#include <algorithm>
#include <numeric>

namespace tablee::draw {

FigureColumns fit_columns(std::span<const float> wanted, float inner, float least, float figure) {
  FigureColumns c{{wanted.begin(), wanted.end()}, 0, 0};
  if (wanted.size() < 2) return c;
  const std::span<float> middle = std::span<float>(c.widths).subspan(1, wanted.size() - 2);
  const float end = c.widths.back();
  const float name =
      std::min(wanted[0], std::clamp(wanted[0] * 0.76f, inner * 0.32f, inner * 0.45f));
  const float space = inner - name - end;
  const auto count = static_cast<float>(middle.size());
  c.content = std::accumulate(middle.begin(), middle.end(), 0.0f);
  if (c.content > space) {
    const float even = space / count;
    std::fill(middle.begin(), middle.end(), even < least ? std::max(least, figure) : even);
    c.content = middle.front() * count;
  }
  c.window = std::min(c.content, space);
  c.widths[0] = inner - c.window - end;
  return c;
}

}  // namespace tablee::draw
