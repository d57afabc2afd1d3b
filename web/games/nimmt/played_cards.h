#pragma once
// The cards that players have chosen: at the seats, or, once they are revealed, in place of the
// hand.

#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/parts.h"
#include "web/games/nimmt/sprites.h"

namespace tablee::nimmt::drawing {

class PlayedCards {
 public:
  PlayedCards(const Animator& animator, const Layout& at, Sprites& sprites)
      : animator_(animator), at_(at), sprites_(sprites) {}
  // Sets their places for this frame.
  void lay(const Stage& s, const Parts& parts);
  bool gathered() const { return gathered_; }
  // The place of that seat's card.
  const Rect& at(int seat) const { return open_[seat]; }
  void place(Stage& s, const Parts& parts);

 private:
  bool gathers(const Parts& parts) const;
  void gather(const Stage& s);
  void draw_names(Stage& s) const;

  const Animator& animator_;
  const Layout& at_;
  Sprites& sprites_;
  PerSeat<Rect> open_{};   // the places of revealed cards
  bool gathered_ = false;  // whether those are in place of the hand
};

}  // namespace tablee::nimmt::drawing
