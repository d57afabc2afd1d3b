#pragma once
// Where a bot's remark lies at its seat: over names, never over a card. Pure arithmetic.

#include "web/draw/geometry.h"

namespace tablee::draw {

// Beside a card, where the seats stand in a column: the seat's own place less the card's.
constexpr Rect remark_beside(const Rect& seat, const Rect& card) {
  return {seat.x + 2, seat.y + 2, card.x - seat.x - 4, seat.h - 4};
}

// On the line of the names, which ends at `below`: as wide as the words, from that seat to either
// side, within `area`.
constexpr Rect remark_over_names(const Rect& seat, float below, float width, const Rect& area) {
  const float w = std::min(width, area.w);
  const float x = std::clamp(center(seat).x - w * 0.5f, area.x, right(area) - w);
  return {x, seat.y, w, below - seat.y - 1};
}

}  // namespace tablee::draw
