// The avatars of the players.

#include "web/draw/table/seat_portrait.h"
#include "web/games/nimmt/people.h"

namespace tablee::nimmt::drawing {

void Portraits::draw(Stage& s, const Rect& slot, int index, bool on_back) {
  const std::size_t at = index;
  if (at >= s.frame.looks.size()) return;
  Likeness same;
  same.add(&s.theme()), same.add(s.pen.px), same.add(s.size().unit), same.add(slot);
  same.add(s.frame.looks[at].face), same.add(s.frame.looks[at].colour), same.add(on_back);
  faces_[at].draw(s.pen, same.number(), [&] { seat_portrait(s, slot, index, on_back); });
}

}  // namespace tablee::nimmt::drawing
