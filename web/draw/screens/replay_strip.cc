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

void ReplayStrip::draw(Stage& s) {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  std::vector<const Spoken*> buttons, lines;
  const Spoken* at = nullptr;
  const Spoken* list = nullptr;
  for (const Spoken& spoken : s.frame.items) {
    const Item& item = *spoken.item;
    if (!of_replay(item.id)) continue;
    if (item.role == Role::button || item.role == Role::toggle)
      buttons.push_back(&spoken);
    else if (item.role == Role::entry)
      lines.push_back(&spoken);
    else if (item.role == Role::list)
      list = &spoken;
    else
      at = &spoken;
  }
  if (buttons.empty()) return;
  const bool wide = s.safe.w > s.safe.h * 1.08f;
  const float pad = z.gap;
  const float side = z.touch + 4;
  const auto count = static_cast<float>(buttons.size());
  const float words_h = line_height(z.small);
  const float at_h = words_h + 10 * z.unit;
  const float size = z.small;

  // Upright at the foot; sideways at the right, as wide as hands need.
  Rect area = s.safe;
  bool standing = false;  // the buttons, one above the other
  if (wide) {
    standing = lines.empty() && s.safe.h > side * count + at_h + pad * 2 && s.safe.h < 520;
    const float w = standing ? std::max(side, text_width(s.pen, at->text, Font::words, z.small))
                             : std::clamp(s.safe.w * 0.3f, side * count, 340 * z.unit);
    area.w = w + 2 * pad;
    area.x = right(s.safe) - area.w;
    s.safe.w -= area.w;
  } else {
    // The table keeps more than half of the screen: many hands are scrolled.
    const float width = s.safe.w - 3 * pad;
    const float most = std::max(size * 3, s.safe.h * 0.42f - side - at_h);
    const float words = lines.empty() ? 0 : hands(s, lines, {0, 0, width, 0}, false);
    area.h = side + at_h + (words > 0 ? std::min(words, most) + pad : 0) + pad * 1.5f;
    area.y = bottom(s.safe) - area.h;
    s.safe.h -= area.h;
  }
  fill(s.pen, s.pen.snap(area), 0, fade(t.paper, t.outlines ? 1 : 0.7f));
  const Rect in = inset(area, pad);
  if (!lines.empty()) {
    const Rect room{in.x + pad * 0.5f, in.y, in.w - pad, in.h - side - at_h - pad * 0.5f};
    scroll_.content = hands(s, lines, room, false);
    scroll_.room = room.h;
    s.touch.scroll_area(room, scroll_);
    scroll_.at = std::clamp(scroll_.at, 0.0f, scroll_.most());
    const Clipped inner(s.pen, room);
    const Rect canvas = s.window;
    s.window = room;
    Rect moved = room;
    moved.y -= std::round(scroll_.at);
    hands(s, lines, moved, true);
    if (list) s.shown(list->item->id, room);
    s.window = canvas;
    // What follows below the edge looks cut there, softly.
    if (scroll_.at < scroll_.most() - 1)
      gradient(s.pen, {room.x, bottom(room) - 14, room.w, 14}, t.paper & 0x00FFFFFFu, t.paper);
  }
  // How far: in words, and as a line that fills.
  const float buttons_h = standing ? side * count : side;
  const float y = bottom(in) - buttons_h - at_h + pad * 0.5f;
  if (const auto* how_far = at ? data_of<Progress>(*at->item) : nullptr) {
    text_fit(s.pen, at->text, {in.x, y, in.w, words_h}, {Font::words, z.small, t.ink_soft}, 9,
             Align::middle);
    s.shown(at->item->id, {in.x, y, in.w, at_h});
    Rect line{in.x + pad, y + words_h + 2 * z.unit, in.w - 2 * pad, 4 * z.unit};
    fill(s.pen, line, line.h * 0.5f, t.line);
    line.w *= static_cast<float>(how_far->at) / static_cast<float>(how_far->of);
    fill(s.pen, line, line.h * 0.5f, t.accent);
  }
  const float step = standing ? side : std::min(in.w / count, side * 1.6f);
  float x = standing ? in.x + (in.w - side) * 0.5f : in.x + (in.w - step * count) * 0.5f;
  float by = y + at_h;
  for (const Spoken* b : buttons) {
    const std::string_view id = b->item->id;
    const char* strokes = icon_for(id);
    const Rect r{standing ? x : x + (step - side) * 0.5f, by, side, side};
    if (b->item->on) fill(s.pen, inset(r, 4), side * 0.5f - 4, t.accent_soft);
    icon_button(s, *b, r, strokes ? strokes : icon_for("next"), Kind::secondary);
    (standing ? by : x) += step;
  }
}

}  // namespace tablee::draw
