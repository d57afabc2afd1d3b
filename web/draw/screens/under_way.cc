#include "web/draw/screens/under_way.h"

#include "web/draw/toolkit/buttons.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {
namespace {

bool ends_with(std::string_view id, std::string_view tail) { return id.ends_with(tail); }

struct Sheet {
  Stage& s;
  Color field, ink, line;
  float pad;  // round the words
  float bin;  // side of a bin
  bool drawing;

  Sheet(Stage& stage, float w, bool draws) : s(stage), drawing(draws) {
    const Theme& t = s.theme();
    field = t.outlines ? t.poster[0] : t.dark ? rgb(0x1C4F49) : mix(t.accent, rgb(0x10261F), 0.25f);
    ink = t.dark ? t.on_poster : t.on_accent;
    line = fade(ink, t.outlines ? 1.0f : 0.35f);
    pad = std::round((w < 330 ? 14.0f : 20.0f) * s.size().unit);
    bin = s.size().touch;
  }

  float block(std::string_view text, float x, float y, float w, Font font, float size) const {
    if (text.empty()) return 0;
    if (!drawing) return block_height(s.pen, text, font, size, w);
    return text_block(s.pen, text, {x, y, w, 4000}, {font, size, ink});
  }

  void binned(const Spoken& spoken, const Rect& r) const {
    const std::string& id = spoken.item->id;
    if (s.hovers(id) || s.presses(id)) fill(s.pen, inset(r, 3), r.w * 0.5f, fade(ink, 0.18f));
    icon(s.pen, icon_for("remove"), center(r), std::round(r.w * 0.46f), ink);
    s.tappable(id, r, r, r.w * 0.5f);
  }

  // Its name, below that the players and the time, and a bin at the end.
  float words(const Node& n, float size, const Node* go, const Node* gone, float x, float y,
              float w) const {
    const Sizes& z = s.size();
    const float inner = w - (gone ? bin : 0);
    const bool row = go != nullptr;
    const float above = row ? std::round(7 * z.unit) : 0;
    const Sheet dry = measuring();
    const float what = dry.block(n.spoken->text, 0, 0, inner, Font::bold, size);
    const float about = dry.block(n.spoken->hint, 0, 0, inner, Font::words, z.small);
    const float h = std::max(what + about + 2 * above, gone ? bin : 0);
    if (!drawing) return h;
    if (row) {
      const std::string id(go->id());
      const Rect tap{x - pad * 0.5f, y, inner + pad * 0.5f, h};
      if (s.hovers(id) || s.presses(id)) fill(s.pen, tap, 10 * z.unit, fade(ink, 0.12f));
      s.tappable(id, tap, tap, 10 * z.unit);
    }
    const float top = y + (h - what - about) * 0.5f;
    block(n.spoken->text, x, top, inner, Font::bold, size);
    block(n.spoken->hint, x, top + what, inner, Font::words, z.small);
    s.shown(n.id(), {x, y, inner, h});  // the bin is beside the text, not on it
    if (gone) binned(*gone->spoken, {x + w - bin + pad * 0.5f, y + (h - bin) * 0.5f, bin, bin});
    return h;
  }

  float pill(const Node& n, float x, float y, float w, bool now) const {
    const float h =
        std::max(std::round(50 * s.size().unit), button_height(s, n.id(), n.spoken->text, w));
    if (drawing) button(s, *n.spoken, {x, y, w, h}, now ? Kind::poster : Kind::poster_line);
    return h;
  }

  Sheet measuring() const {
    Sheet dry = *this;
    dry.drawing = false;
    return dry;
  }
};

const Node* with_tail(const Node& n, std::string_view tail) {
  for (const Node& k : n.kids)
    if (ends_with(k.id(), tail)) return &k;
  return nullptr;
}

float column(const Sheet& sheet, const Node& n, float x, float y, float w) {
  const Sizes& z = sheet.s.size();
  const float top = y, gap = z.gap;
  const Node* gone = with_tail(n, ids::kDelete);
  for (const Node& k : n.kids) {
    if (&k == gone) continue;
    if (k.role() == Role::text) {
      // The sheet's own title comes first in small type; its content is larger.
      y += sheet.block(n.spoken->text, x, y, w, Font::words, z.small) + gap * 0.25f;
      y += sheet.words(k, z.title, nullptr, gone, x, y, w);
    } else if (k.role() == Role::list) {
      y += gap;
      const float from = y;
      for (const Node& line : k.kids) {
        if (sheet.drawing)
          fill(sheet.s.pen, {x, y, w, std::max(1.0f, sheet.s.pen.px)}, 0, sheet.line);
        y += sheet.words(line, z.body, with_tail(line, ids::kGo), with_tail(line, ids::kDelete), x,
                         y, w);
      }
      if (sheet.drawing) sheet.s.shown(k.id(), {x, from, w, y - from});
    } else {
      if (y > top) y += gap * 1.25f;
      y += sheet.pill(k, x, y, std::min(w, z.body * 26), k.item().on);
    }
  }
  return y - top;
}

}  // namespace

float under_way(Stage& s, const Node& n, float x, float y, float w, bool drawing) {
  const Sheet dry(s, w, false);
  const float inner = w - 2 * dry.pad;
  const float h = column(dry, n, 0, 0, inner) + 2 * dry.pad * 0.9f;
  if (!drawing) return h;
  const Sheet sheet(s, w, true);
  const Rect r = s.pen.snap(Rect{x, y, w, h});
  const float radius = std::round(20 * s.size().unit);
  shadow(s.pen, r, radius, 9, 0.8f);
  fill(s.pen, r, radius, sheet.field);
  if (s.theme().outlines) stroke(s.pen, r, radius, sheet.ink, 2);
  s.shown(n.id(), r, radius);
  column(sheet, n, x + sheet.pad, r.y + sheet.pad * 0.9f, inner);
  return h;
}

}  // namespace tablee::draw
