#pragma once
// Draws the text of a seat and its background.

#include <string>

#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/table.h"

namespace tablee::nimmt::drawing {

struct SeatAvatar {
  Rect at;
  std::string heads, total;
  bool own = false, turn = false, drafting = false;
  bool first = false;  // the first round: its heads are the total
};
// The sizes that are the same at all seats.
struct SeatType {
  float name = 13;           // the size that the longest name needs
  bool count_below = false;  // the count of special cards is below the name for lack of space
};

// Draws numbers in lines, as small as necessary, each in the colour of its class.
void known_cards(const Pen& pen, const CardSet& cards, const Rect& r, float size);
// The side of the count of special cards.
float count_size(const Stage& s, float word);
// The width for it beside a name.
float count_width(const Stage& s, float word, bool below);
void draw_seat_paper(Stage& s, const Layout& layout, const SeatType& type, int held, int index,
                     const SeatAvatar& look);

}  // namespace tablee::nimmt::drawing
