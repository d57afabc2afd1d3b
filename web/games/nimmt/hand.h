#pragma once
// One's own hand, or the next person's, face down.

#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/parts.h"
#include "web/games/nimmt/sprites.h"

namespace tablee::nimmt::drawing {

class Hand {
 public:
  Hand(const Animator& animator, const Layout& at, Sprites& sprites)
      : animator_(animator), at_(at), sprites_(sprites) {}
  // Those that are shown.
  const CardSet& cards() const { return animator_.shown().hand; }
  // So many cards lie face down in place of a hand.
  void hide(int cards) { hidden_ = cards; }
  // How many cards there is room for.
  int count() const;
  // Where that card is held; how it lies there.
  Rect cell(int index) const;
  Pose pose(int index) const;
  // How far a lifted card stands out: not as far as the words above the hand.
  float rise(const Stage& s) const;
  void place(Stage& s, const Parts& parts);

 private:
  Vec place_card(Stage& s, const Spoken& spoken, const Rect& cell, Pose& pose, CardLook& look,
                 int& layer);

  const Animator& animator_;
  const Layout& at_;
  Sprites& sprites_;
  int hidden_ = 0;
};

}  // namespace tablee::nimmt::drawing
