#pragma once
// Where everything of a table of 6 qui prend lies. Pure arithmetic: from sizes to rectangles.

#include <array>
#include <vector>

#include "core/seat.h"
#include "games/nimmt/rows.h"
#include "web/draw/toolkit/theme.h"

namespace tablee::nimmt::drawing {

using namespace draw;

// What the layout depends on.
struct Shape {
  Rect safe;
  Sizes size;
  int players = 4;
  int rows = 4;    // lanes to draw; 0 while drafting
  int market = 0;  // places of the market; 0: none
  int hand = 10;   // cards in the hand now
  bool has_hand = true;
  bool left_ends = false;
  int known = 0;         // most cards of a hand that are shown under a seat
  float words = 0;       // height of the action line's words when it is as wide as `action_width`
  float actions = 0;     // width of the action line's buttons, 0: none
  bool stacked = false;  // buttons under the words
  float choices = 0;     // height of the buttons in place of the hand, 0: none
  int places = nimmt::kRowCapacity + 1;  // of a lane, with the dangerous one
  bool specials = false;                 // the variant with special cards
  int own_specials = 0;                  // kinds of them in one's own hand
  // People beside the lanes, even where the room left is hardly wider than high.
  bool sideways = false;
};

struct Layout {
  bool column = false;  // people stand beside the lanes
  bool low = false;     // a phone on its side
  Rect bar, people, lanes_area, action, hand, market;
  Rect specials;            // one's own special cards
  int special_columns = 0;  // … which stand in columns; 0: side by side
  Rect stock;               // those of nobody
  PerSeat<Rect> seat{};
  PerSeat<Rect> played{};  // of the card put down
  PerSeat<Rect> known{};
  std::array<Rect, nimmt::kMaxRows> lane{};
  std::array<Rect, nimmt::kMaxRows> heads{};
  float card_w = 0, card_h = 0, lane_gap = 0, tab = 0;
  float hand_w = 0, hand_h = 0;  // a card of the hand
  int hand_rows = 1;
  // What gives way on a small screen scrolls there: the people, and the lanes under them unless
  // these have a place of their own beside it. The action line and the hand always stay in sight.
  Rect window;
  float content = 0;  // its height; more than the window's: scrolls
  // Place 0 … 5 in a lane.
  Rect place(int row, int index) const;
  // The narrow open end at the left (profi).
  Rect left_tab(int row) const;
};

Layout lay_out(const Shape& shape);
// Where a card lies that everybody has turned over while nobody's hand lies there: in the hand's
// place, so large that all of them fit, with a line of words of that height under each. Of width 0
// where that would be hardly larger than before people.
Rect turned_over(const Layout& layout, const Sizes& size, int place, int count);
// Where such a card, or one before somebody, lies while it stands out, so many times as large: who
// has played it can be read all the same, under it, over it or at its left.
Rect standing_out(const Layout& layout, const Rect& card, const Rect& safe, bool gathered,
                  float grow);
// The middle of the mark of who leads, on the upper edge of that seat: not between two of them, and
// where names of usual length and the count of special cards leave room.
Vec leader_spot(const Layout& layout, const Sizes& size, std::size_t seat, bool specials);
constexpr float named_height(const Sizes& size) { return std::round(size.small * 1.45f); }
// The width that the action line's words get, whatever their height.
float action_width(const Shape& shape);

}  // namespace tablee::nimmt::drawing
