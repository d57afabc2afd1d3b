#pragma once
// The cards to draft from, which are shown in place of the rows.

#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/hand.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/market.h"
#include "web/games/nimmt/parts.h"
#include "web/games/nimmt/sprites.h"

namespace tablee::nimmt::drawing {

class Draft {
 public:
  Draft(const Animator& animator, const Layout& at, const Hand& hand, Sprites& sprites)
      : animator_(animator), at_(at), hand_(hand), sprites_(sprites) {}
  // `taken`: the cards that have just left the market.
  void draw(Stage& s, const Parts& parts, const CardSet& taken);

 private:
  void fly(const Stage& s, const CardSet& taken);
  void draw_card(Stage& s, const Spoken& spoken, Card card) const;
  void draw_drafted(Stage& s) const;
  void draw_tag(Stage& s, const Market::Tag& tag) const;

  const Animator& animator_;
  const Layout& at_;
  const Hand& hand_;
  Sprites& sprites_;
  Market market_;
};

}  // namespace tablee::nimmt::drawing
