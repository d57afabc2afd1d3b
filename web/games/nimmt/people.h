#pragma once
// Who plays, each at their seat: name, points, the card put down, in the order of their cards while
// these are placed.

#include "web/draw/frame/recording.h"
#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/parts.h"
#include "web/games/nimmt/seat_paper.h"

namespace tablee::nimmt::drawing {

// Their portraits: each is drawn again only when something of it has changed.
class Portraits {
 public:
  void draw(Stage& s, const Rect& slot, int index, bool on_back);

 private:
  PerSeat<Print> faces_;
};

class People {
 public:
  People(const Animator& animator, Layout& at) : animator_(animator), at_(at) {}
  // The layout has places; who stands at which of them is the story's.
  void line_up(const Stage& s, bool jump);
  // Which place that seat stands at.
  int place(int seat) const { return line_[seat]; }
  // `gathered`: cards that have been turned over do not lie here.
  void draw(Stage& s, const Parts& parts, bool gathered);
  void draw_standing(Stage& s) const;

 private:
  Vec walked(const Stage& s, int seat) const;
  float name_size(const Stage& s) const;
  void size_names(const Stage& s);
  void draw_seat(Stage& s, const Spoken* spoken, int index, bool gathered);
  SeatLook look_of(Stage& s, const Spoken* spoken, int index) const;
  Likeness likeness_of(const Stage& s, const SeatLook& look, int index) const;
  void draw_card(Stage& s, int index, bool gathered);

  const Animator& animator_;
  Layout& at_;
  SeatLine line_ = seat_order(), line_before_ = seat_order();  // where people stand, and stood
  PerSeat<Vec> way_{};                                         // how far it was from there
  double lined_at_ = 0;                                        // when they began to walk
  float name_size_ = 13;
  bool count_below_ = false;  // the count of special cards has no room beside the name
  Portraits portraits_;
  PerSeat<Recording> seats_;
  PerSeat<Print> slots_;
};

}  // namespace tablee::nimmt::drawing
