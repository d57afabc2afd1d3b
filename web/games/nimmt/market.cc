#include "web/games/nimmt/market.h"

namespace tablee::nimmt::drawing {
namespace {

constexpr char kAbove[] = "market~above", kBelow[] = "market~below";
constexpr float kThumb = 44;
// The least width that a thumb can hit where a first tap only lifts a card: from the middle of one
// card to the next.
constexpr float kClose = 34;

}  // namespace

Market::Grid Market::grid(int columns, float least) const {
  const int rows = (cards_ + columns - 1) / columns;
  const float w = (area_.w + kBetween) / static_cast<float>(columns) - kBetween;
  const float h = std::clamp((area_.h + kBetween) / static_cast<float>(rows) - kBetween, least,
                             std::max(least, w * 1.25f));
  return {columns, std::min(w, h * 1.3f), h, static_cast<float>(rows) * (h + kBetween) - kBetween};
}

// In rows of ten where there is space, so that a number is found without searching.
void Market::lay_out(const Rect& area, int cards) {
  area_ = {area.x, area.y + 4, area.w, area.h - 6};
  cards_ = cards;
  const int most = std::max(5, static_cast<int>((area_.w + kBetween) / (kThumb + kBetween)));
  grid_ = grid(std::min(most, 10), kThumb);
  const auto fits = [&](const Grid& g) { return g.all <= area_.h + 0.5f; };
  for (int c = most; most < 10 && c >= 5; --c)
    if (const Grid fewer = grid(c, kThumb); fits(fewer)) grid_ = fewer;
  if (!fits(grid_) && most >= 20) grid_ = grid(20, kThumb);
  if (!fits(grid_)) {
    // Slightly smaller cards are better than cards that have to be scrolled to.
    constexpr float kLeast = kClose - kBetween;
    float best = kLeast;
    for (int c = 5; c <= 20; ++c) {
      const Grid close = grid(c, kLeast);
      const float side = std::min(close.w, close.h);
      if (!fits(close) || side < kLeast || side + (c % 10 == 0 ? kThumb : 0) < best) continue;
      best = side + (c % 10 == 0 ? kThumb : 0);
      grid_ = close;
    }
  }
  scroll.content = grid_.all;
  scroll.space = area_.h;
}

Rect Market::cell(int card) const {
  const int i = card - 1;
  const float step_x = grid_.w + kBetween, step_y = grid_.h + kBetween;
  const float wide = step_x * static_cast<float>(grid_.columns) - kBetween;
  return {area_.x + (area_.w - wide) * 0.5f + static_cast<float>(i % grid_.columns) * step_x,
          area_.y + static_cast<float>(i / grid_.columns) * step_y - scroll.at, grid_.w, grid_.h};
}

Rect Market::lifted(int card, const Sizes& size) const {
  const Rect r = cell(card);
  const float grows = std::max(1.08f, (size.touch + 8) / std::min(r.w, r.h));
  Rect up = around(center(r), r.w * grows, r.h * grows);
  up.x = std::clamp(up.x, area_.x, std::max(area_.x, right(area_) - up.w));
  // It stays within the area, but moves along when its cell is scrolled away.
  const float most = (up.h - r.h) * 0.5f;
  up.y += std::clamp(area_.y - up.y, 0.0f, most);
  up.y -= std::clamp(bottom(up) - bottom(area_), 0.0f, most);
  return up;
}

Market::Tag Market::above(const Sizes& size) const {
  int last = 0;
  const float edge = area_.y - 4;
  if (scroll.at > 1)
    while (last < cards_ && center(cell(last + 1)).y < edge) ++last;
  return {kAbove, 1, last, {center(area_).x, edge - 4 * size.unit}, -1};
}

Market::Tag Market::below(const Sizes& size) const {
  int first = cards_ + 1;
  const float edge = bottom(area_) + 2;
  if (scroll.at < scroll.most() - 1)
    while (first > 1 && center(cell(first - 1)).y > edge) --first;
  return {kBelow, first, cards_, {center(area_).x, edge + 4 * size.unit}, 1};
}

bool Market::bring(const Touch& touch, bool travels) {
  const float way = touch.tapped() == kAbove ? -1.0f : touch.tapped() == kBelow ? 1.0f : 0.0f;
  if (way == 0) return false;
  const float row = grid_.h + kBetween;
  const float far = std::max(row, std::floor(area_.h / row - 1) * row);
  float there = std::clamp(scroll.at + way * far, 0.0f, scroll.most());
  // No row is left half visible at an end.
  if (there < row) there = 0;
  if (scroll.most() - there < row) there = scroll.most();
  // With the speed that a finger would give it.
  scroll.speed = travels ? (there - scroll.at) * Touch::kFriction + way * Touch::kSlowest : 0;
  if (!travels) scroll.at = there;
  return true;
}

}  // namespace tablee::nimmt::drawing
