#include "web/draw/screens/searched.h"

#include "text/search.h"

namespace tablee::draw {

void mark_searched(const Stage& s, std::string_view text, const Rect& r, Font font) {
  const float size = s.size().body;
  const auto spans = text::find_typed(text, s.frame.searched);
  if (spans.empty()) return;
  float y = r.y;
  for (const std::string_view line : wrap(s.pen, text, font, size, r.w)) {
    const std::size_t begin = line.data() - text.data();
    const std::size_t end = begin + line.size();
    const auto at = [&](std::size_t place) {
      return r.x + text_width(s.pen, text.substr(begin, place - begin), font, size);
    };
    for (const text::Span& span : spans) {
      const std::size_t from = std::max(span.from, begin), to = std::min(span.to, end);
      if (from >= to) continue;
      const Rect under{at(from) - 2, y, at(to) - at(from) + 4, line_height(size)};
      fill(s.pen, under, 4, s.theme().accent_soft);
      fill(s.pen, {under.x, bottom(under) - 2, under.w, 2}, 0, s.theme().accent);
    }
    y += line_height(size);
  }
}

}  // namespace tablee::draw
