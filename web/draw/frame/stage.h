#pragma once
// Everything a screen needs while it draws one frame.

#include "web/draw/frame/touch.h"
#include "web/draw/toolkit/motion.h"
#include "web/draw/toolkit/shapes.h"

namespace tablee::draw {

struct Stage {
  const Frame& frame;
  Pen pen;
  Clock& clock;
  Touch& touch;
  Glides& glides;
  Entrance& entrance;
  Outcome& out;
  Rect safe;  // the canvas without notches

  const Theme& theme() const { return *pen.theme; }
  const Sizes& size() const { return pen.size; }
  // The item was drawn there: the mirror lies over what is seen of it, and the focus ring round it.
  void shown(std::string_view id, const Rect& r, float radius = 8);
  // If the item has the focus, the ring goes there; shown() does so as well.
  void focus(std::string_view id, const Rect& r, float radius);
  // … and can be tapped, where `area` is what the finger may hit.
  void tappable(std::string_view id, const Rect& r, const Rect& area, float radius = 8,
                bool flicks = false);
  // Words that fill a part of the room that is theirs: the mirror has the room, the ring goes round
  // them, unless they are nothing.
  void worded(std::string_view id, const Rect& room, const Rect& words);
  // Whoever rests the mouse there reads all that there is to know of it.
  void explains(const Spoken& spoken, const Rect& r);
  // What has just got the focus, if it lies in that view, is scrolled into sight.
  void reveal(Scroll& scroll, const Rect& view, float margin);
  bool hovers(std::string_view id) const { return !frame.touch && touch.hovers(id); }
  bool presses(std::string_view id) const { return touch.presses(id); }

  bool focus_moved = false;  // since the last frame
  // The ring is drawn last, over everything.
  Rect focus_at;
  float focus_radius = -1;
  Rect focus_window;
  // What a lesson asks to be touched, as it was drawn.
  Rect wanted_at;
  float wanted_radius = -1;
  Rect wanted_window;
  // What the mouse or the focus is on, and says less than there is to know: a button with a picture
  // for a name, somebody's seat.
  const Spoken* unnamed = nullptr;
  Rect unnamed_at;
  // What lies outside is cut off: it can be focused, but neither seen nor tapped.
  Rect window;
};

}  // namespace tablee::draw
