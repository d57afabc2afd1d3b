// A line of a list: words, and controls beside them or under them.

#include "web/draw/screens/flow.h"
#include "web/draw/screens/inline_run.h"
#include "web/draw/table/seat_portrait.h"

namespace tablee::draw {
namespace {

// Lists of choices are shown expanded.
std::vector<Node> controls_of(const Node& n) {
  std::vector<Node> kids;
  for (const Node& k : n.kids) {
    if (k.role() == Role::list)
      kids.insert(kids.end(), k.kids.begin(), k.kids.end());
    else
      kids.push_back(k);
  }
  // A bin is shown beside the field that it clears instead of below it.
  const auto bin =
      std::find_if(kids.begin(), kids.end(), [](const Node& k) { return bins(k.id()); });
  if (bin != kids.end() && kids.front().role() == Role::input)
    std::rotate(kids.begin() + 1, bin, bin + 1);
  return kids;
}

}  // namespace

const Node* opener_of(const Node& n) {
  for (const Node& k : n.kids)
    if (k.role() == Role::disclosure) return &k;
  return nullptr;
}

[[gnu::noinline]] float Flow::entry(const Node& n, float x, float y, float w) {
  const Theme& t = s_.theme();
  const Sizes& z = s_.size();
  const float pad = std::round(7 * z.unit);
  const bool on = n.item().on;
  if (opener_of(n)) return fold(n, x, y, w);
  if (n.kids.empty() && data_of<SeatOf>(n.item()) && has_avatars(s_)) return seat_line(n, x, y, w);
  float inner = w;
  // Controls are shown beside the words where both fit, else below them.
  const std::vector<Node> kids = controls_of(n);
  float kids_w = 0;
  bool fields = false;
  for (const Node& k : kids) {
    kids_w += inline_width(s_, k) + (k.role() == Role::choice ? 0 : z.gap);
    if (k.role() == Role::input) fields = true;
  }
  const bool beside = !kids.empty() && !fields && kids_w < w * 0.55f;
  if (beside) inner = w - kids_w;
  const float words_size = fields ? z.small : z.body;
  const Font font = on && !fields ? Font::bold : Font::words;
  const float first_h = block_height(s_.pen, n.spoken->text, font, words_size, inner);
  const float hint_h = block_height(s_.pen, n.spoken->hint, Font::words, z.small, inner);
  const float between = fields ? 2 : z.gap;
  float below = 0;
  if (!kids.empty() && !beside) {
    below = inline_run(s_, kids, {x, y, w, 0}, false) + between;
  }
  const float h = std::max(first_h + hint_h + below + 2 * pad, beside ? z.touch + pad : 0);
  if (drawing_) {
    if (on && !fields)
      fill(s_.pen, {x - pad, y + 2, w + 2 * pad, h - 3}, 8 * z.unit, t.accent_soft);
    const float top = beside ? y + (h - first_h - hint_h) * 0.5f : y + pad;
    text_block(s_.pen, n.spoken->text, {x, top, inner, first_h},
               {font, words_size, fields ? t.ink_soft : t.ink});
    if (hint_h > 0)
      text_block(s_.pen, n.spoken->hint, {x, top + first_h, inner, hint_h},
                 {Font::words, z.small, t.ink_soft});
    s_.shown(n.id(), {x, y, w, h});
    for (const Node& k : n.kids)
      if (k.role() == Role::list) s_.shown(k.id(), {x, y, w, h});
    if (beside)
      inline_run(s_, kids, {x + w - kids_w + z.gap, y + (h - z.touch) * 0.5f, kids_w - z.gap, 0},
                 true);
    else if (!kids.empty())
      inline_run(s_, kids, {x, y + pad + first_h + hint_h + between, w, 0}, true);
  }
  return h;
}

// A line about a seat, behind the avatar of its player.
float Flow::seat_line(const Node& n, float x, float y, float w) {
  const Sizes& z = s_.size();
  const bool on = n.item().on;
  const Font font = on ? Font::bold : Font::words;
  const float avatar = std::round(z.body * 1.9f), lead = avatar + z.gap;
  const float words = block_height(s_.pen, n.spoken->text, font, z.body, w - lead);
  const float h = std::max(words, avatar) + std::round(8 * z.unit);
  if (!drawing_) return h;
  if (on)
    fill(s_.pen, {x - z.gap, y + 1, w + 2 * z.gap, h - 2}, 8 * z.unit, s_.theme().accent_soft);
  seat_portrait(s_, {x, y, avatar, h}, data_of<SeatOf>(n.item())->seat);
  text_block(s_.pen, n.spoken->text, {x + lead, y + (h - words) * 0.5f, w - lead, words},
             {font, z.body, s_.theme().ink});
  s_.shown(n.id(), {x, y, w, h});
  return h;
}

}  // namespace tablee::draw
