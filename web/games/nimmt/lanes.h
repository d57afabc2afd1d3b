#pragma once
// The rows of the table: each is drawn on a lane with its cost.

#include <array>

#include "web/draw/frame/recording.h"
#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/parts.h"
#include "web/games/nimmt/preview.h"
#include "web/games/nimmt/sprites.h"

namespace tablee::nimmt::drawing {

class Lanes {
 public:
  Lanes(const Animator& animator, const Layout& at, const Shown& laid)
      : animator_(animator), at_(at), laid_(laid) {}
  void draw(Stage& s, const Parts& parts, const Preview& would);
  // Places the cards of the rows; `moved`: a card that a special card would move.
  void place(Stage& s, Sprites& sprites, const Preview& would, Card moved) const;

 private:
  struct Lane;
  Lane lane_of(const Stage& s, const Parts& parts, const Preview& would, int row) const;
  void draw_ground(Stage& s, const Lane& lane);
  void draw_hollows(Stage& s, const Lane& lane);

  const Animator& animator_;
  const Layout& at_;
  const Shown& laid_;
  std::array<Print, nimmt::kMaxRows> hollows_, lanes_;
};

}  // namespace tablee::nimmt::drawing
