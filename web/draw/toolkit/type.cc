#include "web/draw/toolkit/type.h"

#include <imgui_internal.h>

#include <algorithm>

#include "core/utf8.h"
#include "web/draw/toolkit/fallback.h"

namespace tablee::draw {
namespace {

Fonts fonts;
bool fallback = false;  // others draw what our fonts lack

ImFont* font_of(Font f) {
  switch (f) {
    case Font::bold:
      return fonts.bold;
    case Font::numerals:
      return fonts.numerals;
    case Font::words:
      break;
  }
  return fonts.words;
}

// ImGui's size is ascent + descent; ours is the em, as is usual. Nunito: 1011 + 353 of 1000; Barlow
// Condensed: 1000 + 200.
constexpr float box_of_em(Font f) { return f == Font::numerals ? 1.2f : 1.364f; }

Baked baked(const Pen& pen, Font f, float size) {
  const float wanted = size * box_of_em(f) / pen.px;
  float baked_size = std::round(wanted);
  // Large sizes come in steps, and the largest are stretched, which keeps the atlas small.
  if (baked_size > 64) baked_size = std::round(baked_size / 8) * 8;
  baked_size = std::clamp(baked_size, 6.0f, 216.0f);
  ImFont* const font = font_of(f);
  if (pen.bakes) {
    const auto same = [&](const Bake& b) { return b.font == font && b.size == baked_size; };
    if (std::none_of(pen.bakes->begin(), pen.bakes->end(), same))
      pen.bakes->push_back({font, baked_size});
  }
  return {font->GetFontBaked(baked_size, 1.0f), wanted / baked_size * pen.px, f,
          baked_size / box_of_em(f)};
}

// The fonts lack the narrow no-break space and the no-break hyphen; their ordinary forms are drawn.
ImWchar drawn(char32_t c) {
  if (c == 0x202F || c == 0x2009) return 0x00A0;
  if (c == 0x2011) return '-';
  return static_cast<ImWchar>(c);
}

void report_cut(const Pen& pen, std::string_view text) {
  if (pen.cut) pen.cut->emplace_back(text);
}

// The middle of a capital (of a figure), from the top of the font's box, in CSS pixels.
float middle_of(const Baked& b) {
  const ImFontGlyph* g = b.glyphs->FindGlyph('0');
  return (g->Y0 + g->Y1) * 0.5f * b.scale;
}

}  // namespace

void set_fonts(const Fonts& f) { fonts = f; }

void keep_baked(const Bake& bake) { bake.font->GetFontBaked(bake.size, 1.0f); }

bool has_letter(const Baked& b, char32_t c) {
  // Beyond these our fonts have none, and a font's table of letters would grow to find that out.
  return c < 0x80 || (c < 0x2300 && b.glyphs->FindGlyphNoFallback(drawn(c)));
}

bool lacks_letters(const Baked& b, std::string_view text) {
  for (std::size_t at = 0; at < text.size();)
    if (!has_letter(b, next_code_point(text, at))) return true;
  return false;
}

void fallback_is_here() { fallback = true; }

float plain_width(const Baked& b, std::string_view text) {
  float width = 0;
  for (std::size_t at = 0; at < text.size();)
    width += b.glyphs->GetCharAdvance(drawn(next_code_point(text, at)));
  return width;
}

namespace {

// In CSS pixels; `foreign`: our fonts lack letters of it.
float line_width(const Baked& b, std::string_view text, bool foreign) {
  if (!foreign) return plain_width(b, text) * b.scale;
  return fallback ? fallback_width(b, text) * b.scale : 0;
}

}  // namespace

float text_width(const Pen& pen, std::string_view text, Font font, float size) {
  const Baked b = baked(pen, font, size);
  return line_width(b, text, lacks_letters(b, text));
}

void warm_figures(const Pen& pen, float size) {
  const Baked b = baked(pen, Font::numerals, size);
  for (ImWchar c = '0'; c <= '9'; ++c) b.glyphs->FindGlyph(c);
}

float plain_line(const Pen& pen, const Baked& b, std::string_view text, float x, float top,
                 Color color) {
  // Looks every glyph up before space is reserved: loading one may replace the atlas.
  int count = 0;
  for (std::size_t at = 0; at < text.size();)
    count += b.glyphs->FindGlyph(drawn(next_code_point(text, at)))->Visible ? 1 : 0;
  ImDrawList& list = *pen.list;
  list.PrimReserve(count * 6, count * 4);
  for (std::size_t at = 0; at < text.size();) {
    const ImFontGlyph* g = b.glyphs->FindGlyph(drawn(next_code_point(text, at)));
    if (g->Visible)
      list.PrimRectUV({x + g->X0 * b.scale, top + g->Y0 * b.scale},
                      {x + g->X1 * b.scale, top + g->Y1 * b.scale}, {g->U0, g->V0}, {g->U1, g->V1},
                      color);
    x += g->AdvanceX * b.scale;
  }
  return x;
}

void text_line(const Pen& pen, std::string_view text, float x, float y, const TypeStyle& style,
               Align align) {
  if (text.empty()) return;
  const Baked b = baked(pen, style.font, style.size);
  const bool foreign = lacks_letters(b, text);
  const float width = line_width(b, text, foreign);
  if (align == Align::middle) x -= width * 0.5f;
  if (align == Align::right) x -= width;
  x = pen.snap(x);
  const float top = pen.snap(y - middle_of(b));
  if (!foreign)
    plain_line(pen, b, text, x, top, style.color);
  else if (fallback)
    fallback_line(pen, b, text, x, top, style.color);
}

namespace {

// The end of the longest beginning that is no wider.
std::size_t end_within(const Pen& pen, std::string_view text, const TypeStyle& style, float width) {
  const Baked b = baked(pen, style.font, style.size);
  const float space = width / b.scale;
  if (lacks_letters(b, text)) return fallback ? fallback_end(b, text, space) : 0;
  float x = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = at;
    x += b.glyphs->GetCharAdvance(drawn(next_code_point(text, at)));
    if (x > space) return end;
  }
  return text.size();
}

}  // namespace

