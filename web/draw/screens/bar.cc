#include "web/draw/screens/bar.h"

#include "web/app/ids.h"
#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {

bool in_bar(const Item& item) {
  constexpr std::string_view names[] = {ids::kBack, ids::kHome,  ids::kUndo,  ids::kSettings,
                                        ids::kLog,  ids::kRules, ids::kHint,  ids::kSound,
                                        ids::kMute, ids::kMenu,  ids::kPanels};
  if (item.role != Role::button && item.role != Role::toggle) return false;
  const std::string_view root = std::string_view(item.id).substr(0, item.id.find('.'));
  return item.depth == 0 && std::find(std::begin(names), std::end(names), root) != std::end(names);
}

float draw_bar(Stage& s, const Rect& r, const Spoken* title,
               const std::vector<const Spoken*>& buttons, const Spoken* field) {
  const float side = s.size().touch;
  // A high bar has its title on a line of its own.
  const bool storeys = r.h > side + s.size().body;
  const float y = storeys ? r.y : r.y + (r.h - side) * 0.5f;
  float left = r.x, end = right(r);
  for (const Spoken* b : buttons) {
    const std::string_view id = b->item->id;
    const char* strokes = icon_for(id);
    if (!strokes) strokes = icon_for("menu");
    const bool leads = id == ids::kBack || id == ids::kHome;
    if (leads) {
      icon_button(s, *b, {left, y, side, side}, strokes, Kind::quiet);
      left += side;
    }
  }
  for (std::size_t i = buttons.size(); i-- > 0;) {
    const Spoken* b = buttons[i];
    const std::string_view id = b->item->id;
    if (id == ids::kBack || id == ids::kHome) continue;
    const char* strokes = icon_for(id);
    end -= side;
    icon_button(s, *b, {end, y, side, side}, strokes ? strokes : icon_for("menu"), Kind::quiet);
  }
  const float begin = end;
  const float pad = s.size().gap;
  const float typed = std::min(std::round(s.size().body * 11), end - left - pad);
  if (field && field->item->id == s.frame.focused && typed >= s.size().body * 5) {
    // Only while the user types there (web/page/js/accessible/state.js); the page puts its real
    // field over it. Where it does not fit beside the title, it takes the title's place.
    if (!storeys && end - left < typed * 2.5f) title = nullptr;
    end -= typed + pad;
    const Rect at = s.pen.snap(Rect{end, r.y + (r.h - side) * 0.5f, typed, side});
    stroke(s.pen, at, 10 * s.size().unit, s.theme().control, 1.5f);
    s.tappable(field->item->id, at, at, 10 * s.size().unit);
  }
  if (!title) return begin;
  // The title of a table must not move when the undo button comes or goes.
  const bool table = std::any_of(buttons.begin(), buttons.end(),
                                 [](const Spoken* b) { return b->item->id == ids::kMenu; });
  if (table && r.w < 11 * side) end = std::min(end, right(r) - 4 * side);
  const Rect space = storeys ? Rect{r.x + 2, r.y + side, r.w - 4, r.h - side}
                             : Rect{left + pad, r.y, end - left - 2 * pad, r.h};
  if (space.w < 40) return begin;
  TypeStyle style{Font::bold, storeys ? s.size().body : s.size().title, s.theme().ink};
  const float wide = text_width(s.pen, title->text, Font::bold, style.size) / style.size;
  if (wide * style.size > space.w) style.size = s.size().body;
  // Slightly smaller text is preferred to two lines.
  if (wide * style.size > space.w) style.size = std::max(style.size * 0.82f, space.w / wide - 0.1f);
  text_box(s.pen, title->text, space, style, 11 * s.size().unit, Align::left);
  s.shown(title->item->id, space);
  return begin;
}

}  // namespace tablee::draw
