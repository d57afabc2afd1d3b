#pragma once
// Whose seat it is, drawn: the face of whoever sits there.

#include "web/draw/frame/stage.h"

namespace tablee::draw {

// Are faces known that can be drawn? Until the program's second half is there their place is kept.
inline bool has_avatars(const Stage& s) {
  return !s.frame.looks.empty() && s.frame.looks.front().face > 0;
}
// As large as fits there; on the back of a card that lies there, on a ground of its own. Nothing
// where nobody's looks are known.
void seat_portrait(const Stage& s, const Rect& room, int seat, bool on_back = false);
// What a line with somebody's name keeps for it before the name.
inline float portrait_room(const Stage& s, float line) {
  return s.frame.looks.empty() ? 0 : std::round(line);
}

// Index of the colour of a person's seat: the one they look like, else that of their place.
inline int colour_of(const Stage& s, int seat) {
  const auto at = static_cast<std::size_t>(seat);
  return at < s.frame.looks.size() && s.frame.looks[at].colour > 0 ? s.frame.looks[at].colour - 1
                                                                   : seat;
}

// Whose seat it is, by colour, where several people share the device.
inline void seat_mark(const Stage& s, const Rect& seat, int index) {
  const Color c =
      s.frame.people.has(seat_at(index)) ? seat_colour(s.theme(), colour_of(s, index)) : 0;
  if (!c) return;
  const float w = std::round(4 * s.size().unit), in = std::round(10 * s.size().unit);
  fill(s.pen, {seat.x, seat.y + in, w, seat.h - 2 * in}, w * 0.5f, c);
}

}  // namespace tablee::draw
