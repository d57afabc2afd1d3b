#pragma once
// The decision, to take or to pay, with its two buttons.

#include <string>

#include "web/games/nothanks/animator.h"
#include "web/games/nothanks/layout.h"
#include "web/games/nothanks/parts.h"

namespace tablee::nothanks::drawing {

class Decision {
 public:
  Decision(const Animator& animator, Layout& at) : animator_(animator), at_(at) {}
  // Lays out the table with space for the prompt.
  void arrange(Stage& s, const Parts& parts, Seat tray);
  void draw(Stage& s, const Parts& parts) const;

 private:
  void remember(const Parts& parts);
  void lay(const Stage& s, const Parts& parts, Seat tray, float card);
  float choice_height(const Stage& s, float width) const;
  void size(const Stage& s, const Parts& parts, Shape& shape) const;
  void draw_choice(Stage& s, const Spoken& spoken, const Rect& r, bool takes, bool best) const;

  const Animator& animator_;
  Layout& at_;
  // The last words and hints of the two buttons, whose space stays reserved; advice has a place of
  // its own.
  std::string asked_[2][2];
};

}  // namespace tablee::nothanks::drawing
