#pragma once
// The players at their seats: name, points, card.

#include "web/draw/frame/recording.h"
#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/parts.h"
#include "web/games/nimmt/seat_paper.h"

namespace tablee::nimmt::drawing {

// The avatars; each is recorded and drawn again only when it has changed.
class Portraits {
 public:
  void draw(Stage& s, const Rect& slot, int index, bool on_back);

 private:
  PerSeat<Print> faces_;
};

class People {
 public:
  People(const Animator& animator, const Layout& at) : animator_(animator), at_(at) {}
  // `gathered`: revealed cards are shown in place of the hand and not at the seats.
  void draw(Stage& s, const Parts& parts, bool gathered);
  void draw_standing(Stage& s) const;

 private:
  float name_size(const Stage& s) const;
  void size_names(const Stage& s);
  void draw_seat(Stage& s, const Spoken* spoken, int index, bool gathered);
  SeatAvatar look_of(Stage& s, const Spoken* spoken, int index) const;
  Likeness likeness_of(const Stage& s, const SeatAvatar& look, int index) const;
  void draw_card(Stage& s, int index, bool gathered);

  const Animator& animator_;
  const Layout& at_;
  float name_size_ = 13;
  bool count_below_ = false;  // the count of special cards is below the name for lack of space
  Portraits portraits_;
  PerSeat<Recording> seats_;
  PerSeat<Print> slots_;
};

}  // namespace tablee::nimmt::drawing
