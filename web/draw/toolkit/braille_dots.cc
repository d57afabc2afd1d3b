#include "web/draw/toolkit/braille_dots.h"

namespace tablee::draw {
namespace {

// Dot n is bit n - 1; dots 1 to 3 are at the left, 4 to 6 at the right.
constexpr std::uint8_t kLiterary[] = {0x1A, 0x01, 0x03, 0x09, 0x19, 0x11, 0x0B, 0x1B, 0x13, 0x0A};
constexpr std::uint8_t kAntoine[] = {0x3C, 0x21, 0x23, 0x29, 0x39, 0x31, 0x2B, 0x3B, 0x33, 0x2A};
constexpr std::uint8_t kLiterarySign = 0x3C, kAntoineSign = 0x20;

}  // namespace

void braille_number(const Pen& pen, Vec at, Align align, float card_width, Card card, Color c) {
  if (pen.dots == Dots::none) return;
  const float step = card_width * 0.045f;  // between the dots of a cell
  if (step < 1.6f) return;
  const bool antoine = pen.dots == Dots::antoine;
  std::uint8_t cells[4] = {antoine ? kAntoineSign : kLiterarySign};
  int n = 1;
  for (int unit = card >= 100 ? 100 : card >= 10 ? 10 : 1; unit > 0; unit /= 10)
    cells[n++] = (antoine ? kAntoine : kLiterary)[card / unit % 10];
  const float next = step * 2.3f;
  const float wide = next * static_cast<float>(n - 1) + step;
  float x = align == Align::right ? at.x - wide : at.x;
  for (int i = 0; i < n; ++i, x += next)
    for (int dot = 0; dot < 6; ++dot)
      if (cells[i] >> dot & 1)
        disc(pen, {x + (dot < 3 ? 0 : step), at.y + step * static_cast<float>(dot % 3)},
             step * 0.34f, c);
}

}  // namespace tablee::draw