void text_fit(const Pen& pen, std::string_view text, const Rect& r, TypeStyle style, float least,
              Align align) {
  float width = text_width(pen, text, style.font, style.size);
  if (width > r.w) {
    style.size = std::max(least, std::floor(style.size * r.w / width * 2) / 2);
    width = text_width(pen, text, style.font, style.size);
  }
  const float x = align == Align::left ? r.x : align == Align::middle ? r.x + r.w * 0.5f : right(r);
  const float y = r.y + r.h * 0.5f;
  if (width <= r.w + 1) {
    text_line(pen, text, x, y, style, align);
    return;
  }
  report_cut(pen, text);
  const float space = r.w - text_width(pen, "…", style.font, style.size);
  const std::size_t end = end_within(pen, text, style, space);
  text_line(pen, std::string(text.substr(0, end)) + "…", x, y, style, align);
}

std::vector<std::string_view> wrap(const Pen& pen, std::string_view text, Font font, float size,
                                   float width) {
  const Baked b = baked(pen, font, size);
  const float space = width / b.scale + 0.5f;
  if (fallback && lacks_letters(b, text)) return fallback_wrap(b, text, space);
  std::vector<std::string_view> lines;
  std::size_t start = 0, good = 0, good_next = 0;
  float x = 0, x_good = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t here = at;
    const char32_t c = next_code_point(text, at);
    if (c == '\n') {
      lines.push_back(text.substr(start, here - start));
      start = good = good_next = at;
      x = x_good = 0;
      continue;
    }
    const float advance = b.glyphs->GetCharAdvance(drawn(c));
    // French has spaces before these; no line may start with them.
    const bool binds = at < text.size() && std::string_view(":;!?").find(text[at]) < 4;
    if (c == ' ' && !binds) {
      good = here;
      good_next = at;
      x_good = x + advance;
    } else if (x + advance > space && here > start) {
      if (good > start) {
        lines.push_back(text.substr(start, good - start));
        start = good_next;
        x -= x_good;
      } else {
        lines.push_back(text.substr(start, here - start));
        start = here;
        x = 0;
      }
      good = good_next = start;
    }
    x += advance;
    if (c == '-' && at < text.size()) {
      good = good_next = at;
      x_good = x;
    }
  }
  if (start < text.size() || lines.empty()) lines.push_back(text.substr(start));
  return lines;
}

float widest_word(const Pen& pen, std::string_view text, Font font, float size) {
  float widest = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(" \n", at), text.size());
    widest = std::max(widest, text_width(pen, text.substr(at, end - at), font, size));
    at = end + 1;
  }
  return widest;
}

float block_height(const Pen& pen, std::string_view text, Font font, float size, float width) {
  if (text.empty()) return 0;
  return line_height(size) * static_cast<float>(wrap(pen, text, font, size, width).size());
}

float text_block(const Pen& pen, std::string_view text, const Rect& r, const TypeStyle& style,
                 Align align) {
  if (text.empty()) return 0;
  const float step = line_height(style.size);
  float y = r.y;
  const float x = align == Align::left ? r.x : align == Align::middle ? r.x + r.w * 0.5f : right(r);
  const ImVec4 clip = pen.list->_ClipRectStack.back();
  for (const std::string_view line : wrap(pen, text, style.font, style.size, r.w)) {
    const std::string_view after = text.substr((line.data() - text.data()) + line.size());
    if (!line.empty() && line.back() != '-' && !after.empty() && after[0] != ' ' &&
        after[0] != '\n')
      report_cut(pen, text);
    if (y + step > clip.y && y < clip.w) text_line(pen, line, x, y + step * 0.5f, style, align);
    y += step;
  }
  return y - r.y;
}

Rect text_box(const Pen& pen, std::string_view text, const Rect& r, TypeStyle style, float least,
              Align align) {
  // No word may be broken while a smaller size is allowed.
  const float word = widest_word(pen, text, style.font, style.size);
  if (word > r.w) style.size = std::max(least, std::floor(style.size * r.w / word * 2) / 2);
  float height = block_height(pen, text, style.font, style.size, r.w);
  while (height > r.h && style.size > least) {
    style.size = std::max(least, style.size - 1);
    height = block_height(pen, text, style.font, style.size, r.w);
  }
  if (height > r.h + 2) report_cut(pen, text);
  // Lines of about the same length are easier to read than a last line of one word.
  float wide = r.w;
  if (height > line_height(style.size) * 1.5f) {
    const float least_w = std::max(r.w * 0.45f, widest_word(pen, text, style.font, style.size) + 1);
    for (float w = r.w - style.size; w > least_w; w -= style.size * 0.5f) {
      if (block_height(pen, text, style.font, style.size, w) > height) break;
      wide = w;
    }
  } else {
    wide = std::min(wide, std::ceil(text_width(pen, text, style.font, style.size)) + 1);
  }
  const float x = align == Align::left     ? r.x
                  : align == Align::middle ? r.x + (r.w - wide) * 0.5f
                                           : right(r) - wide;
  const Rect at{x, r.y + (r.h - height) * 0.5f, wide, height};
  text_block(pen, text, at, style, align);
  return at;
}

}  // namespace tablee::draw
