#pragma once
// The cards of a draft in a grid, and how it scrolls where they do not all fit. Where everything
// lies, without a picture. Lengths are CSS pixels.

#include "web/draw/frame/touch.h"
#include "web/draw/toolkit/theme.h"

namespace tablee::nimmt::drawing {

using namespace draw;

class Market {
 public:
  // So many cards, 1 first, in that area.
  void lay_out(const Rect& area, int cards);
  // Where that card is drawn; it may be scrolled away.
  Rect cell(int card) const;
  // … and what a finger may hit: with half of what lies between it and its neighbours.
  Rect reach(int card) const { return inset(cell(card), -kBetween * 0.5f); }
  // … and where it is drawn while it is up: larger than the finger that has lifted it.
  Rect lifted(int card, const Sizes& size) const;

  // Which cards lie beyond an edge, from the first to the last of them, written on that edge.
  struct Tag {
    const char* id;
    int from, to;
    Vec at;     // its middle
    float way;  // −1 up, 1 down
    bool names() const { return from <= to; }
  };
  Tag above(const Sizes& size) const;
  Tag below(const Sizes& size) const;
  // A tag that was tapped brings what it names, but for a row that is seen already: at a finger's
  // pace, or at once. True while it does.
  bool bring(const Touch& touch, bool travels);

  Scroll scroll;

 private:
  static constexpr float kBetween = 3;
  struct Grid {
    int columns = 10;
    float w = 0, h = 0;  // of a cell
    float all = 0;       // height of all of them
  };
  Grid grid(int columns, float least) const;

  Rect area_;
  int cards_ = 0;
  Grid grid_;
};

}  // namespace tablee::nimmt::drawing
