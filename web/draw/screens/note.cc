#include "web/draw/screens/note.h"

#include "core/fixed_vector.h"
#include "web/app/ids.h"
#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {

bool in_note(const Item& item) {
  return item.id == ids::kNotice || item.id == ids::kNoticePeople || item.id == ids::kNoticeClose ||
         item.id == ids::kCommandAnswer;
}

void draw_note(Stage& s, const Rect& bar) {
  const Spoken* text = nullptr;
  FixedVector<const Spoken*, 2> ways;
  for (const Spoken& spoken : s.frame.items) {
    if (!in_note(*spoken.item)) continue;
    if (spoken.item->role == Role::button)
      ways.push_back(&spoken);
    else
      text = &spoken;
  }
  if (!text) return;
  const Sizes& z = s.size();
  const float pad = std::round(16 * z.unit);
  const float w = std::min(s.safe.w - 16, z.body * 32), inner = w - 2 * pad;
  const float words = block_height(s.pen, text->text, Font::words, z.body, inner);
  float tall = 0;
  for (const Spoken* way : ways) tall += button_height(s, way->item->id, way->text, inner) + z.gap;
  const Rect r = s.pen.snap(
      Rect{s.safe.x + (s.safe.w - w) * 0.5f, bottom(bar) + 4, w, words + tall + 2 * pad});
  paper(s.pen, r, corner(s.pen), 10);
  // It takes taps, so that nothing below it is tapped by mistake.
  s.tappable(text->item->id, r, r, corner(s.pen));
  text_block(s.pen, text->text, {r.x + pad, r.y + pad, inner, words},
             {Font::words, z.body, s.theme().ink});
  float y = bottom(r) - pad - tall + z.gap;
  for (const Spoken* way : ways) {
    const float h = button_height(s, way->item->id, way->text, inner);
    button(s, *way, {r.x + pad, y, inner, h}, Kind::secondary);
    y += h + z.gap;
  }
}

}  // namespace tablee::draw
