#include "web/draw/toolkit/type.h"

#include <imgui_internal.h>

#include <algorithm>

namespace tablee::draw {
namespace {

Fonts fonts;

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

// A font baked in whole device pixels, and the factor back to CSS pixels.
struct Baked {
  ImFontBaked* font;
  float scale;
};

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
  return {font->GetFontBaked(baked_size, 1.0f), wanted / baked_size * pen.px};
}

// The fonts lack the narrow no-break space and the no-break hyphen; their ordinary forms are drawn.
ImWchar drawn(unsigned c) {
  if (c == 0x202F || c == 0x2009) return 0x00A0;
  if (c == 0x2011) return '-';
  return static_cast<ImWchar>(c);
}

unsigned next(std::string_view text, std::size_t& at) {
  unsigned c = static_cast<unsigned char>(text[at]);
  if (c < 0x80) {
    ++at;
    return c;
  }
  const char* s = text.data() + at;
  const int bytes = ImTextCharFromUtf8(&c, s, text.data() + text.size());
  at += std::max(1, bytes);
  return c;
}

void report_cut(const Pen& pen, std::string_view text) {
  if (pen.cut) pen.cut->emplace_back(text);
}

// The middle of a capital (of a figure), from the top of the font's box, in CSS pixels.
float middle_of(const Baked& b) {
  const ImFontGlyph* g = b.font->FindGlyph('0');
  return (g->Y0 + g->Y1) * 0.5f * b.scale;
}

}  // namespace

void set_fonts(const Fonts& f) { fonts = f; }

void keep_baked(const Bake& bake) { bake.font->GetFontBaked(bake.size, 1.0f); }

float text_width(const Pen& pen, std::string_view text, Font font, float size) {
  const Baked b = baked(pen, font, size);
  float width = 0;
  for (std::size_t at = 0; at < text.size();)
    width += b.font->GetCharAdvance(drawn(next(text, at)));
  return width * b.scale;
}

void warm_figures(const Pen& pen, float size) {
  const Baked b = baked(pen, Font::numerals, size);
  for (ImWchar c = '0'; c <= '9'; ++c) b.font->FindGlyph(c);
}

void text_line(const Pen& pen, std::string_view text, float x, float y, const TypeStyle& style,
               Align align) {
  if (text.empty()) return;
  // All glyphs are looked up before space is reserved, because loading one may replace the atlas.
  float width = text_width(pen, text, style.font, style.size);
  const Baked b = baked(pen, style.font, style.size);
  int count = 0;
  for (std::size_t at = 0; at < text.size();)
    count += b.font->FindGlyph(drawn(next(text, at)))->Visible ? 1 : 0;
  if (align == Align::middle) x -= width * 0.5f;
  if (align == Align::right) x -= width;
  x = pen.snap(x);
  const float top = pen.snap(y - middle_of(b));
  ImDrawList& list = *pen.list;
  list.PrimReserve(count * 6, count * 4);
  for (std::size_t at = 0; at < text.size();) {
    const ImFontGlyph* g = b.font->FindGlyph(drawn(next(text, at)));
    if (g->Visible)
      list.PrimRectUV({x + g->X0 * b.scale, top + g->Y0 * b.scale},
                      {x + g->X1 * b.scale, top + g->Y1 * b.scale}, {g->U0, g->V0}, {g->U1, g->V1},
                      style.color);
    x += g->AdvanceX * b.scale;
  }
}

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
  std::size_t end = 0;
  const float space = r.w - text_width(pen, "…", style.font, style.size);
  for (std::size_t at = 0; at < text.size();) {
    next(text, at);
    if (text_width(pen, text.substr(0, at), style.font, style.size) > space) break;
    end = at;
  }
  text_line(pen, std::string(text.substr(0, end)) + "…", x, y, style, align);
}

std::vector<std::string_view> wrap(const Pen& pen, std::string_view text, Font font, float size,
                                   float width) {
  const Baked b = baked(pen, font, size);
  const float space = width / b.scale + 0.5f;
  std::vector<std::string_view> lines;
  std::size_t start = 0, good = 0, good_next = 0;
  float x = 0, x_good = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t here = at;
    const unsigned c = next(text, at);
    if (c == '\n') {
      lines.push_back(text.substr(start, here - start));
      start = good = good_next = at;
      x = x_good = 0;
      continue;
    }
    const float advance = b.font->GetCharAdvance(drawn(c));
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
    const std::string_view after =
        text.substr(static_cast<std::size_t>(line.data() - text.data()) + line.size());
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
