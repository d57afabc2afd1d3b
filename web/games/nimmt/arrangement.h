#pragma once
// Chooses the layout for the cards on the table and for the prompt. It keeps the space of earlier
// prompts, so that nothing moves under a finger.

#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/parts.h"

namespace tablee::nimmt::drawing {

class Arrangement {
 public:
  Arrangement(const Animator& animator, const Shown& laid, Layout& at)
      : animator_(animator), laid_(laid), at_(at) {}
  // Whether the buttons are shown in place of the hand.
  static bool spreads(const Stage& s, const Parts& parts);
  // Lays out the table and returns the shape that the layout is for.
  // `usual`: the table with text of the usual size, where text is larger.
  Shape lay(const Stage& s, const Parts& parts, const Layout* usual);
  // Another screen is shown: no space stays reserved.
  void forget() { stacked_ = worded_ = 0; }
  // The width reserved for later buttons.
  float reserved() const { return reserved_; }
  // Whether space for buttons is reserved under the words now.
  bool under() const { return under_; }

 private:
  Shape shape(const Stage& s, const Parts& parts);
  bool size_buttons(const Stage& s, const Parts& parts, Shape& shape);
  void size_words(const Stage& s, const Parts& parts, bool low, Shape& shape);

  const Animator& animator_;
  const Shown& laid_;
  Layout& at_;
  float reserved_ = 0;
  float stacked_ = 0;  // width of the last buttons under the words, 0: none
  bool under_ = false;
  float worded_ = 0;  // on a shared device, the greatest height of the words so far
  bool has_hand_ = true;
};

}  // namespace tablee::nimmt::drawing
