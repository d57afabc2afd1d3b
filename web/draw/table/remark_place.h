#pragma once
// Where a bot's remark is shown: near its seat, and never over a card or over another player's
// name. Pure arithmetic.

#include "web/draw/toolkit/geometry.h"

namespace tablee::draw {

// Beside a card, where the seats are in a column: the seat's rectangle without the card's.
constexpr Rect remark_beside(const Rect& seat, const Rect& card) {
  return {seat.x + 2, seat.y + 2, card.x - seat.x - 4, seat.h - 4};
}

// Over the seat's own name, which ends at `below`.
constexpr Rect remark_over_name(const Rect& seat, float below, float width) {
  return {seat.x, seat.y, std::min(width, seat.w), below - seat.y - 1};
}

// Over the title of the bar, where seats are side by side below it: up to the first button of the
// bar, and as near to the seat as possible.
constexpr Rect remark_over_title(const Rect& seat, const Rect& bar, float buttons, float width) {
  const float space = buttons - bar.x - 4;
  const float w = std::min(width, space);
  return {std::clamp(center(seat).x - w * 0.5f, bar.x + 2, bar.x + 2 + space - w), bar.y + 2, w,
          bar.h - 5};
}

}  // namespace tablee::draw
