#include "web/draw/toolkit/fallback.h"

#include <imgui_internal.h>

#include <algorithm>
#include <map>
#include <string>
#include <tuple>

#include "core/graphemes.h"
#include "core/utf8.h"
#include "web/draw/toolkit/runs.h"
#include "web/draw/toolkit/shape_atlas.h"

namespace tablee::draw {
namespace {

constexpr std::size_t kMostWidths = 4000;
// Of pictures in the atlas, before a frame.
constexpr std::size_t kMostPictures = 400;
constexpr int kMostPixels = 1 << 20;
constexpr std::uint32_t kWhite = 0xFFFFFF;

struct Key {
  std::string text;
  Font font;
  float em;
  std::uint32_t rgb;
  auto operator<=>(const Key&) const = default;
};
struct Picture {
  AtlasId id = ImFontAtlasRectId_Invalid;  // invalid: there is nothing to see
  int left = 0, top = 0, width = 0, height = 0;
  bool coloured = false;
};

struct Painted {
  TextPainter painter;
  std::map<Key, float> widths;
  std::map<Key, Picture> pictures;
  int pixels = 0;  // of all of them
};
Painted& painted() {
  static Painted the;
  return the;
}

PaintOrder order_of(const Key& key) {
  return {key.text, key.font == Font::words ? 600 : 800, key.em, key.rgb};
}

float width_by_browser(const Baked& b, std::string_view text) {
  const Key key{std::string(text), b.font, b.em, kWhite};
  if (const auto at = painted().widths.find(key); at != painted().widths.end()) return at->second;
  const std::optional<float> width = painted().painter.measure(order_of(key));
  // What is drawn without it must not be recorded.
  if (!width) outdate_atlas();
  if (width) painted().widths.emplace(key, *width);
  return width.value_or(0);
}

AtlasId add_picture(const PaintedText& from) {
  if (from.width <= 0 || from.height <= 0) return ImFontAtlasRectId_Invalid;
  ImFontAtlasRect r;
  const AtlasId id = atlas().AddCustomRect(from.width, from.height, &r);
  ImTextureData* const tex = atlas().TexData;
  if (id == ImFontAtlasRectId_Invalid || tex->BytesPerPixel != 4) return id;
  for (int y = 0; y < from.height; ++y)
    std::copy_n(from.pixels.data() + y * from.width, from.width,
                static_cast<std::uint32_t*>(tex->GetPixelsAt(r.x, r.y + y)));
  painted().pixels += from.width * from.height;
  return id;
}

const Picture& picture_of(const Key& key) {
  auto [at, fresh] = painted().pictures.try_emplace(key);
  if (fresh) {
    const PaintedText made = painted().painter.paint(order_of(key));
    at->second = {
        ImFontAtlasRectId_Invalid, made.left, made.top, made.width, made.height, made.coloured};
    // Letters beside an emoji need a colour of their own: the texture has it, not the corners.
    if (!made.coloured || key.rgb != kWhite) at->second.id = add_picture(made);
  }
  return at->second;
}

void line_by_browser(const Pen& pen, const Baked& b, std::string_view text, Vec at, Color color) {
  const auto channel = [color](int shift) { return color >> shift & 0xFFu; };
  Key key{std::string(text), b.font, b.em, kWhite};
  if (picture_of(key).coloured) {
    key.rgb = channel(IM_COL32_R_SHIFT) << 16 | channel(IM_COL32_G_SHIFT) << 8 |
              channel(IM_COL32_B_SHIFT);
    // That white is asked for means that the texture has no colours.
    if (key.rgb == kWhite) key.rgb = 0xFEFEFE;
    color |= ~IM_COL32_A_MASK;
  }
  const Picture& picture = picture_of(key);
  ImFontAtlasRect tex;
  if (!find_in_atlas(picture.id, tex)) return;
  const Vec low{pen.snap(at.x) + static_cast<float>(picture.left) * b.scale,
                at.y + static_cast<float>(picture.top) * b.scale};
  const Vec size{static_cast<float>(picture.width), static_cast<float>(picture.height)};
  pen.list->PrimReserve(6, 4);
  pen.list->PrimRectUV(low, low + size * b.scale, tex.uv0, tex.uv1, color);
}

std::vector<Run> runs_in(const Baked& b, std::string_view text) {
  return runs_of(
      text,
      [](const void* fonts, char32_t c) {
        return has_letter(*static_cast<const Baked*>(fonts), c);
      },
      &b);
}

float run_width(const Baked& b, std::string_view text, const Run& run) {
  const std::string_view part = text.substr(run.begin, run.end - run.begin);
  return run.ours ? plain_width(b, part) : width_by_browser(b, part);
}

}  // namespace

void begin_fallback(const TextPainter& painter) {
  Painted& p = painted();
  p.painter = painter;
  fallback_is_here();
  if (p.widths.size() > kMostWidths) p.widths.clear();
  if (p.pictures.size() <= kMostPictures && p.pixels <= kMostPixels) return;
  for (const auto& [key, picture] : p.pictures)
    if (picture.id != ImFontAtlasRectId_Invalid) atlas().RemoveCustomRect(picture.id);
  p.pictures.clear();
  p.pixels = 0;
  outdate_atlas();
}

float fallback_width(const Baked& b, std::string_view text) {
  float width = 0;
  for (const Run& run : runs_in(b, text)) width += run_width(b, text, run);
  return width;
}

void fallback_line(const Pen& pen, const Baked& b, std::string_view text, float x, float top,
                   Color color) {
  const float baseline = top + std::round(b.glyphs->Ascent) * b.scale;
  for (const Run& run : runs_in(b, text)) {
    const std::string_view part = text.substr(run.begin, run.end - run.begin);
    if (run.ours) {
      x = plain_line(pen, b, part, x, top, color);
      continue;
    }
    const float width = width_by_browser(b, part);
    if (width > 0) line_by_browser(pen, b, part, {x, baseline}, color);
    x += width * b.scale;
  }
}

std::size_t fallback_end(const Baked& b, std::string_view text, float width) {
  std::size_t end = 0;
  for (std::size_t at = 0; at < text.size();) {
    at = text::next_grapheme(text, at);
    if (fallback_width(b, text.substr(0, at)) > width) break;
    end = at;
  }
  return end;
}

namespace {

// Where the word ends that begins there: before a blank at which a line may break, or behind a
// hyphen.
std::size_t word_end(std::string_view text, std::size_t at) {
  for (; at < text.size(); ++at) {
    if (text[at] == '\n') return at;
    if (text[at] == '-' && at + 1 < text.size()) return at + 1;
    const bool binds = at + 1 < text.size() && std::string_view(":;!?").find(text[at + 1]) < 4;
    if (text[at] == ' ' && !binds) return at;
  }
  return at;
}

}  // namespace

std::vector<std::string_view> fallback_wrap(const Baked& b, std::string_view text, float width) {
  std::vector<std::string_view> lines;
  const auto fits = [&](std::size_t from, std::size_t to) {
    return fallback_width(b, text.substr(from, to - from)) <= width;
  };
  std::size_t start = 0;
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == '\n') {
      lines.push_back(text.substr(start, at - start));
      start = ++at;
      continue;
    }
    const std::size_t word = at + (text[at] == ' '), end = word_end(text, word);
    if (!fits(start, end) && at > start) {
      lines.push_back(text.substr(start, at - start));
      start = word;
    }
    // A word wider than the line breaks between letters.
    while (!fits(start, end)) {
      const std::size_t letter = text::next_grapheme(text, start);
      const std::size_t part = start + fallback_end(b, text.substr(start, end - start), width);
      if (std::max(part, letter) >= end) break;
      lines.push_back(text.substr(start, std::max(part, letter) - start));
      start = std::max(part, letter);
    }
    at = end;
  }
  if (start < text.size() || lines.empty()) lines.push_back(text.substr(start));
  return lines;
}

}  // namespace tablee::draw
