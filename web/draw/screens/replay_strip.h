#pragma once
// A replay's own controls and the hands, beside or below the table of whatever game.

#include "web/draw/frame/stage.h"

namespace tablee::draw {

// True of the items that this draws; a game's panel leaves them out.
bool of_replay(std::string_view id);

class ReplayStrip {
 public:
  // Draws them at the edge of stage.safe, and takes from it what they need.
  void draw(Stage& s);

 private:
  struct Parts;
  static Parts sort(const Stage& s);
  static Rect take_room(Stage& s, Parts& parts);
  void draw_hands(Stage& s, const Parts& parts, const Rect& room);
  static void draw_at(Stage& s, const Parts& parts, const Rect& in, float y);

  Scroll scroll_;  // of the hands, where they are many
};

}  // namespace tablee::draw
