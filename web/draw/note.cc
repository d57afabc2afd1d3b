#include "web/draw/note.h"

#include "web/draw/buttons.h"
#include "web/draw/type.h"

namespace tablee::draw {

bool in_note(const Item& item) {
  return item.id == "notice" || item.id == "notice.close" || item.id == "command.answer";
}

void draw_note(Stage& s, const Rect& bar) {
  const Spoken *text = nullptr, *close = nullptr;
  for (const Spoken& spoken : s.frame.items) {
    if (!in_note(*spoken.item)) continue;
    (spoken.item->role == Role::button ? close : text) = &spoken;
  }
  if (!text) return;
  const Sizes& z = s.size();
  const float pad = std::round(16 * z.unit);
  const float w = std::min(s.safe.w - 16, z.body * 32), inner = w - 2 * pad;
  const float words = block_height(s.pen, text->text, Font::words, z.body, inner);
  const float tall = close ? button_height(s, close->item->id, close->text, inner) + z.gap : 0;
  const Rect r = s.pen.snap(
      Rect{s.safe.x + (s.safe.w - w) * 0.5f, bottom(bar) + 4, w, words + tall + 2 * pad});
  paper(s.pen, r, corner(s.pen), 10);
  // Nothing under it is tapped by mistake.
  s.tappable(text->item->id, r, r, corner(s.pen));
  text_block(s.pen, text->text, {r.x + pad, r.y + pad, inner, words},
             {Font::words, z.body, s.theme().ink});
  if (close)
    button(s, *close, {r.x + pad, bottom(r) - pad - tall + z.gap, inner, tall - z.gap},
           Kind::secondary);
}

}  // namespace tablee::draw
