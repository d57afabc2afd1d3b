#pragma once
// The players at their seats: name, points, card. While cards are placed, the players stand in the
// order of their cards.

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
  People(const Animator& animator, Layout& at) : animator_(animator), at_(at) {}
  // The layout has places; the animation decides which player is at which.
  void line_up(const Stage& s, bool jump);
  // The place of that seat's player.
  int place(int seat) const { return line_[seat]; }
  // `gathered`: revealed cards are shown in place of the hand and not at the seats.
  void draw(Stage& s, const Parts& parts, bool gathered);
  void draw_standing(Stage& s) const;

 private:
  Vec walked(const Stage& s, int seat) const;
  float name_size(const Stage& s) const;
  void size_names(const Stage& s);
  void draw_seat(Stage& s, const Spoken* spoken, int index, bool gathered);
  SeatAvatar look_of(Stage& s, const Spoken* spoken, int index) const;
  Likeness likeness_of(const Stage& s, const SeatAvatar& look, int index) const;
  void draw_card(Stage& s, int index, bool gathered);

  const Animator& animator_;
  Layout& at_;
  SeatLine line_ = seat_order(),
           line_before_ = seat_order();  // the current order of the players, and the previous one
  PerSeat<Vec> way_{};                   // the vector from the previous place
  double lined_at_ = 0;                  // when they started to move
  float name_size_ = 13;
  bool count_below_ = false;  // the count of special cards is below the name for lack of space
  Portraits portraits_;
  PerSeat<Recording> seats_;
  PerSeat<Print> slots_;
};

}  // namespace tablee::nimmt::drawing
