#include "web/draw/screens/replay_strip.h"

#include <vector>

#include "web/app/ids.h"
#include "web/draw/screens/hands.h"
#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {
namespace {

bool starts_with(std::string_view id, std::string_view start) {
  return id.substr(0, start.size()) == start;
}

}  // namespace

bool of_replay(std::string_view id) {
  return starts_with(id, ids::kReplay) || starts_with(id, ids::kHolding);
}

// The items that it draws, and how.
struct ReplayStrip::Parts {
  std::vector<const Spoken*> buttons, lines;
  const Spoken* at = nullptr;
  const Spoken* list = nullptr;
  bool standing = false;  // the buttons are below each other
  float side = 0, words_h = 0, at_h = 0;
};

ReplayStrip::Parts ReplayStrip::sort(const Stage& s) {
  const Sizes& z = s.size();
  Parts p;
  for (const Spoken& spoken : s.frame.items) {
    const Item& item = *spoken.item;
    if (!of_replay(item.id)) continue;
    if (item.role == Role::button || item.role == Role::toggle)
      p.buttons.push_back(&spoken);
    else if (item.role == Role::entry)
      p.lines.push_back(&spoken);
    else if (item.role == Role::list)
      p.list = &spoken;
    else
      p.at = &spoken;
  }
  p.side = z.touch + 4;
  p.words_h = line_height(z.small);
  p.at_h = p.words_h + 10 * z.unit;
  return p;
}

// In portrait it is at the foot; in landscape at the right, as wide as the hands need.
Rect ReplayStrip::take_space(Stage& s, Parts& p) {
  const Sizes& z = s.size();
  const bool wide = s.safe.w > s.safe.h * 1.08f;
  const float pad = z.gap, side = p.side, at_h = p.at_h;
  const auto count = static_cast<float>(p.buttons.size());
  Rect area = s.safe;
  if (wide) {
    p.standing = p.lines.empty() && s.safe.h > side * count + at_h + pad * 2 && s.safe.h < 520;
    const float w = p.standing ? std::max(side, text_width(s.pen, p.at->text, Font::words, z.small))
                               : std::clamp(s.safe.w * 0.3f, side * count, 340 * z.unit);
    area.w = w + 2 * pad;
    area.x = right(s.safe) - area.w;
    s.safe.w -= area.w;
  } else {
    // The table gets more than half of the screen; many hands are scrolled.
    const float width = s.safe.w - 3 * pad;
    const float most = std::max(z.small * 3, s.safe.h * 0.42f - side - at_h);
    const float words = p.lines.empty() ? 0 : hands(s, p.lines, {0, 0, width, 0}, false);
    area.h = side + at_h + (words > 0 ? std::min(words, most) + pad : 0) + pad * 1.5f;
    area.y = bottom(s.safe) - area.h;
    s.safe.h -= area.h;
  }
  return area;
}

void ReplayStrip::draw_hands(Stage& s, const Parts& p, const Rect& space) {
  const Theme& t = s.theme();
  scroll_.content = hands(s, p.lines, space, false);
  scroll_.space = space.h;
  s.touch.scroll_area(space, scroll_);
  const Clipped inner(s.pen, space);
  const Rect canvas = s.window;
  s.window = space;
  Rect moved = space;
  moved.y -= s.scroll_page(scroll_, space, 1);
  hands(s, p.lines, moved, true);
  if (p.list) s.shown(p.list->item->id, space);
  s.window = canvas;
  // A soft edge shows that the content continues below.
  if (scroll_.at < scroll_.most() - 1)
    gradient(s.pen, {space.x, bottom(space) - 14, space.w, 14}, t.paper & 0x00FFFFFFu, t.paper);
}

// Draws the position in the replay, in words and as a bar.
void ReplayStrip::draw_at(Stage& s, const Parts& p, const Rect& in, float y) {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const float pad = z.gap;
  text_fit(s.pen, p.at->text, {in.x, y, in.w, p.words_h}, {Font::words, z.small, t.ink_soft}, 9,
           Align::middle);
  s.shown(p.at->item->id, {in.x, y, in.w, p.at_h});
  const auto* progress = data_of<Progress>(*p.at->item);
  if (!progress) return;
  Rect line{in.x + pad, y + p.words_h + 2 * z.unit, in.w - 2 * pad, 4 * z.unit};
  fill(s.pen, line, line.h * 0.5f, t.line);
  line.w *= static_cast<float>(progress->at) / static_cast<float>(progress->of);
  fill(s.pen, line, line.h * 0.5f, t.accent);
}

void ReplayStrip::draw(Stage& s) {
  const Theme& t = s.theme();
  Parts p = sort(s);
  if (p.buttons.empty()) return;
  const float pad = s.size().gap, side = p.side;
  const auto count = static_cast<float>(p.buttons.size());
  const Rect area = take_space(s, p);
  fill(s.pen, s.pen.snap(area), 0, fade(t.paper, t.outlines ? 1 : 0.7f));
  const Rect in = inset(area, pad);
  if (!p.lines.empty())
    draw_hands(s, p, {in.x + pad * 0.5f, in.y, in.w - pad, in.h - side - p.at_h - pad * 0.5f});
  const float buttons_h = p.standing ? side * count : side;
  const float y = bottom(in) - buttons_h - p.at_h + pad * 0.5f;
  if (p.at) draw_at(s, p, in, y);
  const float step = p.standing ? side : std::min(in.w / count, side * 1.6f);
  float x = p.standing ? in.x + (in.w - side) * 0.5f : in.x + (in.w - step * count) * 0.5f;
  float by = y + p.at_h;
  for (const Spoken* b : p.buttons) {
    const std::string_view id = b->item->id;
    const char* strokes = icon_for(id);
    const Rect r{p.standing ? x : x + (step - side) * 0.5f, by, side, side};
    if (b->item->on) fill(s.pen, inset(r, 4), side * 0.5f - 4, t.accent_soft);
    icon_button(s, *b, r, strokes ? strokes : icon_for("next"), Kind::secondary);
    (p.standing ? by : x) += step;
  }
}

}  // namespace tablee::draw
