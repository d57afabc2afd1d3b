// A line of a list that opens: its name, the current choice, and below them the choices while it is
// open.

#include "web/draw/screens/controls.h"
#include "web/draw/screens/flow.h"
#include "web/draw/table/seat_portrait.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/lighting.h"

namespace tablee::draw {

namespace {

// The seat that a line is about; kNobody where there is none.
int seat_of_line(const Node& n) {
  const auto* data = data_of<SeatOf>(n.item());
  return data ? data->seat : kNobody;
}

// The items in the line, by their use.
struct FoldParts {
  const Node* name = nullptr;
  const Node* what = nullptr;
  std::vector<Node> choice, rest;
};

FoldParts parts_of(const Node& n) {
  FoldParts parts;
  for (const Node& k : n.kids) {
    if (k.role() == Role::input)
      parts.name = &k;
    else if (k.role() == Role::disclosure)
      parts.what = &k;
    else if (k.role() == Role::list && parts.choice.empty())
      parts.choice = k.kids;
    else
      parts.rest.push_back(k);
  }
  return parts;
}

// Draws the current choice and the sign that the line can be opened.
void draw_opener(Stage& s, const Node& n, const Rect& at) {
  const Theme& t = s.theme();
  const Sizes& z = s.size();
  const Rect r = s.pen.snap(at);
  const std::string id(n.id());
  const float radius = 10 * z.unit, side = z.body * 0.95f, pad = z.body * 0.7f;
  const bool lit = s.presses(id) || s.hovers(id) || n.item().on;
  fill(s.pen, r, radius, lit ? t.accent_soft : t.paper);
  if (lit || t.outlines) stroke(s.pen, r, radius, t.accent, 1.5f);
  icon(s.pen, icon_for(n.item().on ? "up" : "down"), {right(r) - pad - side * 0.5f, center(r).y},
       side, t.accent);
  text_fit(s.pen, n.spoken->text, {r.x + pad, r.y, r.w - 2 * pad - side - z.gap * 0.5f, r.h},
           {Font::bold, z.body, t.ink}, z.small * 0.9f);
  s.tappable(id, r, r, radius);
}

}  // namespace

float Flow::fold(const Node& n, float x, float y, float w) {
  const Sizes& z = s_.size();
  const float pad = std::round(5 * z.unit);
  const float tall = std::max(z.touch, std::round(z.body * 1.9f));
  const auto [name, what, choice, rest] = parts_of(n);
  // The current choices of ordinary lines stand in a column of their own.
  const float says = text_width(s_.pen, what->spoken->text, Font::bold, z.body) + z.body * 2.6f;
  const float wide = std::min(w, std::max(says, z.body * 8.8f));
  // The avatar of the seat's player, where everything fits on one line.
  const float avatar = seat_of_line(n) >= 0 && !s_.frame.looks.empty() ? tall : 0;
  const bool pictured = avatar > 0 && w - wide - z.gap - avatar > z.body * 5.5f;
  const float lead = pictured ? avatar : 0;
  const bool beside = pictured || w - wide - z.gap > z.body * 6;
  const float space = beside ? w - wide - z.gap - lead : w;
  const float head = name ? tall
                          : std::max(beside ? tall : 0, block_height(s_.pen, n.spoken->text,
                                                                     Font::words, z.body, space));
  const float line = beside ? head : head + z.gap * 0.5f + tall;
  const bool open = what->item().on;
  const float inset_by = open ? z.gap : 0;
  const float inner = w - 2 * inset_by;
  float below = 0;
  if (!choice.empty()) {
    const bool before = drawing_;
    drawing_ = false;
    below = z.gap + choice_run(s_, choice, {x, y, inner, 0}, false) + inset_by;
    if (!rest.empty()) below += z.gap + column(rest, x, y, inner);
    drawing_ = before;
  }
  const float h = pad + line + below + pad;
  if (!drawing_) return h;
  if (open)
    fill(s_.pen, s_.pen.snap(Rect{x - pad, y + 1, w + 2 * pad, h - 2}), 12 * z.unit,
         fade(s_.theme().accent_soft, 0.6f));
  s_.shown(n.id(), {x, y, w, h});
  if (pictured) seat_portrait(s_, {x, y + pad, tall - z.gap * 0.75f, tall}, seat_of_line(n));
  if (name)
    text_field(s_, *name, {x + lead, y + pad, space, head});
  else
    text_box(s_.pen, n.spoken->text, {x + lead, y + pad, space, head},
             {Font::words, z.body, s_.theme().ink}, z.small, Align::left);
  draw_opener(s_, *what,
              beside ? Rect{x + lead + space + z.gap, y + pad, wide, tall}
                     : Rect{x, y + pad + line - tall, w, tall});
  if (choice.empty()) return h;
  float at = y + pad + line + z.gap;
  const auto list = std::find_if(n.kids.begin(), n.kids.end(),
                                 [](const Node& k) { return k.role() == Role::list; });
  s_.shown(list->id(), {x, at, w, h - (at - y)});
  at += choice_run(s_, choice, {x + inset_by, at, inner, 0}, true) + z.gap;
  column(rest, x + inset_by, at, inner);
  return h;
}

}  // namespace tablee::draw
