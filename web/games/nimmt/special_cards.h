#pragma once
// Special cards on the table: one's own, those that are nobody's, what one of them would do, and
// one that is put down. All of it comes with the program's second half.

#include <array>

#include "games/nimmt/specials.h"
#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/hand.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/parts.h"
#include "web/games/nimmt/played_cards.h"
#include "web/games/nimmt/preview.h"
#include "web/games/nimmt/scroll_window.h"

namespace tablee::nimmt::drawing {

// The table as it would be with what has been begun: `laid`, by moving the card `moved`.
Preview weigh_special(const Stage& s, Shown& laid, Card& moved);

class Specials {
 public:
  Specials(const Animator& animator, const Layout& at, const Hand& hand, const PlayedCards& played)
      : animator_(animator), at_(at), hand_(hand), played_(played) {}
  void draw_hand(Stage& s, const Parts& parts);
  // What can be touched for one that is weighed; `laid`: the table as that would make it.
  void draw_lights(Stage& s, const Parts& parts, const Shown& laid, ScrollWindow& window) const;
  void draw_put(Stage& s) const;

 private:
  void draw_stock(Stage& s, const Spoken& stock) const;
  void draw_drawn(Stage& s) const;
  Rect pile_at(bool discard) const;

  const Animator& animator_;
  const Layout& at_;
  const Hand& hand_;
  const PlayedCards& played_;
  // Where each kind of one's own special cards lay when it was last drawn.
  std::array<Rect, nimmt::kSpecialKinds> special_at_{};
  std::array<float, 3> special_where_{};  // whose they are, and on a screen of what size
};

}  // namespace tablee::nimmt::drawing
