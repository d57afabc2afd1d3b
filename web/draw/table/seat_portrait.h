#pragma once
// Draws the avatar of the player at a seat.

#include "web/draw/frame/stage.h"

namespace tablee::draw {

// Whether avatars are known and can be drawn. Until the deferred part of the program is loaded,
// their space stays empty.
inline bool has_avatars(const Stage& s) {
  return !s.frame.looks.empty() && s.frame.looks.front().face > 0;
}
// Draws the avatar as large as fits; on the back of a card it gets a background of its own. Nothing
// where no avatars are known.
void seat_portrait(const Stage& s, const Rect& space, int seat, bool on_back = false);
// The width that a line with a player's name reserves for the avatar before the name.
inline float portrait_width(const Stage& s, float line) {
  return s.frame.looks.empty() ? 0 : std::round(line);
}

// The index of the colour of a person's seat: the chosen one, else that of the seat.
inline int colour_of(const Stage& s, int seat) {
  const std::size_t at = seat;
  return at < s.frame.looks.size() && s.frame.looks[at].colour > 0 ? s.frame.looks[at].colour - 1
                                                                   : seat;
}

// Marks a seat with its person's colour, where several people share the device.
inline void seat_mark(const Stage& s, const Rect& seat, int index) {
  const Color c =
      s.frame.people.has(seat_at(index)) ? seat_colour(s.theme(), colour_of(s, index)) : 0;
  if (!c) return;
  const float w = std::round(4 * s.size().unit), in = std::round(10 * s.size().unit);
  fill(s.pen, {seat.x, seat.y + in, w, seat.h - 2 * in}, w * 0.5f, c);
}

}  // namespace tablee::draw
