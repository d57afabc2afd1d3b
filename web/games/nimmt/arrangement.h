#pragma once
// Lays the table out for what it holds and for what is asked, and keeps the room of what was asked
// before, so that nothing moves under a finger.

#include "web/games/nimmt/animator.h"
#include "web/games/nimmt/layout.h"
#include "web/games/nimmt/parts.h"

namespace tablee::nimmt::drawing {

class Arrangement {
 public:
  Arrangement(const Animator& animator, const Shown& laid, Layout& at)
      : animator_(animator), laid_(laid), at_(at) {}
  // Do the buttons lie where the hand lies?
  static bool spreads(const Stage& s, const Parts& parts);
  // Lays the table out, and says for what.
  Shape lay(const Stage& s, const Parts& parts);
  // Another screen: no room is kept.
  void forget() { stacked_ = worded_ = 0; }
  // Width that is kept for buttons to come.
  float kept() const { return kept_; }
  // Whether buttons have their room under the words now.
  bool under() const { return under_; }

 private:
  Shape shape(const Stage& s, const Parts& parts);
  bool size_buttons(const Stage& s, const Parts& parts, Shape& shape);
  void size_words(const Stage& s, const Parts& parts, bool low, Shape& shape);

  const Animator& animator_;
  const Shown& laid_;
  Layout& at_;
  float kept_ = 0;
  float stacked_ = 0;  // width of the buttons that last stood under the words, 0: none
  bool under_ = false;
  float worded_ = 0;  // height of the most words so far, where several share the device
  bool has_hand_ = true;
};

}  // namespace tablee::nimmt::drawing
