#pragma once
// A tip with the name of a button that shows only a picture. It is shown beside the button while
// the mouse rests on the button or the tip, or while the button has the focus.

#include "web/draw/frame/stage.h"

namespace tablee::draw {

// The button under the pointer in this frame, and since when it is.
class Tip {
 public:
  // Must be drawn last.
  void draw(Stage& s);
  // Hides the tip until the pointer moves to another button; false: none was shown.
  bool put_away();

 private:
  void show(Stage& s, std::string_view words, std::string_view more, const Rect& of);

  std::string over_;
  double since_ = 0;
  Rect of_, at_;  // the rectangles of the button and of the tip
  bool shown_ = false, away_ = false;
};

}  // namespace tablee::draw
