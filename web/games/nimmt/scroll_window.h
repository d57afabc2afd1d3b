#pragma once
// The part of the table that scrolls on a screen too small for all of it.

#include "web/draw/frame/stage.h"
#include "web/games/nimmt/layout.h"

namespace tablee::nimmt::drawing {

class ScrollWindow {
 public:
  // Moves whatever is in the layout's window; where all of it fits, the window is the canvas.
  // `anew`: the scroll starts where the lanes are.
  void lay(Stage& s, Layout& at, bool anew);
  // Scrolls the item that has just got the focus into sight.
  void reveal(Stage& s, const Rect& window);
  void draw_edges(const Stage& s, const Rect& window) const;

 private:
  Scroll scroll_;
  bool at_end_ = true;  // the window was scrolled to its end
};

}  // namespace tablee::nimmt::drawing
