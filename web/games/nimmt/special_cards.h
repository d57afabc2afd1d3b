#pragma once
// Special cards on the table: the viewer's, the deck and the discard pile, the preview of one, and
// one that is being played. All of it is in the deferred part of the program.

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

// Previews the move composed so far: sets `laid` to the table after it and `moved` to a card that
// it moves.
Preview weigh_special(const Stage& s, Shown& laid, Card& moved);

class Specials {
 public:
  Specials(const Animator& animator, const Layout& at, const Hand& hand, const PlayedCards& played)
      : animator_(animator), at_(at), hand_(hand), played_(played) {}
  void draw_hand(Stage& s, const Parts& parts);
  // Draws what can be touched for a special card under consideration; `laid`: the table after it.
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
  // The last place of each kind of the viewer's special cards.
  std::array<Rect, nimmt::kSpecialKinds> special_at_{};
  std::array<float, 3> special_where_{};  // the seat that they belong to and the size of the screen
};

}  // namespace tablee::nimmt::drawing
