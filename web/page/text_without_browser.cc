// In a browser's place, natively: a box for each grapheme cluster, so that what is drawn with the
// fonts of a device has a width and a picture in tests, the same on every machine.

#ifndef __EMSCRIPTEN__

#include <algorithm>
#include <cmath>

#include "core/graphemes.h"
#include "core/utf8.h"
#include "web/page/page.h"

namespace tablee::page {
namespace {

// Of a letter's width and height, in parts of the em.
constexpr float kNarrow = 0.6f, kWide = 1, kTall = 0.7f;

float wide_as(std::string_view letter, float em) {
  std::size_t at = 0;
  const char32_t c = next_code_point(letter, at);
  return em * (c >= 0x2E80 ? kWide : kNarrow);
}

}  // namespace

std::vector<std::int32_t> browser_text(TextPart part, std::string_view text, int, float em,
                                       std::uint32_t rgb) {
  float width = 0;
  std::vector<std::pair<float, float>> boxes;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text::next_grapheme(text, at);
    const float wide = wide_as(text.substr(at, end - at), em);
    if (text[at] != ' ') boxes.emplace_back(width, width + wide * 0.85f);
    width += wide;
    at = end;
  }
  if (part == TextPart::width) return {static_cast<std::int32_t>(std::ceil(width * 64))};
  const int w = static_cast<int>(std::ceil(width)), h = static_cast<int>(std::ceil(em * kTall));
  std::vector<std::int32_t> made{0, -h, w, h, 0};
  const auto swapped =
      static_cast<std::int32_t>(0xFF000000u | (rgb & 0xFFu) << 16 | (rgb & 0xFF00u) | rgb >> 16);
  for (int y = 0; y < h; ++y) {
    for (int x = 0; x < w; ++x) {
      const auto middle = static_cast<float>(x) + 0.5f;
      const bool covered = std::any_of(boxes.begin(), boxes.end(), [middle](const auto& box) {
        return middle > box.first && middle < box.second;
      });
      made.push_back(covered ? swapped : 0);
    }
  }
  return made;
}

}  // namespace tablee::page

#endif
