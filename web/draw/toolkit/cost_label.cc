#include "web/draw/toolkit/cost_label.h"

#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {

void cost_label(const Pen& pen, const Rect& at, std::string_view cost, float size, bool filled) {
  const Theme& t = *pen.theme;
  fill(pen, at, at.h * 0.5f, filled ? t.accent : t.paper);
  stroke(pen, at, at.h * 0.5f, t.accent, 1.5f);
  if (cost.empty())
    icon(pen, icon_for("check"), center(at), at.h * 0.95f, filled ? t.on_accent : t.accent);
  else
    text_box(pen, cost, at, {Font::bold, size, filled ? t.on_accent : t.ink}, size * 0.7f,
             Align::middle);
}

}  // namespace tablee::draw
