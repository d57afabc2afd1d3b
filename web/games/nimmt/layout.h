#pragma once
// The layout of a table of 6 qui prend. Pure arithmetic: from sizes to rectangles.

#include <array>
#include <vector>

#include "core/seat.h"
#include "games/nimmt/rows.h"
#include "web/draw/toolkit/theme.h"

namespace tablee::nimmt::drawing {

using namespace draw;

struct Layout;

// Everything that the layout depends on.
struct Shape {
  Rect safe;
  Sizes size;
  int players = 4;
  int rows = 4;    // lanes to draw; 0 while drafting
  int market = 0;  // places of the market; 0: none
  int hand = 10;   // cards in the hand now
  bool has_hand = true;
  bool left_ends = false;
  int known = 0;          // the most known cards of a hand that are shown at a seat
  float words = 0;        // height of the action line's words at the width `action_width`
  float least_words = 0;  // … in the smallest readable size
  float actions = 0;      // width of the action line's buttons, 0: none
  bool stacked = false;   // the buttons are under the words
  float choices = 0;      // height of the buttons in place of the hand, 0: none
  int places = nimmt::kRowCapacity + 1;  // places of a lane, with the one that takes the row
  bool specials = false;                 // the variant with special cards
  int own_specials = 0;                  // kinds of special cards in the viewer's hand
  // Seats are beside the lanes, even where the area is hardly wider than high.
  bool sideways = false;
  // The same table with text of the usual size, where text is larger: no card may be smaller than
  // there. Words, seats and the space between give way.
  const Layout* usual = nullptr;
};

struct Layout {
  bool column = false;  // the seats are beside the lanes
  bool low = false;     // a phone in landscape
  Rect bar, people, lanes_area, action, hand, market;
  Rect specials;            // the viewer's special cards
  int special_columns = 0;  // the columns of those; 0: side by side
  Rect stock;               // the special cards that belong to no seat
  PerSeat<Rect> seat{};
  PerSeat<Rect> played{};  // the chosen or revealed card of each seat
  PerSeat<Rect> known{};
  std::array<Rect, nimmt::kMaxRows> lane{};
  std::array<Rect, nimmt::kMaxRows> heads{};
  float card_w = 0, card_h = 0, lane_gap = 0, tab = 0;
  float hand_w = 0, hand_h = 0;  // the size of a card of the hand
  int hand_rows = 1;
  // The part of a small screen that scrolls: the seats, and the lanes below them unless these have
  // a place beside it. The action line and the hand are always visible.
  Rect window;
  float content = 0;  // the height of its content; it scrolls if that is more than the window's
  // The place 0 … 5 in a lane.
  Rect place(int row, int index) const;
  // The narrow open end at the left (variant profi).
  Rect left_tab(int row) const;
};

Layout lay_out(const Shape& shape);
// The place of a revealed card while no hand is shown: in place of the hand, so large that all of
// them fit, with a line of words below each. The width is 0 where the cards would hardly be larger
// than at the seats.
Rect turned_over(const Layout& layout, const Sizes& size, int place, int count);
// The place of such a card, or of one at a seat, while it is enlarged by that factor. The name of
// its player stays readable below it, above it or at its left.
Rect standing_out(const Layout& layout, const Rect& card, const Rect& safe, bool gathered,
                  float grow);
// The centre of the leader's mark on the upper edge of that seat: not between two seats, and clear
// of names of usual length and of the count of special cards.
Vec leader_spot(const Layout& layout, const Sizes& size, std::size_t seat, bool specials);
constexpr float named_height(const Sizes& size) { return std::round(size.small * 1.45f); }
// The width that the words of the action line get, whatever their height.
float action_width(const Shape& shape);

}  // namespace tablee::nimmt::drawing
