#pragma once
// The viewer's hand, or the next person's, face down.

#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/parts.h"
#include "web/games/nimmt/sprites.h"

namespace tablee::nimmt::drawing {

class Hand {
 public:
  Hand(const Animator& animator, const Layout& at, Sprites& sprites)
      : animator_(animator), at_(at), sprites_(sprites) {}
  // The cards that are shown.
  const CardSet& cards() const { return animator_.shown().hand; }
  // Another table, or this one again after another screen.
  void forget() { covered_ = false; }
  // Shows that many cards face down in place of a hand.
  void hide(int cards) { hidden_ = cards; }
  // The number of cards that there is space for.
  int count() const;
  // The cell of that card, and its pose in it.
  Rect cell(int index) const;
  Pose pose(int index) const;
  // How far a lifted card rises; it must not reach the words above the hand.
  float rise(const Stage& s) const;
  // `away`: below the edge of the screen, as something else is in its place.
  void place(Stage& s, const Parts& parts, bool away);

 private:
  Vec place_card(Stage& s, const Spoken& spoken, const Rect& cell, Pose& pose, CardLook& look,
                 int& layer);

  const Animator& animator_;
  const Layout& at_;
  Sprites& sprites_;
  int hidden_ = 0;
  bool covered_ = false;  // cards lay face down in the last frame
};

}  // namespace tablee::nimmt::drawing
