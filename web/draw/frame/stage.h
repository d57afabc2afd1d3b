#pragma once
// Everything that a screen needs while it draws one frame.

#include <optional>

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
  // Reports that the item was drawn there: the accessible document puts its element over that
  // rectangle, and the focus ring goes round it.
  void shown(std::string_view id, const Rect& r, float radius = 8);
  // Puts the ring there if the item has the focus; shown() does so as well.
  void focus(std::string_view id, const Rect& r, float radius);
  // As shown(), and the item can be tapped within `area`, which may be larger for fingers.
  void tappable(std::string_view id, const Rect& r, const Rect& area, float radius = 8,
                bool flicks = false);
  // For a text in a larger space of its own: the accessible document gets the space, and the ring
  // goes round the words unless there are none.
  void worded(std::string_view id, const Rect& space, const Rect& words);
  // While the mouse rests there, a tip shows the item's full text.
  void explains(const Spoken& spoken, const Rect& r);
  // Items that are drawn while `window` is `view` scroll with `scroll`; the first such view of a
  // frame is the screen's scroller. Returns how far they are scrolled, rounded to that step.
  float scroll_page(Scroll& scroll, const Rect& view, float step);
  // Whether the items drawn now lie in the screen's scroller.
  bool in_scroller() const;
  // If an item in that view has just got the focus, scrolls it into sight.
  void reveal(Scroll& scroll, const Rect& view, float margin);
  bool hovers(std::string_view id) const { return !frame.touch && touch.hovers(id); }
  bool presses(std::string_view id) const { return touch.presses(id); }

  bool focus_moved = false;  // whether the focus has moved since the last frame
  // The ring is drawn last, over everything.
  Rect focus_at;
  float focus_radius = -1;
  Rect focus_window;
  // The place at which the item was drawn that a lesson asks the learner to touch.
  Rect wanted_at;
  float wanted_radius = -1;
  Rect wanted_window;
  // The item under the mouse or with the focus whose drawing shows less than its text: a button
  // with a picture instead of a name, or a seat.
  const Spoken* unnamed = nullptr;
  Rect unnamed_at;
  // Whatever lies outside is clipped: it can get the focus, but be neither seen nor tapped.
  Rect window;
  std::optional<float> scroll_to;  // where the accessible document was scrolled to
};

}  // namespace tablee::draw
