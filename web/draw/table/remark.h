#pragma once
// Speech bubbles with a remark at a seat.

#include "web/draw/frame/stage.h"

namespace tablee::draw {

// The preferred width of a bubble of that height with these words, with an avatar or without.
float bubble_width(const Stage& s, std::string_view words, float height, bool with_avatar);
// The avatar of the player at `seat` is drawn before the words, if there is a seat and enough
// space. The bubble points to `tip`, where it is not null.
void draw_bubble(Stage& s, const Rect& at, std::string_view words, int seat, const Vec* tip);

// A bot's remark, shown long enough to be read.
class RemarkBubble {
 public:
  // Whether there is a remark to show now; starts a new one.
  bool speaks(Stage& s);
  void draw(Stage& s, const Rect& at, const Vec* tip = nullptr) const;

 private:
  int number_ = 0;
  double since_ = -100;
};

}  // namespace tablee::draw
