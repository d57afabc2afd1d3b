#include "web/draw/screens/look_choices.h"

#include "web/draw/toolkit/portrait.h"

namespace tablee::draw {

bool pictured(const Stage& s, std::span<const Node> run) {
  const Item& first = run.front().item();
  return data_of<AvatarChoice>(first) || (data_of<ColourChoice>(first) && !s.theme().outlines);
}

float pictures(Stage& s, std::span<const Node> run, const Rect& at, bool drawing) {
  const float x = at.x, y = at.y, w = at.w;
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const float side = z.touch + 4 * z.unit, step = side + z.gap * 0.5f;
  const int columns = std::max(1, static_cast<int>((w + z.gap * 0.5f) / step));
  const auto count = static_cast<int>(run.size());
  const int lines = (count + columns - 1) / columns;
  // Two lines of five look better than nine and one.
  const int in_line = (count + lines - 1) / lines;
  for (int i = 0; i < count && drawing; ++i) {
    const Node& n = run[i];
    const std::string id(n.id());
    const Rect r = s.pen.snap(Rect{x + static_cast<float>(i % in_line) * step,
                                   y + static_cast<float>(i / in_line) * step, side, side});
    const bool on = n.item().on, lit = s.presses(id) || s.hovers(id);
    const float radius = 12 * z.unit;
    fill(s.pen, r, radius, on || lit ? t.accent_soft : t.paper);
    stroke(s.pen, r, radius, on ? t.accent : t.line, on ? 3.0f : 1.0f);
    if (const auto* avatar = data_of<AvatarChoice>(n.item()))
      portrait(s.pen, center(r), side * 0.78f, avatar->look);
    else if (const auto* colour = data_of<ColourChoice>(n.item()))
      disc(s.pen, center(r), side * 0.32f, seat_colour(t, colour->colour - 1));
    s.tappable(id, r, r, radius);
  }
  return static_cast<float>(lines) * step - z.gap * 0.5f;
}

}  // namespace tablee::draw
