#pragma once
// Who plays, each at their seat: name, points, chips where they are open, the cards taken.

#include "web/games/nothanks/animator.h"
#include "web/games/nothanks/layout.h"
#include "web/games/nothanks/parts.h"
#include "web/games/nothanks/pieces.h"

namespace tablee::nothanks::drawing {

class People {
 public:
  People(const Animator& animator, const Layout& at, Pieces& pieces)
      : animator_(animator), at_(at), pieces_(pieces) {}
  // The table turns towards whoever decides, but not while something flies; `anew`: at once.
  void follow(const Stage& s, bool anew);
  // Who sits before the screen.
  Seat tray() const { return tray_; }
  // Where that seat's chips come from and go to.
  Vec purse(Seat seat) const;
  void draw(Stage& s, const Parts& parts);
  // One's own chips, or the way to look at them in private.
  void draw_purse(Stage& s, const Parts& parts) const;

 private:
  Rect purse_area(const Sizes& z) const;
  void draw_seat(Stage& s, const Parts& parts, int index);
  void draw_ground(Stage& s, const Rect& r, int index) const;
  void draw_header(Stage& s, const Rect& r, float end, float word, int index) const;
  // Own points, less the chips that are worth one each; returns where that begins.
  float draw_net(Stage& s, float points, float end, float middle, float size) const;

  const Animator& animator_;
  const Layout& at_;
  Pieces& pieces_;
  Seat tray_ = kNobody;
};

}  // namespace tablee::nothanks::drawing
