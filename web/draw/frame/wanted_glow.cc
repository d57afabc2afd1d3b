#include "web/draw/frame/wanted_glow.h"

namespace tablee::draw {

void wanted_glow(const Stage& s) {
  if (!overlap(s.wanted_at, s.wanted_window)) return;
  const Clipped inner(s.pen, inset(s.wanted_window, -12));
  const Color c = s.theme().accent;
  const auto ring = [&](float out, float width, float strength) {
    stroke(s.pen, inset(s.wanted_at, -out), s.wanted_radius + out, fade(c, strength), width);
  };
  ring(9, 5, 0.2f);
  ring(5.5f, 5, 0.45f);
  ring(2, 4, 1);
}

}  // namespace tablee::draw
