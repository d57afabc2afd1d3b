#pragma once
// What is written at a seat, and on what.

#include <string>

#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/table.h"

namespace tablee::nimmt::drawing {

struct SeatLook {
  Rect at;
  std::string heads, total;
  bool own = false, turn = false, drafting = false;
};
// The same at all seats.
struct SeatType {
  float name = 13;           // size of the longest
  bool count_below = false;  // the count of special cards has no room beside the name
};

// Side of the count of special cards.
float count_size(const Stage& s, float word);
// Room beside a name for it.
float count_width(const Stage& s, float word, bool below);
void draw_seat_paper(Stage& s, const Layout& layout, const SeatType& type, int held, int index,
                     const SeatLook& look);

}  // namespace tablee::nimmt::drawing
