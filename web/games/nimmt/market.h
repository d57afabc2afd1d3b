#pragma once
// The cards of a draft in a grid that scrolls where they do not all fit. Positions only, without
// drawing. Lengths are CSS pixels.

#include "web/draw/frame/touch.h"
#include "web/draw/toolkit/theme.h"

namespace tablee::nimmt::drawing {

using namespace draw;

class Market {
 public:
  // Lays out that many cards, from 1 on, in that area.
  void lay_out(const Rect& area, int cards);
  // The place of that card; it may be scrolled out of sight.
  Rect cell(int card) const;
  // The area in which a finger hits it, including half of the gaps to its neighbours.
  Rect reach(int card) const { return inset(cell(card), -kBetween * 0.5f); }
  // The place of that card while it is lifted: larger than the finger that has lifted it.
  Rect lifted(int card, const Sizes& size) const;

  // A label on an edge with the first and last card outside it.
  struct Tag {
    const char* id;
    int from, to;
    Vec at;     // the centre of the label
    float way;  // −1 up, 1 down
    bool names() const { return from <= to; }
  };
  Tag above(const Sizes& size) const;
  Tag below(const Sizes& size) const;
  // After a tap on a label, scrolls to the cards that it names, except for a row that is already
  // visible: at the speed of a finger, or at once. Returns true while it does.
  bool bring(const Touch& touch, bool travels);

  Scroll scroll;

 private:
  static constexpr float kBetween = 3;
  struct Grid {
    int columns = 10;
    float w = 0, h = 0;  // the size of a cell
    float all = 0;       // the height of all cells
  };
  Grid grid(int columns, float least) const;

  Rect area_;
  int cards_ = 0;
  Grid grid_;
};

}  // namespace tablee::nimmt::drawing
