#pragma once
// The name of a button that shows a picture only, beside it: while the mouse rests there or on the
// name, or while the button has the focus.

#include "web/draw/frame/stage.h"

namespace tablee::draw {

// The button of that frame that is pointed at, and since when.
class Tip {
 public:
  // To be drawn last.
  void draw(Stage& s);
  // Nothing more of that button until another one is pointed at; false: nothing was shown.
  bool put_away();

 private:
  void show(Stage& s, std::string_view words, std::string_view more, const Rect& of);

  std::string over_;
  double since_ = 0;
  Rect of_, at_;  // the button's, its own
  bool shown_ = false, away_ = false;
};

}  // namespace tablee::draw
