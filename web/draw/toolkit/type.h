#pragma once
// Texts and figures. Sizes are em heights in CSS pixels; glyphs are rasterised at device pixels, so
// that every size is crisp at every pixel ratio.

#include <string_view>
#include <vector>

#include "web/draw/toolkit/shapes.h"

namespace tablee::draw {

enum class Font : std::uint8_t { words, bold, numerals };
enum class Align : std::uint8_t { left, middle, right };

struct TypeStyle {
  Font font = Font::words;
  float size = 16;
  Color color = 0;
};

float text_width(const Pen& pen, std::string_view text, Font font, float size);
// Rasterises the ten figures in that size, so that no frame of an animation has to.
void warm_figures(const Pen& pen, float size);
// Marks it as used although no new text uses it; otherwise the atlas drops it when it needs space.
void keep_baked(const Bake& bake);
// The distance between two lines.
constexpr float line_height(float size) { return std::round(size * 1.34f); }
// One line whose capitals are centred on `y`; `x` is its left, middle or right.
void text_line(const Pen& pen, std::string_view text, float x, float y, const TypeStyle& style,
               Align align = Align::left);
// One line that shrinks down to `least` to fit the width, then loses its end to an ellipsis.
void text_fit(const Pen& pen, std::string_view text, const Rect& r, TypeStyle style, float least,
              Align align = Align::left);

// Breaks at spaces and after hyphens, and between letters where one word is wider than the line.
// The views point into `text`.
std::vector<std::string_view> wrap(const Pen& pen, std::string_view text, Font font, float size,
                                   float width);
float widest_word(const Pen& pen, std::string_view text, Font font, float size);
// The height that text_block would take.
float block_height(const Pen& pen, std::string_view text, Font font, float size, float width);
// Wrapped text from the top of `r`; returns its height. Lines outside the clip are skipped.
float text_block(const Pen& pen, std::string_view text, const Rect& r, const TypeStyle& style,
                 Align align = Align::left);
// Wrapped text centred vertically, shrinking down to `least` until it fits. Returns its place.
Rect text_box(const Pen& pen, std::string_view text, const Rect& r, TypeStyle style, float least,
              Align align = Align::middle);

}  // namespace tablee::draw
