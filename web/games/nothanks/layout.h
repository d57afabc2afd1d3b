#pragma once
// Where everything of a table of Non merci lies. Pure arithmetic: from sizes to rectangles.

#include <array>

#include "core/seat.h"
#include "web/draw/toolkit/theme.h"

namespace tablee::nothanks::drawing {

using namespace draw;

// What the layout depends on.
struct Shape {
  Rect safe;
  Sizes size;
  int players = 4;
  Seat tray = kNobody;  // whose cards lie before us; kNobody: all sit round the table
  bool left_handed = false;
  float words = 0;       // height of the prompt when it is as wide as decision_width()
  float decisions = 0;   // height of one button
  bool stacked = false;  // one button under the other
  bool scrolls = false;  // it does not fit otherwise
};

struct Layout {
  Rect bar, people, centre, card, pile, pot, tray, prompt, action;
  Rect choice[2];        // take, no
  float score = 0;       // height of the words under the pile
  PerSeat<Rect> seat{};  // the tray among them
  float content = 0;     // total height; more than the screen's: scrolls
  bool fits = true;      // false: lay it out anew with `scrolls`
};

Layout lay_out(const Shape& shape);
// The width of prompt and buttons together.
float decision_width(const Shape& shape);
// Height of the line with a player's name and figures.
constexpr float header_height(const Sizes& z) { return std::round(z.small * 1.5f); }
constexpr float seat_pad(const Sizes& z) { return std::round(6 * z.unit); }

}  // namespace tablee::nothanks::drawing
