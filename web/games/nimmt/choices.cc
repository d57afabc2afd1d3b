#include "web/games/nimmt/choices.h"

#include "web/draw/toolkit/buttons.h"

namespace tablee::nimmt::drawing {
namespace {

// Calls place(button, where) for every button of a panel of that width, in lines from its top left
// corner; returns the panel's height.
template <class F>
float in_lines(const Stage& s, const std::vector<const Spoken*>& buttons, float width, F place) {
  const float gap = s.size().gap, between = gap * 0.75f, most = width - 2 * gap;
  const auto wide = [&](const Spoken* b) {
    return std::min(most, button_width(s, b->item->id, b->text));
  };
  float y = gap;
  for (std::size_t from = 0; from < buttons.size();) {
    std::size_t end = from + 1;
    float used = wide(buttons[from]);
    for (; end < buttons.size() && used + between + wide(buttons[end]) <= most; ++end)
      used += between + wide(buttons[end]);
    // On a hand-held screen a line takes the whole width, on others it is centred.
    const float free = most - used, alone = 300 * s.size().unit;
    const float more = width < 560           ? free / static_cast<float>(end - from)
                       : buttons.size() == 1 ? std::clamp(alone - used, 0.0f, free)
                                             : 0;
    float x = gap + (free - more * static_cast<float>(end - from)) * 0.5f, line_h = 0;
    for (; from < end; ++from) {
      const Spoken& b = *buttons[from];
      const float w = wide(&b) + more;
      const float h = button_height(s, b.item->id, b.text, w);
      place(b, Rect{x, y, w, h});
      line_h = std::max(line_h, h);
      x += w + between;
    }
    y += line_h + (end < buttons.size() ? between : gap);
  }
  return y;
}

}  // namespace

float Choices::height(const Stage& s, const Parts& parts, float width) {
  return in_lines(s, parts.actions, width, [](const Spoken&, const Rect&) {});
}

void Choices::draw(Stage& s, const Parts& parts, const Layout& layout) {
  const float all = height(s, parts, layout.hand.w);
  Rect area = layout.hand;
  area.h = std::min(area.h, all);
  area.y += (layout.hand.h - area.h) * 0.5f;
  // A single button needs no sheet that holds it together with others.
  if (parts.actions.size() > 1) paper(s.pen, area, corner(s.pen), 6);
  const Clipped inner(s.pen, area);
  const Rect before = s.window;
  s.window = area;
  scroll_.content = all;
  scroll_.space = area.h;
  s.touch.scroll_area(area, scroll_);
  const float up = s.scroll_page(scroll_, area, 0);
  in_lines(s, parts.actions, area.w, [&](const Spoken& b, const Rect& r) {
    button(s, b, {area.x + r.x, area.y + r.y - up, r.w, r.h},
           b.item->on ? Kind::primary : Kind::secondary);
  });
  s.reveal(scroll_, area, 8);
  if (scroll_.at < scroll_.most() - 1) {
    const Color paper_color = s.theme().paper;
    gradient(s.pen, {area.x, bottom(area) - 16, area.w, 16}, paper_color & 0x00FFFFFFu,
             fade(paper_color, 0.95f));
  }
  s.window = before;
}

}  // namespace tablee::nimmt::drawing
