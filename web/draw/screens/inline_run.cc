#include "web/draw/screens/inline_run.h"

#include "web/draw/screens/controls.h"
#include "web/draw/screens/flow.h"
#include "web/draw/toolkit/icons.h"

namespace tablee::draw {

float inline_width(const Stage& s, const Node& n) {
  const Sizes& z = s.size();
  switch (n.role()) {
    case Role::input:
      return std::min(z.body * 9, 150 * z.unit);
    case Role::button:
      if (icon_for(n.id()) && (bins(n.id()) || n.item().depth >= 2)) return z.touch;
      return button_width(s, n.id(), n.spoken->text);
    case Role::choice:
      return std::max(z.touch,
                      text_width(s.pen, n.spoken->text, Font::bold, z.body) + z.gap * 2.5f);
    case Role::toggle:
      return text_width(s.pen, n.spoken->text, Font::words, z.body) + z.gap + 52 * z.unit;
    default:
      return text_width(s.pen, n.spoken->text, Font::words, z.body);
  }
}

namespace {

// The controls that fit on a line.
struct InlineLine {
  std::size_t end = 0;
  float used = 0;
};

InlineLine first_line(const Stage& s, std::span<const Node> nodes, float w) {
  InlineLine line;
  while (line.end < nodes.size()) {
    const std::size_t end = line.end;
    const bool joined =
        end > 0 && nodes[end].role() == Role::choice && nodes[end - 1].role() == Role::choice;
    float more = inline_width(s, nodes[end]) + (end > 0 && !joined ? s.size().gap : 0);
    // A run of choices is not divided.
    if (nodes[end].role() == Role::choice && !joined)
      for (std::size_t k = end + 1; k < nodes.size() && nodes[k].role() == Role::choice; ++k)
        more += inline_width(s, nodes[k]);
    if (end > 0 && !joined && line.used + more > w + 0.5f) break;
    line.used += joined ? 0 : more;
    ++line.end;
  }
  return line;
}

// Draws one control with the height of the line. `first` and `last` are for joined choices, whose
// type has that size.
void inline_control(Stage& s, const Node& n, const Rect& r, bool first, bool last, float words) {
  const char* strokes = icon_for(n.id());
  if (n.role() == Role::button && strokes && r.w <= s.size().touch + 1)
    icon_button(s, *n.spoken, r, strokes, bins(n.id()) ? Kind::danger : Kind::quiet);
  else if (n.role() == Role::button)
    button(s, *n.spoken, r, n.item().on ? Kind::primary : Kind::secondary);
  else if (n.role() == Role::choice)
    segment(s, *n.spoken, r, first, last, words);
  else if (n.role() == Role::toggle)
    toggle_row(s, n, r, true);
  else if (n.role() == Role::input) {
    text_field(s, n, r);
  } else {
    text_line(s.pen, n.spoken->text, r.x, r.y + r.h * 0.5f,
              {Font::words, s.size().body, s.theme().ink});
    s.shown(n.id(), r);
  }
}

// Draws the controls of one line: inputs take the width that the others leave.
float inline_line(Stage& s, std::span<const Node> nodes, const Rect& at, float used, bool drawing) {
  const Sizes& z = s.size();
  const float w = at.w;
  const std::size_t end = nodes.size();
  const float squeeze = used > w ? w / used : 1;
  // Joined choices whose words would break get lines of their own.
  if (end > 1 && nodes[0].role() == Role::choice && nodes[end - 1].role() == Role::choice &&
      squeeze < 0.8f)
    return choice_run(s, nodes, at, drawing);
  const auto inputs = std::count_if(nodes.begin(), nodes.end(),
                                    [](const Node& n) { return n.role() == Role::input; });
  const float spare = inputs > 0 ? std::max(0.0f, w - used) / static_cast<float>(inputs) : 0;
  // Fields are as high as their type needs, and the controls beside them as well.
  const float tall = inputs > 0 ? std::max(z.touch, std::round(z.body * 1.9f)) : z.touch;
  if (!drawing) return tall;
  // Joined choices have one size of type: the smallest that any of them needs.
  float words = z.body;
  for (const Node& n : nodes)
    if (n.role() == Role::choice)
      words = std::min(words, segment_words(s, n, inline_width(s, n) * squeeze));
  float cx = at.x;
  for (std::size_t k = 0; k < end; ++k) {
    const Node& n = nodes[k];
    const float cw = inline_width(s, n) * squeeze + (n.role() == Role::input ? spare : 0);
    const bool joined = k > 0 && n.role() == Role::choice && nodes[k - 1].role() == Role::choice;
    if (k > 0 && !joined) cx += z.gap;
    inline_control(s, n, {cx, at.y, cw, tall}, !joined,
                   k + 1 >= end || nodes[k + 1].role() != Role::choice, words);
    cx += cw;
  }
  return tall;
}

}  // namespace

float inline_run(Stage& s, std::span<const Node> nodes, const Rect& at, bool drawing) {
  const float gap = s.size().gap;
  float y = at.y;
  while (!nodes.empty()) {
    const auto [end, used] = first_line(s, nodes, at.w);
    y += inline_line(s, nodes.first(end), {at.x, y, at.w, 0}, used, drawing);
    nodes = nodes.subspan(end);
    if (!nodes.empty()) y += gap;
  }
  return y - at.y;
}

}  // namespace tablee::draw
