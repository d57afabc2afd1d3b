#pragma once
// The players at their seats: name, points, chips where they are open, the cards taken.

#include "web/games/nothanks/animator.h"
#include "web/games/nothanks/layout.h"
#include "web/games/nothanks/parts.h"
#include "web/games/nothanks/pieces.h"

namespace tablee::nothanks::drawing {

class People {
 public:
  People(const Animator& animator, const Layout& at, Pieces& pieces)
      : animator_(animator), at_(at), pieces_(pieces) {}
  // Turns the table so that the deciding player is in front, but not while pieces move; `anew`: at
  // once.
  void follow(const Stage& s, bool anew);
  // The seat in front of the screen.
  Seat tray() const { return tray_; }
  // The place from which that seat's chips come and to which they go.
  Vec purse(Seat seat) const;
  void draw(Stage& s, const Parts& parts);
  // Draws the player's own chips, or the button to look at them in private.
  void draw_purse(Stage& s, const Parts& parts) const;

 private:
  Rect purse_area(const Sizes& z) const;
  void draw_seat(Stage& s, const Parts& parts, int index);
  void draw_ground(Stage& s, const Rect& r, int index) const;
  void draw_header(Stage& s, const Rect& r, float end, float word, int index) const;
  // Draws the own points less the chips, one point each; returns their left edge.
  float draw_net(Stage& s, float points, float end, float middle, float size) const;

  const Animator& animator_;
  const Layout& at_;
  Pieces& pieces_;
  Seat tray_ = kNobody;
};

}  // namespace tablee::nothanks::drawing
