#include "web/draw/screens/controls.h"

#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {

float segment_words(const Stage& s, const Node& n, float width) {
  const Sizes& z = s.size();
  const float space = width - 12 * z.unit;
  const float wide = text_width(s.pen, n.spoken->text, Font::bold, z.body);
  const float least = z.small * 0.95f;
  if (wide <= space) return z.body;
  const float one_line = z.body * space / wide;
  if (one_line >= least) return one_line;
  const float word = widest_word(s.pen, n.spoken->text, Font::bold, z.body);
  return std::clamp(z.body * space / word, least, z.body);
}

float toggle_row(Stage& s, const Node& n, const Rect& at, bool drawing) {
  const float x = at.x, y = at.y, w = at.w;
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const float switch_w = 52 * z.unit;
  const float space = w - switch_w - z.gap;
  const float words_h = block_height(s.pen, n.spoken->text, Font::words, z.body, space);
  const float hint_h =
      n.spoken->hint.empty() ? 0 : block_height(s.pen, n.spoken->hint, Font::words, z.small, space);
  const float h = std::max(z.touch, words_h + hint_h + 10 * z.unit);
  if (drawing) {
    const Rect r{x, y, w, h};
    const std::string id(n.id());
    const bool live = n.item().enabled;
    if (live && (s.hovers(id) || s.presses(id)))
      fill(s.pen, inset(r, -3), 9 * z.unit, t.accent_soft);
    float top = y + (h - words_h - hint_h) * 0.5f;
    text_block(s.pen, n.spoken->text, {x, top, space, words_h},
               {Font::words, z.body, live ? t.ink : t.ink_soft});
    if (hint_h > 0)
      text_block(s.pen, n.spoken->hint, {x, top + words_h, space, hint_h},
                 {Font::words, z.small, t.ink_soft});
    knob(s, id, {x + w - 25 * z.unit, y + h * 0.5f}, n.item().on, live);
    if (live)
      s.tappable(id, r, r, 9 * z.unit);
    else
      s.shown(id, r, 9 * z.unit);
  }
  return h;
}

float text_input(Stage& s, const Node& n, const Rect& at, bool drawing) {
  const float x = at.x, y = at.y, w = at.w;
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const float label =
      n.spoken->text.empty() ? 0 : block_height(s.pen, n.spoken->text, Font::words, z.small, w) + 2;
  const float tall = std::max(z.touch, z.body * 2.2f);
  if (drawing) {
    if (label > 0)
      text_block(s.pen, n.spoken->text, {x, y, w, label}, {Font::words, z.small, t.ink_soft});
    const Rect r = s.pen.snap(Rect{x, y + label, std::min(w, z.body * 26), tall});
    text_field(s, n, r);
  }
  return label + tall;
}

void text_field(Stage& s, const Node& n, const Rect& r) {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const float radius = 10 * z.unit;
  fill(s.pen, r, radius, t.outlines ? t.cloth : mix(t.paper, t.card, 0.35f));
  stroke(s.pen, r, radius, t.control, 1.5f);
  const float size = std::max(16.0f, r.h * 0.37f);  // as in shell.css
  text_fit(s.pen, field_text(n.item()), {r.x + 13, r.y, r.w - 26, r.h}, {Font::words, size, t.ink},
           size);
  // The document's field is visible over the drawing: only its scroller cuts it at its edge.
  if (s.in_scroller() || (r.y >= s.window.y && bottom(r) <= bottom(s.window)))
    s.tappable(n.id(), r, r, radius);
  else
    s.focus(n.id(), r, radius);
}

float choice_run(Stage& s, std::span<const Node> run, const Rect& at, bool drawing) {
  const float x = at.x, y = at.y, w = at.w;
  const Sizes& z = s.size();
  const auto count = static_cast<int>(run.size());
  float widest = z.touch;
  for (const Node& n : run)
    widest = std::max(widest, text_width(s.pen, n.spoken->text, Font::bold, z.body) + z.gap * 2.5f);
  int columns = std::clamp(static_cast<int>(w / widest), 1, count);
  // Two lines of three look better than five and one.
  const int lines = (count + columns - 1) / columns;
  columns = (count + lines - 1) / lines;
  const float wide = std::min(w / static_cast<float>(columns), w < 460 ? w : widest * 1.6f);
  float h = z.touch;
  for (const Node& n : run)
    h = std::max(h, block_height(s.pen, n.spoken->text, Font::bold, z.body, wide - z.gap * 2) +
                        z.gap * 1.5f);
  if (columns > 1) h = std::min(h, z.touch * 1.6f);
  if (lines == 1 && widest <= wide) h = z.touch;
  if (drawing) {
    float words = z.body;
    for (const Node& n : run) words = std::min(words, segment_words(s, n, wide));
    for (int i = 0; i < count; ++i) {
      const int col = i % columns, line = i / columns;
      // Every line takes the whole width, a shorter last one as well.
      const int in_line = std::min(columns, count - line * columns);
      const float own = wide * static_cast<float>(columns) / static_cast<float>(in_line);
      segment(s, *run[i].spoken,
              {x + static_cast<float>(col) * own,
               y + static_cast<float>(line) * (h + z.gap * 0.75f), own, h},
              col == 0, col == in_line - 1, words);
    }
  }
  return static_cast<float>(lines) * h + static_cast<float>(lines - 1) * z.gap * 0.75f;
}

float stepper(Stage& s, std::span<const Node> nodes, const Rect& at, bool drawing) {
  const Node &minus = nodes[0], &text = nodes[1], &plus = nodes[2];
  const float x = at.x, y = at.y, w = at.w;
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const float side = z.touch;
  const float space = w - 2 * side - z.gap * 1.5f;
  const float words_h = block_height(s.pen, text.spoken->text, Font::words, z.body, space);
  const float h = std::max(side, words_h + 6);
  if (drawing) {
    text_box(s.pen, text.spoken->text, {x, y, space, h}, {Font::words, z.body, t.ink}, z.small,
             Align::left);
    s.shown(text.id(), {x, y, space, h});
    const float by = y + (h - side) * 0.5f;
    icon_button(s, *minus.spoken, {x + w - 2 * side - z.gap * 0.5f, by, side, side},
                icon_for("minus"), Kind::secondary);
    icon_button(s, *plus.spoken, {x + w - side, by, side, side}, icon_for("plus"), Kind::secondary);
  }
  return h;
}

}  // namespace tablee::draw
