#include "web/draw/toolkit/buttons.h"

#include "web/app/ids.h"
#include "web/draw/toolkit/icons.h"
#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {
namespace {

float side(const Stage& s) { return std::round(18 * s.size().unit); }
float picture(const Stage& s) { return std::round(s.size().body * 1.25f); }

// Some icons say nothing beside words, or would point the wrong way before them.
const char* picture_of(std::string_view id) {
  for (const std::string_view plain : {ids::kNext, ids::kMenu, ids::kHome, ids::kResume})
    if (id == plain) return nullptr;
  return icon_for(id);
}

float words_at(const Stage& s, std::string_view id) {
  return picture_of(id) ? side(s) + picture(s) + s.size().gap : side(s);
}

}  // namespace

float corner(const Pen& pen) { return std::round(14 * pen.size.unit); }

void paper(const Pen& pen, const Rect& r, float radius, float height) {
  const Theme& t = *pen.theme;
  shadow(pen, r, radius, height, 0.55f);
  fill(pen, r, radius, t.paper);
  stroke(pen, r, radius, t.paper_edge, t.outlines ? 1.5f : pen.px);
}

float button_width(const Stage& s, std::string_view id, std::string_view text) {
  return std::max(
      s.size().touch * 1.5f,
      std::ceil(words_at(s, id) + side(s) + text_width(s.pen, text, Font::bold, s.size().body)));
}

float button_height(const Stage& s, std::string_view id, std::string_view text, float width) {
  const float words =
      block_height(s.pen, text, Font::bold, s.size().body, width - words_at(s, id) - side(s));
  return std::max(s.size().button, words + 20 * s.size().unit);
}

namespace {

// Draws the background of a button; returns the colour of its words.
Color draw_ground(Stage& s, const Rect& r, Kind kind, bool live, bool press, bool hover) {
  const Theme& t = s.theme();
  const float radius = std::min(r.h * 0.5f, std::round(24 * s.size().unit));
  Color words = t.ink;
  switch (kind) {
    case Kind::primary:
    case Kind::costly: {
      const bool costs = kind == Kind::costly;
      const Color tone = costs ? t.danger : t.accent, on_tone = costs ? t.on_danger : t.on_accent;
      if (live && !press) shadow(s.pen, r, radius, hover ? 7 : 5, 0.7f);
      const Color ground = live ? tone : mix(tone, t.cloth, 0.62f);
      fill(s.pen, r, radius, hover || press ? mix(ground, on_tone, 0.1f) : ground);
      words = live ? on_tone : mix(t.ink, t.cloth, 0.25f);
      break;
    }
    case Kind::secondary:
      fill(s.pen, r, radius,
           press   ? t.accent_soft
           : hover ? mix(t.paper, t.accent_soft, 0.5f)
                   : t.paper);
      stroke(s.pen, r, radius, live ? t.accent : t.line, 2);
      words = live ? mix(t.accent, t.ink, 0.15f) : t.ink_soft;
      break;
    case Kind::poster:
      if (live && !press) shadow(s.pen, r, radius, 5, 0.8f);
      fill(s.pen, r, radius, hover || press ? mix(t.on_poster, t.poster[0], 0.12f) : t.on_poster);
      words = t.outlines ? t.cloth : theme_of(ThemeName::day).ink;
      break;
    case Kind::poster_line:
      fill(s.pen, r, radius, fade(t.on_poster, press ? 0.25f : hover ? 0.16f : 0.06f));
      stroke(s.pen, r, radius, fade(t.on_poster, 0.85f), 2);
      words = t.on_poster;
      break;
    case Kind::quiet:
    case Kind::danger:
      if (press || hover)
        fill(s.pen, r, radius, kind == Kind::danger ? t.danger_soft : t.accent_soft);
      words = kind == Kind::danger ? t.danger : t.ink;
      if (!live) words = t.ink_soft;
      break;
  }
  return words;
}

void draw_words(Stage& s, const Spoken& spoken, const Rect& r, Color words) {
  const std::string& id = spoken.item->id;
  const char* strokes = picture_of(id);
  float lead = words_at(s, id);
  // The icon is left out where the words would have to shrink for it.
  const bool one_line = r.h < line_height(s.size().body) * 2;
  const float words_w = one_line ? text_width(s.pen, spoken.text, Font::bold, s.size().body)
                                 : widest_word(s.pen, spoken.text, Font::bold, s.size().body);
  if (words_w > r.w - lead - side(s) + 1) {
    strokes = nullptr;
    lead = side(s);
  }
  const float space = r.w - lead - side(s);
  const float wide = std::min(space, text_width(s.pen, spoken.text, Font::bold, s.size().body));
  // The words are centred, with the icon just before them.
  const float x = r.x + lead + (space - wide) * 0.5f;
  if (strokes)
    icon(s.pen, strokes, {x - s.size().gap - picture(s) * 0.5f, center(r).y}, picture(s), words);
  text_box(s.pen, spoken.text, {r.x + lead, r.y, space + 1, r.h},
           {Font::bold, s.size().body, words}, std::min(s.size().small, 15 * s.size().unit));
}

}  // namespace

