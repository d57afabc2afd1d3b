#include "web/draw/flow.h"

#include "web/draw/icons.h"
#include "web/draw/soft.h"
#include "web/draw/type.h"

namespace tablee::draw {
namespace {

bool ends_with(std::string_view id, std::string_view tail) {
  return id.size() > tail.size() && id.substr(id.size() - tail.size()) == tail;
}

bool is_stepper(std::span<const Node> nodes, std::size_t i) {
  return i + 2 < nodes.size() && ends_with(nodes[i].id(), ".minus") &&
         ends_with(nodes[i + 2].id(), ".plus");
}

// Kinds that are one run when they follow each other.
bool runs(Role r) { return r == Role::choice || r == Role::button; }

bool bins(std::string_view id) { return ends_with(id, ".remove") || ends_with(id, ".delete"); }

}  // namespace

float Flow::measure(Nodes nodes, float width) {
  const bool before = drawing_;
  drawing_ = false;
  const float h = column(nodes, 0, 0, width);
  drawing_ = before;
  return h;
}

float Flow::draw(Nodes nodes, float x, float y, float width) {
  drawing_ = true;
  return column(nodes, x, y, width);
}

float Flow::column(Nodes nodes, float x, float y, float w) {
  const float gap = s_.size().gap;
  const float top = y;
  for (std::size_t i = 0; i < nodes.size();) {
    const Node& n = nodes[i];
    if (i > 0)
      y += n.role() == Role::heading  ? gap * 2.5f
           : n.role() == Role::region ? gap * 2
                                      : gap * 1.25f;
    if (is_stepper(nodes, i)) {
      y += stepper(n, nodes[i + 1], nodes[i + 2], x, y, w);
      i += 3;
      continue;
    }
    if (runs(n.role())) {
      std::size_t end = i + 1;
      while (end < nodes.size() && nodes[end].role() == n.role() && !is_stepper(nodes, end)) ++end;
      const Nodes run = nodes.subspan(i, end - i);
      y += n.role() == Role::choice ? choices(run, x, y, w) : buttons(run, x, y, w);
      i = end;
      continue;
    }
    switch (n.role()) {
      case Role::heading:
        y += heading(n, x, y, w);
        break;
      case Role::region:
        y += panel(n, x, y, w);
        break;
      case Role::list:
        y += list(n, x, y, w);
        break;
      case Role::entry:
        y += entry(n, x, y, w, {});
        break;
      case Role::toggle:
        y += toggle(n, x, y, w);
        break;
      case Role::input:
        y += input(n, x, y, w);
        break;
      default:
        y += words(n, x, y, w);
        break;
    }
    ++i;
  }
  return y - top;
}

float Flow::heading(const Node& n, float x, float y, float w) {
  const Sizes& z = s_.size();
  const int level = n.item().level;
  float size = level <= 1 ? z.display : level == 2 ? z.title : std::round(z.body * 1.08f);
  // A long word shrinks rather than breaks.
  const float widest = text_width(s_.pen, n.spoken->text, Font::bold, size);
  if (widest > w && n.spoken->text.find(' ') == std::string::npos)
    size = std::max(z.body, std::floor(size * w / widest));
  const float h = block_height(s_.pen, n.spoken->text, Font::bold, size, w);
  if (drawing_) {
    text_block(s_.pen, n.spoken->text, {x, y, w, h}, {Font::bold, size, s_.theme().ink});
    s_.shown(n.id(), {x, y, w, h});
  }
  float below = 0;
  if (!n.kids.empty()) below = s_.size().gap + column(n.kids, x, y + h + s_.size().gap, w);
  return h + below;
}

float Flow::words(const Node& n, float x, float y, float w) {
  const Sizes& z = s_.size();
  const Font font = n.item().on ? Font::bold : Font::words;
  // Lines of more than some seventy letters tire the eye.
  const float width = std::min(w, z.body * 36);
  const float h = block_height(s_.pen, n.spoken->text, font, z.body, width);
  float extra = 0;
  if (drawing_)
    text_block(s_.pen, n.spoken->text, {x, y, width, h}, {font, z.body, s_.theme().ink});
  if (!n.spoken->hint.empty()) {
    extra = block_height(s_.pen, n.spoken->hint, Font::words, z.small, width);
    if (drawing_)
      text_block(s_.pen, n.spoken->hint, {x, y + h, width, extra},
                 {Font::words, z.small, s_.theme().ink_soft});
  }
  if (drawing_) s_.shown(n.id(), {x, y, w, h + extra});
  if (!n.kids.empty()) extra += z.gap + column(n.kids, x, y + h + extra + z.gap, w);
  return h + extra;
}

float Flow::panel(const Node& n, float x, float y, float w) {
  const Sizes& z = s_.size();
  const float pad = depth_ > 0 ? 0 : std::round((w < 330 ? 12.0f : 18.0f) * z.unit);
  const bool named =
      !n.spoken->text.empty() && (n.kids.empty() || n.kids.front().role() != Role::heading);
  float title = 0;
  const float inner = w - 2 * pad;
  const float size = depth_ > 0 ? z.body : z.title;
  if (named) title = block_height(s_.pen, n.spoken->text, Font::bold, size, inner) + z.gap;
  ++depth_;
  const float body = measure(n.kids, inner);
  const float h = pad * 2 + title + body;
  if (drawing_) {
    const Rect r = s_.pen.snap(Rect{x, y, w, h});
    if (depth_ == 1) paper(s_.pen, r, corner(s_.pen), 5);
    s_.shown(n.id(), r, corner(s_.pen));
    if (named)
      text_block(s_.pen, n.spoken->text, {x + pad, y + pad, inner, title},
                 {Font::bold, size, s_.theme().ink});
    column(n.kids, x + pad, y + pad + title, inner);
  }
  --depth_;
  return h;
}

float Flow::list(const Node& n, float x, float y, float w) {
  const Sizes& z = s_.size();
  // Columns as wide as their widest cell; the first takes what is left.
  std::vector<float> columns;
  for (const Node& e : n.kids) {
    for (std::size_t c = 0; c < e.spoken->cells.size(); ++c) {
      if (columns.size() <= c) columns.push_back(0);
      const bool head = e.item().on && c > 0;
      columns[c] = std::max(columns[c], text_width(s_.pen, e.spoken->cells[c],
                                                   c == 0 || head ? Font::bold : Font::numerals,
                                                   c == 0 ? z.body : z.body * 1.12f));
    }
  }
  if (columns.size() > 1) {
    const float between = z.gap * 1.75f;
    float rest = 0;
    for (std::size_t c = 1; c < columns.size(); ++c) rest += columns[c] += between;
    // Too many rounds for the width: everything but the name is squeezed evenly.
    const float name_least = std::min(columns[0], w * 0.34f);
    if (rest > w - name_least) {
      const float k = (w - name_least) / rest;
      for (std::size_t c = 1; c < columns.size(); ++c) columns[c] *= k;
      rest = w - name_least;
    }
    columns[0] = w - rest;
  }
  const float top = y;
  if (n.kids.empty()) return 0;
  if (drawing_) s_.out.rects.emplace_back(std::string(n.id()), Rect{x, y, w, 0});
  const std::size_t mine = s_.out.rects.size();
  for (std::size_t i = 0; i < n.kids.size(); ++i) {
    const Node& e = n.kids[i];
    const float h = e.role() == Role::entry ? entry(e, x, y, w, columns) : column({&e, 1}, x, y, w);
    y += h;
    if (i + 1 < n.kids.size()) {
      if (drawing_)
        fill(s_.pen, s_.pen.snap(Rect{x, y, w, std::max(1.0f, s_.pen.px)}), 0, s_.theme().line);
      y += 1;
    }
  }
  if (drawing_) s_.out.rects[mine - 1].second.h = y - top;
  return y - top;
}

float Flow::entry(const Node& n, float x, float y, float w, std::span<const float> columns) {
  const Theme& t = s_.theme();
  const Sizes& z = s_.size();
  const float pad = std::round(7 * z.unit);
  const std::vector<std::string>& cells = n.spoken->cells;
  const bool on = n.item().on;
  float inner = w, first_h;
  // Controls beside the words where both fit, below them otherwise.
  float kids_w = 0;
  bool fields = false;
  for (const Node& k : n.kids) {
    kids_w += inline_width(k) + z.gap;
    if (k.role() == Role::input) fields = true;
  }
  const bool beside = !n.kids.empty() && !fields && kids_w < w * 0.55f;
  if (beside) inner = w - kids_w;
  if (!cells.empty()) {
    first_h = line_height(z.body);
  } else {
    first_h = block_height(s_.pen, n.spoken->text, on ? Font::bold : Font::words,
                           fields ? z.small : z.body, inner);
  }
  float hint_h = 0;
  if (!n.spoken->hint.empty())
    hint_h = block_height(s_.pen, n.spoken->hint, Font::words, z.small, inner);
  float below = 0;
  if (!n.kids.empty() && !beside) {
    const bool before = drawing_;
    drawing_ = false;
    below = inline_run(n.kids, x, y, w) + (fields ? 2 : z.gap);
    drawing_ = before;
  }
  float h = std::max(first_h + hint_h + below + 2 * pad, beside ? z.touch + pad : 0);
  if (drawing_) {
    if (on && !fields)
      fill(s_.pen, {x - pad, y + 2, w + 2 * pad, h - 3}, 8 * z.unit, t.accent_soft);
    const float top = beside ? y + (h - first_h - hint_h) * 0.5f : y + pad;
    if (!cells.empty()) {
      float cx = x;
      for (std::size_t c = 0; c < cells.size() && c < columns.size(); ++c) {
        const float cw = columns[c] - (beside ? kids_w * (c == 0 ? 1.0f : 0.0f) : 0);
        const Rect cell{c == 0 ? cx : cx + 2, top, cw - (c == 0 ? z.gap : 2), first_h};
        const bool figure = c > 0;
        const TypeStyle style{figure ? Font::numerals
                              : on   ? Font::bold
                                     : Font::words,
                              figure ? z.body * 1.12f : z.body, t.ink};
        text_fit(s_.pen, cells[c], cell, style, std::min(z.small, 11 * z.unit),
                 figure ? Align::right : Align::left);
        cx += cw;
      }
    } else {
      text_block(
          s_.pen, n.spoken->text, {x, top, inner, first_h},
          {on ? Font::bold : Font::words, fields ? z.small : z.body, fields ? t.ink_soft : t.ink});
    }
    if (hint_h > 0)
      text_block(s_.pen, n.spoken->hint, {x, top + first_h, inner, hint_h},
                 {Font::words, z.small, t.ink_soft});
    s_.shown(n.id(), {x, y, w, h});
    if (beside)
      inline_run(n.kids, x + w - kids_w + z.gap, y + (h - z.touch) * 0.5f, kids_w - z.gap);
    else if (!n.kids.empty())
      inline_run(n.kids, x, y + pad + first_h + hint_h + (fields ? 2 : z.gap), w);
  }
  return h;
}

float Flow::inline_width(const Node& n) const {
  const Sizes& z = s_.size();
  switch (n.role()) {
    case Role::input:
      return z.body * 9;
    case Role::button:
      if (icon_for(n.id()) && (bins(n.id()) || n.item().depth >= 2)) return z.touch;
      return button_width(s_, n.id(), n.spoken->text);
    case Role::choice:
      return std::max(z.touch,
                      text_width(s_.pen, n.spoken->text, Font::bold, z.body) + z.gap * 2.5f);
    case Role::toggle:
      return text_width(s_.pen, n.spoken->text, Font::words, z.body) + z.gap + 52 * z.unit;
    default:
      return text_width(s_.pen, n.spoken->text, Font::words, z.body);
  }
}

// Controls side by side; inputs take what the others leave. Breaks into lines where needed.
float Flow::inline_run(Nodes nodes, float x, float y, float w) {
  const Sizes& z = s_.size();
  const float gap = z.gap;
  const float top = y;
  std::size_t i = 0;
  while (i < nodes.size()) {
    // What fits on this line.
    float used = 0;
    std::size_t end = i;
    int inputs = 0;
    while (end < nodes.size()) {
      const bool joined =
          end > i && nodes[end].role() == Role::choice && nodes[end - 1].role() == Role::choice;
      float more = inline_width(nodes[end]) + (end > i && !joined ? gap : 0);
      // A run of choices stays together.
      if (nodes[end].role() == Role::choice && !joined)
        for (std::size_t k = end + 1; k < nodes.size() && nodes[k].role() == Role::choice; ++k)
          more += inline_width(nodes[k]);
      if (end > i && !joined && used + more > w + 0.5f) break;
      used += joined ? 0 : more;
      inputs += nodes[end].role() == Role::input ? 1 : 0;
      ++end;
    }
    const float spare = inputs > 0 ? std::max(0.0f, w - used) / static_cast<float>(inputs) : 0;
    const float squeeze = used > w ? w / used : 1;
    float line_h = z.touch, cx = x;
    for (std::size_t k = i; k < end; ++k) {
      const Node& n = nodes[k];
      float cw = inline_width(n) * squeeze + (n.role() == Role::input ? spare : 0);
      const bool joined = k > i && n.role() == Role::choice && nodes[k - 1].role() == Role::choice;
      if (k > i && !joined) cx += gap;
      const Rect r{cx, y, cw, z.touch};
      if (drawing_) {
        const char* strokes = icon_for(n.id());
        if (n.role() == Role::button && strokes && cw <= z.touch + 1)
          icon_button(s_, *n.spoken, r, strokes, bins(n.id()) ? Kind::danger : Kind::quiet);
        else if (n.role() == Role::button)
          button(s_, *n.spoken, r, n.item().on ? Kind::primary : Kind::secondary);
        else if (n.role() == Role::choice)
          segment(s_, *n.spoken, r, !joined, k + 1 >= end || nodes[k + 1].role() != Role::choice);
        else if (n.role() == Role::toggle)
          toggle(n, cx, y, cw);
        else if (n.role() == Role::input) {
          fill(s_.pen, r, 10 * z.unit,
               s_.theme().outlines ? s_.theme().cloth
                                   : mix(s_.theme().paper, s_.theme().card, 0.35f));
          stroke(s_.pen, r, 10 * z.unit, s_.theme().control, 1.5f);
          s_.tappable(n.id(), r, r, 10 * z.unit);
        } else {
          text_line(s_.pen, n.spoken->text, cx, y + z.touch * 0.5f,
                    {Font::words, z.body, s_.theme().ink});
          s_.shown(n.id(), r);
        }
      }
      cx += cw;
    }
    y += line_h;
    i = end;
    if (i < nodes.size()) y += gap;
  }
  return y - top;
}

float Flow::toggle(const Node& n, float x, float y, float w) {
  const Theme& t = s_.theme();
  const Sizes& z = s_.size();
  const float switch_w = 52 * z.unit;
  const float room = w - switch_w - z.gap;
  const float words_h = block_height(s_.pen, n.spoken->text, Font::words, z.body, room);
  const float hint_h =
      n.spoken->hint.empty() ? 0 : block_height(s_.pen, n.spoken->hint, Font::words, z.small, room);
  const float h = std::max(z.touch, words_h + hint_h + 10 * z.unit);
  if (drawing_) {
    const Rect r{x, y, w, h};
    const std::string id(n.id());
    const bool live = n.item().enabled;
    if (live && (s_.hovers(id) || s_.presses(id)))
      fill(s_.pen, inset(r, -3), 9 * z.unit, t.accent_soft);
    float top = y + (h - words_h - hint_h) * 0.5f;
    text_block(s_.pen, n.spoken->text, {x, top, room, words_h},
               {Font::words, z.body, live ? t.ink : t.ink_soft});
    if (hint_h > 0)
      text_block(s_.pen, n.spoken->hint, {x, top + words_h, room, hint_h},
                 {Font::words, z.small, t.ink_soft});
    knob(s_, id, {x + w - 25 * z.unit, y + h * 0.5f}, n.item().on, live);
    if (live)
      s_.tappable(id, r, r, 9 * z.unit);
    else
      s_.shown(id, r, 9 * z.unit);
  }
  return h;
}

float Flow::input(const Node& n, float x, float y, float w) {
  const Theme& t = s_.theme();
  const Sizes& z = s_.size();
  const float label = n.spoken->text.empty()
                          ? 0
                          : block_height(s_.pen, n.spoken->text, Font::words, z.small, w) + 2;
  const float field = std::max(z.touch, z.body * 2.2f);
  if (drawing_) {
    if (label > 0)
      text_block(s_.pen, n.spoken->text, {x, y, w, label}, {Font::words, z.small, t.ink_soft});
    const Rect r = s_.pen.snap(Rect{x, y + label, std::min(w, z.body * 26), field});
    fill(s_.pen, r, 10 * z.unit, t.outlines ? t.cloth : mix(t.paper, t.card, 0.35f));
    stroke(s_.pen, r, 10 * z.unit, t.control, 1.5f);
    s_.tappable(n.id(), r, r, 10 * z.unit);
  }
  return label + field;
}

float Flow::choices(Nodes run, float x, float y, float w) {
  const Sizes& z = s_.size();
  const auto count = static_cast<int>(run.size());
  float widest = z.touch;
  for (const Node& n : run)
    widest =
        std::max(widest, text_width(s_.pen, n.spoken->text, Font::bold, z.body) + z.gap * 2.5f);
  int columns = std::clamp(static_cast<int>(w / widest), 1, count);
  // Two lines of three look better than five and one.
  const int lines = (count + columns - 1) / columns;
  columns = (count + lines - 1) / lines;
  const float wide = std::min(w / static_cast<float>(columns), widest * 1.6f);
  float h = z.touch;
  for (const Node& n : run)
    h = std::max(h, block_height(s_.pen, n.spoken->text, Font::bold, z.body, wide - z.gap * 2) +
                        z.gap * 1.5f);
  if (columns > 1) h = std::min(h, z.touch * 1.6f);
  if (drawing_) {
    for (int i = 0; i < count; ++i) {
      const int col = i % columns, line = i / columns;
      const bool last = col == columns - 1 || i == count - 1;
      segment(s_, *run[static_cast<std::size_t>(i)].spoken,
              {x + static_cast<float>(col) * wide,
               y + static_cast<float>(line) * (h + z.gap * 0.75f), wide, h},
              col == 0, last);
    }
  }
  return static_cast<float>(lines) * h + static_cast<float>(lines - 1) * z.gap * 0.75f;
}

float Flow::buttons(Nodes run, float x, float y, float w) {
  const Sizes& z = s_.size();
  const float gap = z.gap * 1.25f;
  const float top = y;
  float sum = -gap;
  for (const Node& n : run) sum += button_width(s_, n.id(), n.spoken->text) + gap;
  const auto kind = [](const Node& n) {
    return n.item().on ? Kind::primary : bins(n.id()) ? Kind::danger : Kind::secondary;
  };
  if (sum <= w) {
    // In one line; a lone one takes the width of a hand-held screen.
    const float stretch = w < 460 ? (w - sum) / static_cast<float>(run.size()) : 0;
    float h = 0;
    for (const Node& n : run) h = std::max(h, button_height(s_, n.id(), n.spoken->text, w));
    for (const Node& n : run) {
      const float own = button_width(s_, n.id(), n.spoken->text) + stretch;
      if (drawing_) button(s_, *n.spoken, {x, y, own, h}, kind(n));
      x += own + gap;
    }
    return h;
  }
  const float wide = std::min(w, z.body * 30);
  for (const Node& n : run) {
    if (y > top) y += gap;
    const float h = button_height(s_, n.id(), n.spoken->text, wide);
    if (drawing_) button(s_, *n.spoken, {x, y, wide, h}, kind(n));
    y += h;
  }
  return y - top;
}

float Flow::stepper(const Node& minus, const Node& text, const Node& plus, float x, float y,
                    float w) {
  const Theme& t = s_.theme();
  const Sizes& z = s_.size();
  const float side = z.touch;
  const float room = w - 2 * side - z.gap * 1.5f;
  const float words_h = block_height(s_.pen, text.spoken->text, Font::words, z.body, room);
  const float h = std::max(side, words_h + 6);
  if (drawing_) {
    text_block(s_.pen, text.spoken->text, {x, y + (h - words_h) * 0.5f, room, words_h},
               {Font::words, z.body, t.ink});
    s_.shown(text.id(), {x, y, room, h});
    const float by = y + (h - side) * 0.5f;
    icon_button(s_, *minus.spoken, {x + w - 2 * side - z.gap * 0.5f, by, side, side},
                icon_for("minus"), Kind::secondary);
    icon_button(s_, *plus.spoken, {x + w - side, by, side, side}, icon_for("plus"),
                Kind::secondary);
  }
  return h;
}

}  // namespace tablee::draw
