#pragma once
// What of the table goes up and down on a screen too small for all of it.

#include "web/draw/frame/stage.h"
#include "web/games/nimmt/layout.h"

namespace tablee::nimmt::drawing {

class ScrollWindow {
 public:
  // Moves what lies in the layout's window; where all of it fits, the window is the canvas. `anew`:
  // it begins where cards are chosen.
  void lay(Stage& s, Layout& at, bool anew);
  // What has just got the focus is scrolled into sight.
  void reveal(Stage& s, const Rect& window);
  void draw_edges(const Stage& s, const Rect& window) const;

 private:
  Scroll scroll_;
  bool at_end_ = true;  // the window was scrolled to its end
};

}  // namespace tablee::nimmt::drawing
