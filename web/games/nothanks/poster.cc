// The picture on the poster: chips in stacks, and one card that no player wants.

#include "web/games/nothanks/panel.h"

namespace tablee::nothanks::drawing {

void Panel::poster(const Pen& pen, const Rect& r, std::string_view) const {
  const float h = r.h * 0.98f, w = h / 1.4f;
  const Rect card = around({r.x + r.w * 0.5f, r.y + r.h * 0.55f}, w, h);
  {
    const Moved turned(pen, center(card), -0.07f, 1, 1);
    warm_card(pen, card, 35, {.height = 8});
  }
  const float radius = r.h * 0.17f;
  const float spread = std::min(r.w * 0.36f, h * 0.95f);
  const struct {
    float x, y;
    int count;
  } stacks[] = {{-1, 0.78f, 3}, {-0.66f, 0.9f, 1}, {0.95f, 0.82f, 4}, {0.62f, 0.93f, 2}};
  for (const auto& stack : stacks) {
    const Vec foot{r.x + r.w * 0.5f + stack.x * spread, r.y + r.h * stack.y - radius * 0.4f};
    shadow_of_chip(pen, foot, radius);
    for (int i = 0; i < stack.count; ++i)
      chip(pen, {foot.x, foot.y - static_cast<float>(i) * radius * 0.3f}, radius,
           i + 1 < stack.count);
  }
}

}  // namespace tablee::nothanks::drawing
