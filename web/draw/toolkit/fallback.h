#pragma once
// Font fallback: words of which our fonts lack a letter are drawn by the browser, with the fonts of
// the device, into the atlas (runs.h). For type.cc alone. Widths without a unit are device pixels
// of the font's baked size.

#include <string_view>
#include <vector>

#include "web/draw/toolkit/text_painter.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {

// A font baked in whole device pixels, and the factor back to CSS pixels.
struct Baked {
  ImFontBaked* glyphs;
  float scale;
  Font font;
  float em;  // device pixels
};

// Of a text that our fonts can write.
float plain_width(const Baked& b, std::string_view text);
// Returns where the next letter stands; `top` is that of the font's box. CSS pixels.
float plain_line(const Pen& pen, const Baked& b, std::string_view text, float x, float top,
                 Color color);
// A blank and a hyphen that must not break are written as their plain twins.
bool has_letter(const Baked& b, char32_t c);
// Does the font lack a letter of it?
bool lacks_letters(const Baked& b, std::string_view text);

// From now on the functions below are called.
void fallback_is_here();
float fallback_width(const Baked& b, std::string_view text);
void fallback_line(const Pen& pen, const Baked& b, std::string_view text, float x, float top,
                   Color color);
// The end of the longest beginning that is no wider, in whole grapheme clusters.
std::size_t fallback_end(const Baked& b, std::string_view text, float width);
std::vector<std::string_view> fallback_wrap(const Baked& b, std::string_view text, float width);

}  // namespace tablee::draw
