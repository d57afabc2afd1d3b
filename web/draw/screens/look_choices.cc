// Faces and colours to choose from: each a picture that a finger can hit, the chosen one ringed.
// What it is in words is said over them, and by the document.

#include "web/draw/screens/flow.h"
#include "web/draw/toolkit/portrait.h"

namespace tablee::draw {

// Where there are borders only, colours are words.
bool Flow::pictured(Nodes run) const {
  const Item& first = run.front().item();
  return data_of<AvatarChoice>(first) || (data_of<ColourChoice>(first) && !s_.theme().outlines);
}

// Never inlined: it comes with the program's second half (docs/PAGE.md).
[[gnu::noinline]] float Flow::pictures(Nodes run, float x, float y, float w) {
  const Theme& t = s_.theme();
  const Sizes& z = s_.size();
  const float side = z.touch + 4 * z.unit, step = side + z.gap * 0.5f;
  const int columns = std::max(1, static_cast<int>((w + z.gap * 0.5f) / step));
  const auto count = static_cast<int>(run.size());
  const int lines = (count + columns - 1) / columns;
  // Two lines of five look better than nine and one.
  const int in_line = (count + lines - 1) / lines;
  for (int i = 0; i < count && drawing_; ++i) {
    const Node& n = run[i];
    const std::string id(n.id());
    const Rect r = s_.pen.snap(Rect{x + static_cast<float>(i % in_line) * step,
                                    y + static_cast<float>(i / in_line) * step, side, side});
    const bool on = n.item().on, lit = s_.presses(id) || s_.hovers(id);
    const float radius = 12 * z.unit;
    fill(s_.pen, r, radius, on || lit ? t.accent_soft : t.paper);
    stroke(s_.pen, r, radius, on ? t.accent : t.line, on ? 3.0f : 1.0f);
    if (const auto* avatar = data_of<AvatarChoice>(n.item()))
      portrait(s_.pen, center(r), side * 0.78f, avatar->look);
    else if (const auto* colour = data_of<ColourChoice>(n.item()))
      disc(s_.pen, center(r), side * 0.32f, seat_colour(t, colour->colour - 1));
    s_.tappable(id, r, r, radius);
  }
  return static_cast<float>(lines) * step - z.gap * 0.5f;
}

}  // namespace tablee::draw
