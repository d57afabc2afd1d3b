#pragma once
// A bubble with a bot's words.

#include "web/draw/stage.h"

namespace tablee::draw {

class RemarkBubble {
 public:
  // Is there something to be read now? A new remark begins.
  bool speaks(Stage& s);
  // How wide it would like to be in a line of that height.
  static float width(const Stage& s, float height);
  void draw(Stage& s, const Rect& at) const;

 private:
  int number_ = 0;
  double since_ = -100;
};

}  // namespace tablee::draw
