// Lists: one line below the other.

#include "web/draw/screens/controls.h"
#include "web/draw/screens/flow.h"
#include "web/draw/screens/look_choices.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/marks.h"

namespace tablee::draw {
namespace {

// Whether it is a closed line that can be opened.
bool is_closed(const Node& n) {
  const Node* opener = opener_of(n);
  return opener && !opener->item().on;
}

// Whether it is a button that has a line of its own.
bool is_line(const Node& n) { return n.role() == Role::button || n.role() == Role::disclosure; }

}  // namespace

[[gnu::noinline]] float Flow::list(const Node& n, float x, float y, float w) {
  const Sizes& z = s_.size();
  const float top = y;
  if (n.kids.empty()) return 0;
  if (of_marks(n.id())) return marks(s_, n, {x, y, w, 0}, drawing_);
  if (n.kids.front().role() == Role::choice) {
    // The current choice, then the choices.
    const float words = block_height(s_.pen, n.spoken->text, Font::bold, z.body, w);
    const float from = y + words + z.gap * 0.5f;
    const float body = words + z.gap * 0.5f +
                       (pictured(s_, n.kids) ? pictures(s_, n.kids, {x, from, w, 0}, drawing_)
                                             : choice_run(s_, n.kids, {x, from, w, 0}, drawing_));
    if (drawing_) {
      text_block(s_.pen, n.spoken->text, {x, y, w, words}, {Font::bold, z.body, s_.theme().ink});
      s_.shown(n.id(), {x, y, w, body});
    }
    return body;
  }
  const float h = lines(n.kids, x, y, w);
  if (drawing_) s_.shown(n.id(), {x, top, w, h});
  return h;
}

// Lines below each other with hairlines between them; on the bare cloth they get a sheet of paper.
[[gnu::noinline]] float Flow::lines(Nodes nodes, float x, float y, float w) {
  const Sizes& z = s_.size();
  const float top = y;
  const bool bare = depth_ == 0;
  const float pad = bare ? std::round((w < 330 ? 12.0f : 16.0f) * z.unit) : 0;
  if (bare && drawing_) {
    drawing_ = false;
    const float h = lines(nodes, x, y, w);
    drawing_ = true;
    paper(s_.pen, s_.pen.snap(Rect{x, y, w, h}), corner(s_.pen), 5);
  }
  // Either all lines have a picture or none, and no picture may make a word break.
  const float words = w - 2 * pad - z.body * 2.4f - z.gap * 2.5f;
  const bool pictures = std::all_of(nodes.begin(), nodes.end(), [&](const Node& e) {
    return is_line(e) && e.spoken->hint.empty() && icon_for(e.id()) &&
           widest_word(s_.pen, e.spoken->text, Font::words, z.body) <= words;
  });
  ++depth_;
  y += pad * 0.5f;
  // Where there is space, closed lines are shown in two columns.
  const float half = (w - 2 * pad - z.gap * 3) * 0.5f;
  const float least = z.body * (s_.frame.looks.empty() ? 15.0f : 17.0f);
  const auto closed = [&](std::size_t i) { return i < nodes.size() && is_closed(nodes[i]); };
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const Node& e = nodes[i];
    if (half > least && closed(i) && closed(i + 1)) {
      const float beside = fold(nodes[i + 1], x + w - pad - half, y, half);
      y += std::max(fold(e, x + pad, y, half), beside);
      ++i;
    } else {
      y += e.role() == Role::entry ? entry(e, x + pad, y, w - 2 * pad)
           : is_line(e)            ? line_button(e, x + pad, y, w - 2 * pad, pictures)
                                   : column({&e, 1}, x + pad, y, w - 2 * pad);
    }
    if (i + 1 < nodes.size()) {
      if (drawing_)
        fill(s_.pen, s_.pen.snap(Rect{x + pad, y, w - 2 * pad, std::max(1.0f, s_.pen.px)}), 0,
             s_.theme().line);
      y += 1;
    }
  }
  --depth_;
  return y + pad * 0.5f - top;
}

// A button that is a line of a list: its text, and a sign that it opens something: a screen, or the
// lines below it.
float Flow::line_button(const Node& n, float x, float y, float w, bool picture) {
  const Theme& t = s_.theme();
  const Sizes& z = s_.size();
  const float side = z.body * 1.2f;
  const float lead = picture ? side + z.gap * 1.5f : 0;
  // A long word takes the place of the sign.
  const float beside = w - side - z.gap - lead;
  const bool sign = widest_word(s_.pen, n.spoken->text, Font::words, z.body) <= beside;
  const float space = sign ? beside : w - lead;
  const float words_h = block_height(s_.pen, n.spoken->text, Font::words, z.body, space);
  const float hint_h = block_height(s_.pen, n.spoken->hint, Font::words, z.small, space);
  const float h = std::max(z.touch + 4, words_h + hint_h + 18 * z.unit);
  if (drawing_) {
    const Rect r{x, y, w, h};
    const std::string id(n.id());
    if (s_.hovers(id) || s_.presses(id))
      fill(s_.pen, {x - 8, y + 2, w + 16, h - 4}, 8 * z.unit, t.accent_soft);
    const float top = y + (h - words_h - hint_h) * 0.5f;
    const Color ink = bins(id) ? t.danger : t.ink;
    if (picture)
      icon(s_.pen, icon_for(id), {x + side * 0.5f, y + h * 0.5f}, side,
           bins(id) ? t.danger : t.accent);
    text_block(s_.pen, n.spoken->text, {x + lead, top, space, words_h}, {Font::words, z.body, ink});
    if (hint_h > 0)
      text_block(s_.pen, n.spoken->hint, {x + lead, top + words_h, space, hint_h},
                 {Font::words, z.small, t.ink_soft});
    const char* opens = n.role() != Role::disclosure ? "next" : n.item().on ? "up" : "down";
    if (sign) icon(s_.pen, icon_for(opens), {x + w - side * 0.5f, y + h * 0.5f}, side, t.accent);
    s_.tappable(id, r, r, 8 * z.unit);
  }
  return h;
}

}  // namespace tablee::draw