void button(Stage& s, const Spoken& spoken, const Rect& at, Kind kind) {
  const std::string& id = spoken.item->id;
  const bool live = spoken.item->enabled;
  const Rect r = s.pen.snap(at);
  const float radius = std::min(r.h * 0.5f, std::round(24 * s.size().unit));
  const bool press = live && s.presses(id), hover = live && s.hovers(id);
  {
    const Moved give(s.pen, center(r), 0, press ? 0.98f : 1, press ? 0.97f : 1);
    draw_words(s, spoken, r, draw_ground(s, r, kind, live, press, hover));
  }
  if (live)
    s.tappable(id, r, r, radius);
  else
    s.shown(id, r, radius);
}

void icon_button(Stage& s, const Spoken& spoken, const Rect& r, const char* strokes, Kind kind) {
  const Theme& t = s.theme();
  const std::string& id = spoken.item->id;
  const bool live = spoken.item->enabled;
  const float radius = std::min(r.w, r.h) * 0.5f;
  const bool lit = live && (s.presses(id) || s.hovers(id));
  if (kind == Kind::primary) fill(s.pen, r, radius, t.accent);
  if (kind == Kind::secondary) {
    fill(s.pen, inset(r, 3), radius - 3, lit ? t.accent_soft : t.paper);
    stroke(s.pen, inset(r, 3), radius - 3, live ? t.accent : t.line, 2);
  } else if (lit) {
    fill(s.pen, r, radius, kind == Kind::danger ? t.danger_soft : t.track);
  }
  Color c = kind == Kind::primary ? t.on_accent : kind == Kind::danger ? t.danger : t.ink;
  if (kind == Kind::secondary) c = t.accent;
  if (!live) c = mix(t.ink_soft, t.cloth, 0.45f);
  // During an animation nothing is highlighted under a pointer, but the focus of a keyboard stays
  // visible.
  if (s.hovers(id) || (id == s.frame.focused && !s.frame.follows)) {
    s.unnamed = &spoken;
    s.unnamed_at = r;
  }
  icon(s.pen, strokes, center(r), std::round(std::min(r.w, r.h) * 0.5f), c);
  if (live)
    s.tappable(id, r, r, radius);
  else
    s.shown(id, r, radius);
}

void knob(Stage& s, std::string_view id, Vec middle, bool on, bool enabled) {
  const Theme& t = s.theme();
  const float u = s.size().unit;
  const Rect r = s.pen.snap(around(middle, 48 * u, 28 * u));
  const float at = s.glides.to(s.clock, std::string(id) + "~knob", on ? 1.0f : 0.0f);
  const float strength = enabled ? 1.0f : 0.45f;
  fill(s.pen, r, r.h * 0.5f, fade(mix(t.paper, t.accent, at), strength));
  stroke(s.pen, r, r.h * 0.5f, fade(mix(t.control, t.accent, at), strength), 2);
  const float radius = r.h * 0.5f - 5 * u;
  const Vec c{lerp(r.x + r.h * 0.5f, right(r) - r.h * 0.5f, at), middle.y};
  disc(s.pen, c, radius, fade(mix(t.control, t.on_accent, at), strength));
  // A tick besides the colour.
  if (on) icon(s.pen, icon_for("check"), c, radius * 1.5f, fade(t.accent, strength));
}

void segment(Stage& s, const Spoken& spoken, const Rect& at, bool first, bool last, float size) {
  const Theme& t = s.theme();
  const std::string& id = spoken.item->id;
  const Rect r = s.pen.snap(at);
  const bool on = spoken.item->on, live = spoken.item->enabled;
  const float radius = corner(s.pen) * 0.8f;
  ImDrawFlags corners = 0;
  if (first) corners |= ImDrawFlags_RoundCornersLeft;
  if (last) corners |= ImDrawFlags_RoundCornersRight;
  if (corners == 0) corners = ImDrawFlags_RoundCornersNone;
  const bool lit = live && (s.presses(id) || s.hovers(id));
  const Color ground = on ? t.accent : lit ? t.accent_soft : t.paper;
  s.pen.list->AddRectFilled({r.x, r.y}, {right(r), bottom(r)}, ground, radius, corners);
  s.pen.list->PathRect({r.x + 0.75f, r.y + 0.75f},
                       {right(r) - 0.75f + (last ? 0 : 1.5f), bottom(r) - 0.75f}, radius, corners);
  s.pen.list->PathStroke(on ? t.accent : t.control, ImDrawFlags_Closed, 1.5f);
  const Color words = on ? t.on_accent : live ? t.ink : t.ink_soft;
  const float pad = 6 * s.size().unit;
  text_box(s.pen, spoken.text, {r.x + pad, r.y, r.w - 2 * pad + 1, r.h}, {Font::bold, size, words},
           std::min(size, s.size().small * 0.9f));
  if (live)
    s.tappable(id, r, r, radius);
  else
    s.shown(id, r, radius);
}

}  // namespace tablee::draw
