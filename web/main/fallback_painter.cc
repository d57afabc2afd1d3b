// Text of which our fonts lack letters, drawn by the page.

#include "web/main/fallback_painter.h"

#include <algorithm>

#include "web/draw/toolkit/text_painter.h"
#include "web/page/page.h"

namespace tablee::web {
namespace {

bool asked = false;  // in this frame

std::optional<float> measure(const draw::PaintOrder& order) {
  const auto made =
      page::browser_text(page::TextPart::width, order.text, order.weight, order.em, order.rgb);
  if (!made.empty()) return static_cast<float>(made[0]) / 64;
  // Its script comes when it is first needed, and has a frame drawn then.
  if (!asked) page::post(R"({"do":"open","page":"text"})");
  asked = true;
  return std::nullopt;
}

draw::PaintedText paint(const draw::PaintOrder& order) {
  constexpr std::size_t kHead = 5;
  const auto made =
      page::browser_text(page::TextPart::picture, order.text, order.weight, order.em, order.rgb);
  if (made.size() < kHead) return {};
  draw::PaintedText text{made[0], made[1], made[2], made[3], made[4] != 0, {}};
  const std::size_t area = made.size() - kHead;
  if (text.width <= 0 || text.height <= 0 ||
      area / static_cast<std::size_t>(text.width) != static_cast<std::size_t>(text.height))
    return {};
  text.pixels.assign(made.begin() + kHead, made.end());
  return text;
}

}  // namespace

void begin_fallback() {
  asked = false;
  draw::begin_fallback({measure, paint});
}

}  // namespace tablee::web
