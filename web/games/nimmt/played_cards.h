#pragma once
// The cards that everybody has put down: before people, or, once turned over, where the hand lies
// while nobody's does.

#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/parts.h"
#include "web/games/nimmt/people.h"
#include "web/games/nimmt/sprites.h"

namespace tablee::nimmt::drawing {

class PlayedCards {
 public:
  PlayedCards(const Animator& animator, const Layout& at, Sprites& sprites)
      : animator_(animator), at_(at), sprites_(sprites) {}
  // Where they lie from now on.
  void lay(const Stage& s, const Parts& parts, const People& people);
  bool gathered() const { return gathered_; }
  // Where that seat's lies.
  const Rect& at(int seat) const { return open_[seat]; }
  void place(Stage& s, const Parts& parts);

 private:
  bool gathers(const Stage& s, const Parts& parts) const;
  void gather(const Stage& s, const People& people);
  void draw_names(Stage& s) const;

  const Animator& animator_;
  const Layout& at_;
  Sprites& sprites_;
  PerSeat<Rect> open_{};   // where cards lie that have been turned over
  bool gathered_ = false;  // … which is not before people
};

}  // namespace tablee::nimmt::drawing
