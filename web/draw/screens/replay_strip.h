#pragma once
// The controls of a replay and the hands, beside or below the table of any game.

#include "web/draw/frame/stage.h"

namespace tablee::draw {

// Whether the strip draws that item; a game's panel leaves such items out.
bool of_replay(std::string_view id);

class ReplayStrip {
 public:
  // Draws them at the edge of stage.safe, and removes from it the space that they take.
  void draw(Stage& s);

 private:
  struct Parts;
  static Parts sort(const Stage& s);
  static Rect take_space(Stage& s, Parts& parts);
  void draw_hands(Stage& s, const Parts& parts, const Rect& space);
  static void draw_at(Stage& s, const Parts& parts, const Rect& in, float y);

  Scroll scroll_;  // for the hands, where there are many
};

}  // namespace tablee::draw
