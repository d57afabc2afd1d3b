#pragma once
// Everything that may be done with a card that is to be placed: more than fits on one line.

#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/parts.h"

namespace tablee::nimmt::drawing {

class Choices {
 public:
  // Height of the buttons when they lie where the hand lies.
  static float height(const Stage& s, const Parts& parts, float width);
  void draw(Stage& s, const Parts& parts, const Layout& layout);

 private:
  Scroll scroll_;
};

}  // namespace tablee::nimmt::drawing
