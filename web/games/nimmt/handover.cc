#include "web/games/nimmt/handover.h"

#include "web/app/ids.h"
#include "web/draw/table/seat_portrait.h"
#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/type.h"

namespace tablee::nimmt::drawing {
namespace {

// Draws the summary of what the next player has missed above the button, or, where the space is
// low, beside it, with a smaller button. Where there is no space at a readable size, it is only
// read aloud and in the log.
void draw_recap(Stage& s, const Spoken& recap, const Layout& layout, Rect& button) {
  const Sizes& z = s.size();
  const float gap = z.gap, least = z.small * 0.8f;
  const auto tall = [&](float size, float width) {
    return block_height(s.pen, recap.text, Font::words, size, width);
  };
  Rect words;
  const float wide = std::min(layout.hand.w - 4 * gap, std::max(button.w, 420 * z.unit));
  const float above = layout.hand.h - button.h - 3 * gap;
  const float beside = layout.hand.w - button.w - 5 * gap;
  if (tall(least, wide) <= above) {
    words.w = wide;
    words.h = std::min(above, tall(z.body, wide));
    const float all = words.h + 3 * gap + button.h;
    words.x = center(layout.hand).x - wide * 0.5f;
    words.y = center(layout.hand).y - all * 0.5f + gap;
    button.y = bottom(words) + 2 * gap;
  } else if (beside > 8 * least && tall(least, beside) <= layout.hand.h - 2 * gap) {
    words.w = beside;
    words.h = std::min(layout.hand.h - 2 * gap, tall(z.body, beside));
    words.x = layout.hand.x + 2 * gap;
    words.y = center(layout.hand).y - words.h * 0.5f;
    button.x = right(words) + 2 * gap;
  } else {
    return;
  }
  const Rect note = s.pen.snap(inset(words, -gap));
  paper(s.pen, note, corner(s.pen), 4);
  text_box(s.pen, recap.text, inset(note, gap), {Font::words, z.body, s.theme().ink}, least,
           Align::middle);
  s.shown(recap.item->id, note);
}

}  // namespace

[[gnu::noinline]] void draw_handover(Stage& s, const Parts& parts, const Layout& layout) {
  for (const Spoken* b : parts.actions) {
    if (b->item->id != ids::kHandover) continue;
    // It fades in as long as it is refused (web/app/decision_guard.h).
    const Faded faded(s.pen, s.glides.to(s.clock, "handover~", 1, 0.7f));
    const Sizes& z = s.size();
    const float gap = z.gap, most = layout.hand.w - 2 * gap;
    const float w = std::min(most, button_width(s, b->item->id, b->text));
    const float h = std::min(layout.hand.h, button_height(s, b->item->id, b->text, w));
    Rect at = around(center(layout.hand), w, h);
    const float alone = at.y;
    if (parts.recap) draw_recap(s, *parts.recap, layout, at);
    button(s, *b, at, Kind::primary);
    // The avatar of that person, on the button's upper edge, or at its left where words are above
    // it.
    const float side = std::round(40 * z.unit);
    const bool beside = at.y > alone;
    const Vec mid =
        beside ? Vec{at.x - side * 0.2f, center(at).y} : Vec{center(at).x, at.y - side * 0.2f};
    const bool space =
        beside ? mid.x - side * 0.5f > layout.hand.x : mid.y - side * 0.5f > layout.hand.y;
    if (s.frame.next != kNobody && has_avatars(s) && space)
      seat_portrait(s, around(mid, side, side), s.frame.next, true);
  }
}

}  // namespace tablee::nimmt::drawing
