#pragma once
// Where the items of a screen are drawn, for the accessible document.

#include <string>
#include <vector>

#include "web/draw/frame/draw.h"

namespace tablee::web {

struct Boxes {
  std::vector<draw::Placed> items;  // in the scroller: where they lie when nothing is scrolled
  draw::Rect window;                // of the scroller; of no width: everything fits
  float content = 0;                // the scroller's height when all of it is seen
  std::vector<std::string> cut;     // texts that do not fit
};

// Takes the places and the texts that do not fit out of it.
Boxes boxes_of(draw::Outcome& out);
// Whether they differ by less than is worth a message.
bool alike(const Boxes& a, const Boxes& b);
// The messages "rects" and "scroll" (web/page/js/messages.d.ts).
std::string boxes_message(const Boxes& boxes);
std::string scroll_message(float up);

}  // namespace tablee::web
