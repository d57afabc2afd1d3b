#pragma once
// Who draws text with the fonts of the device: the page, by way of web/main.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tablee::draw {

// One line of text in one direction. Weights are those of CSS; `em` is in device pixels.
struct PaintOrder {
  std::string_view text;
  int weight;
  float em;
  std::uint32_t rgb;  // of letters; emoji have colours of their own
};
struct PaintedText {
  int left, top;      // from where the text begins on its baseline, in device pixels
  int width, height;  // 0: there is nothing to see
  bool coloured;      // has other colours than that of the letters
  std::vector<std::uint32_t> pixels;  // rows from the top, R in the lowest byte, not premultiplied
};
struct TextPainter {
  // Where the next text would begin, in device pixels. Nothing: it cannot be said yet.
  std::optional<float> (*measure)(const PaintOrder& order);
  // After it has been measured.
  PaintedText (*paint)(const PaintOrder& order);
};

// Before each frame, as soon as there is one. Until then words of which our fonts lack letters take
// no room and are not drawn.
void begin_fallback(const TextPainter& painter);

}  // namespace tablee::draw
