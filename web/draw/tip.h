#pragma once
// The name of a button that shows a picture only, beside it: while the mouse rests there, or while
// it has the focus.

#include "web/draw/stage.h"

namespace tablee::draw {

// The button of that frame that is pointed at, and since when.
class Tip {
 public:
  // To be drawn last.
  void draw(Stage& s);

 private:
  std::string over_;
  double since_ = 0;
};

}  // namespace tablee::draw
