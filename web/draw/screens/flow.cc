#include "web/draw/screens/flow.h"

#include "web/app/ids.h"
#include "web/draw/screens/controls.h"
#include "web/draw/screens/example_table.h"
#include "web/draw/screens/figure_table.h"
#include "web/draw/screens/line_chart.h"
#include "web/draw/screens/podium.h"
#include "web/draw/screens/race.h"
#include "web/draw/screens/searched.h"

namespace tablee::draw {
namespace {

bool ends_with(std::string_view id, std::string_view tail) {
  return id.size() > tail.size() && id.substr(id.size() - tail.size()) == tail;
}

float between_buttons(const Sizes& z) { return z.gap * 1.25f; }

Kind kind_of(const Node& n) {
  return n.item().on ? Kind::primary : bins(n.id()) ? Kind::danger : Kind::secondary;
}

// Roles of which consecutive items form one run.
bool runs(Role r) { return r == Role::choice || r == Role::button; }

}  // namespace

bool is_stepper(std::span<const Node> nodes, std::size_t first) {
  return first + 2 < nodes.size() && ends_with(nodes[first].id(), ids::kMinus) &&
         ends_with(nodes[first + 2].id(), ids::kPlus);
}

bool bins(std::string_view id) {
  return ends_with(id, ids::kRemove) || ends_with(id, ids::kDelete);
}

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
  After after;
  for (std::size_t i = 0; i < nodes.size();) {
    const Node& n = nodes[i];
    if (i > 0)
      y += n.role() == Role::heading  ? gap * 2.5f
           : n.role() == Role::region ? gap * 2
                                      : gap * 1.25f;
    y += piece(nodes, i, x, y, w, after);
  }
  return y - top;
}

float Flow::scene(const Scene& played, After& after) {
  if (drawing_) after.emplace(s_.pen, played.after);
  return played.height;
}

// Draws whatever begins with the item at `i`, and moves `i` behind it.
float Flow::piece(Nodes nodes, std::size_t& i, float x, float y, float w, After& after) {
  const Node& n = nodes[i];
  if (is_stepper(nodes, i)) {
    i += 3;
    return stepper(s_, nodes.subspan(i - 3, 3), {x, y, w, 0}, drawing_);
  }
  if (is_example(n)) {
    ++i;
    return example_table(s_, n, {x, y, w, 0}, drawing_);
  }
  if (runs(n.role())) {
    std::size_t end = i + 1;
    while (end < nodes.size() && nodes[end].role() == n.role() && !is_stepper(nodes, end) &&
           !is_example(nodes[end]))
      ++end;
    const Nodes run = nodes.subspan(i, end - i);
    i = end;
    return n.role() == Role::choice ? choice_run(s_, run, {x, y, w, 0}, drawing_)
                                    : buttons(run, x, y, w);
  }
  // The winner's heading and the list of places are drawn together as a podium.
  if (n.id() == ids::kWinner && i + 1 < nodes.size() && nodes[i + 1].id() == ids::kPodium) {
    i += 2;
    return scene(podium(s_, n, nodes[i - 1], {x, y, w, 0}, drawing_), after);
  }
  ++i;
  return item(n, x, y, w, after);
}

float Flow::item(const Node& n, float x, float y, float w, After& after) {
  switch (n.role()) {
    case Role::heading:
      return heading(n, x, y, w);
    case Role::region:
      return panel(n, x, y, w);
    case Role::list:
      return list(n, x, y, w);
    case Role::entry:
      return entry(n, x, y, w);
    case Role::table:
      return n.id() == ids::kStandings
                 ? scene(race(s_, n, {x, y, w, 0}, drawing_), after)
                 : figure_table(s_, n, {x, y, w, 0}, depth_ == 0, drawing_, sideways_);
    case Role::chart:
      return line_chart(s_, n, {x, y, w, 0}, drawing_);
    case Role::toggle:
      return toggle_row(s_, n, {x, y, w, 0}, drawing_);
    case Role::input:
      return text_input(s_, n, {x, y, w, 0}, drawing_);
    default:
      return words(n, x, y, w);
  }
}

float Flow::heading(const Node& n, float x, float y, float w) {
  const Sizes& z = s_.size();
  const int level = n.item().level;
  float size = level <= 1 ? z.display : level == 2 ? z.title : std::round(z.body * 1.08f);
  // A long word shrinks instead of breaking.
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
  // Lines of more than about seventy letters are tiring to read.
  const float width = std::min(w, z.body * 36);
  const float h = block_height(s_.pen, n.spoken->text, font, z.body, width);
  float extra = 0;
  if (drawing_) {
    if (!s_.frame.searched.empty()) mark_searched(s_, n.spoken->text, {x, y, width, h}, font);
    text_block(s_.pen, n.spoken->text, {x, y, width, h}, {font, z.body, s_.theme().ink});
  }
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

float Flow::line_width(Nodes run) {
  const float gap = between_buttons(s_.size());
  float sum = -gap;
  for (const Node& n : run) sum += button_width(s_, n.id(), n.spoken->text) + gap;
  return sum;
}

float Flow::one_line(Nodes run, float x, float y, float w, float stretch) {
  float h = 0;
  for (const Node& n : run) h = std::max(h, button_height(s_, n.id(), n.spoken->text, w));
  for (const Node& n : run) {
    const float own = button_width(s_, n.id(), n.spoken->text) + stretch;
    if (drawing_) button(s_, *n.spoken, {x, y, own, h}, kind_of(n));
    x += own + between_buttons(s_.size());
  }
  return h;
}

float Flow::buttons(Nodes run, float x, float y, float w) {
  const Sizes& z = s_.size();
  const float gap = between_buttons(z);
  const float top = y;
  // All on one line; on a hand-held screen a single one takes the whole width.
  if (const float free = w - line_width(run); free >= 0)
    return one_line(run, x, y, w, w < 460 ? free / static_cast<float>(run.size()) : 0);
  const float wide = std::min(w, z.body * 40);
  for (std::size_t i = 0; i < run.size();) {
    if (y > top) y += gap;
    const Node& n = run[i];
    // Several buttons without a main action are shown as a menu of lines.
    std::size_t end = i;
    while (end < run.size() && !run[end].item().on && run[end].item().enabled) ++end;
    if (end - i >= 3) {
      y += lines(run.subspan(i, end - i), x, y, wide);
      i = end;
      continue;
    }
    // Two that are no main action share a line.
    const Nodes pair = run.subspan(i, end - i);
    if (const float free = wide - line_width(pair); pair.size() == 2 && free >= 0) {
      y += one_line(pair, x, y, wide, free * 0.5f);
      i = end;
      continue;
    }
    const float h = button_height(s_, n.id(), n.spoken->text, wide);
    if (drawing_) button(s_, *n.spoken, {x, y, wide, h}, kind_of(n));
    y += h;
    ++i;
  }
  return y - top;
}

}  // namespace tablee::draw
