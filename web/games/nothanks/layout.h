#pragma once
// The layout of a table of Non merci. Pure arithmetic: from sizes to rectangles.

#include <array>

#include "core/seat.h"
#include "web/draw/toolkit/theme.h"

namespace tablee::nothanks::drawing {

using namespace draw;

// Everything that the layout depends on.
struct Shape {
  Rect safe;
  Sizes size;
  int players = 4;
  Seat tray = kNobody;  // the seat in front of the screen; kNobody: none
  bool left_handed = false;
  float words = 0;       // height of the prompt at the width decision_width()
  float decisions = 0;   // height of one button
  bool stacked = false;  // one button is below the other
  bool scrolls = false;  // the table scrolls because it does not fit otherwise
  // Where text is larger than usual: the height of the card with usual text. Seats, and then what
  // does not have to be seen for the decision, give way.
  float card = 0;
};

struct Layout {
  Rect bar, people, centre, card, pile, pot, tray, prompt, action;
  Rect choice[2];        // take, no
  float score = 0;       // height of the words below the pile
  PerSeat<Rect> seat{};  // the tray is one of them
  float content = 0;     // the total height; it scrolls if that is more than the screen's
  bool fits = true;      // false: it has to be laid out again with `scrolls`
};

Layout lay_out(const Shape& shape);
// The width of prompt and buttons together.
float decision_width(const Shape& shape);
// The height of the line with a player's name and figures.
constexpr float header_height(float word) { return std::round(word * 1.5f); }
constexpr float header_height(const Sizes& z) { return header_height(z.small); }
constexpr float seat_pad(const Sizes& z) { return std::round(6 * z.unit); }

}  // namespace tablee::nothanks::drawing
