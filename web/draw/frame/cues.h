#pragma once
// The sounds that belong to the player's own doings and not to an event of the match: a card is
// lifted, it is the player's turn, a move is taken back, the match is won or lost.

#include <cstddef>
#include <string>

#include "web/draw/frame/draw.h"
#include "web/draw/toolkit/motion.h"

namespace tablee::draw {

class Cues {
 public:
  // Compares a frame that shows a table with the one before it. `settling`: updates are still being
  // shown, so nobody is asked for anything yet. Silent where animations are instant, as the
  // animators are.
  void follow(Clock& clock, const Frame& f, bool settling);
  // Another screen has taken the place of the table; it may be the end of the match.
  void leave(Clock& clock, const Frame& f);

 private:
  std::string lifted_;
  std::size_t moves_ = 0;
  bool asked_ = false;
};

}  // namespace tablee::draw
