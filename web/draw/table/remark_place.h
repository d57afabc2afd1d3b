#pragma once
// Where a bot's words lie at its seat: never over a card, nor over anybody else's name. Pure
// arithmetic.

#include "web/draw/toolkit/geometry.h"

namespace tablee::draw {

// Beside a card, where the seats stand in a column: the seat's own place less the card's.
constexpr Rect remark_beside(const Rect& seat, const Rect& card) {
  return {seat.x + 2, seat.y + 2, card.x - seat.x - 4, seat.h - 4};
}

// On the line of the seat's own name, which ends at `below`.
constexpr Rect remark_over_name(const Rect& seat, float below, float width) {
  return {seat.x, seat.y, std::min(width, seat.w), below - seat.y - 1};
}

// Where people stand side by side under the bar: over its title, which ends where its buttons
// begin, as near to the seat as that goes.
constexpr Rect remark_over_title(const Rect& seat, const Rect& bar, float buttons, float width) {
  const float room = buttons - bar.x - 4;
  const float w = std::min(width, room);
  return {std::clamp(center(seat).x - w * 0.5f, bar.x + 2, bar.x + 2 + room - w), bar.y + 2, w,
          bar.h - 5};
}

}  // namespace tablee::draw
