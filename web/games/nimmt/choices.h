#pragma once
// All moves for a card to be placed, when they are too many for one line.

#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/parts.h"

namespace tablee::nimmt::drawing {

class Choices {
 public:
  // The height of the buttons when they are shown in place of the hand.
  static float height(const Stage& s, const Parts& parts, float width);
  void draw(Stage& s, const Parts& parts, const Layout& layout);

 private:
  Scroll scroll_;
};

}  // namespace tablee::nimmt::drawing
