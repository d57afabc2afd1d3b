#include "web/draw/toolkit/motion.h"

namespace tablee::draw {

float progress(Clock& clock, double start, float seconds) {
  const float length = seconds * clock.pace;
  if (length <= 0 || clock.now >= start + static_cast<double>(length)) return 1;
  clock.moving = true;
  return std::max(0.0f, static_cast<float>(clock.now - start) / length);
}

float Glides::to(Clock& clock, std::string_view name, float to, float seconds) {
  for (Glide& g : glides_) {
    if (g.name != name) continue;
    const float t = ease_out(progress(clock, g.start, seconds));
    const float at = lerp(g.from, g.to, t);
    if (g.to == to) return at;
    g.from = at;
    g.to = to;
    g.start = clock.now;
    clock.moving = true;
    return clock.reduced || clock.pace <= 0 ? to : at;
  }
  // Old names are dropped before they take much memory.
  if (glides_.size() > 200) glides_.clear();
  glides_.push_back({std::string(name), to, to, clock.now - 1000});
  return to;
}

float Entrance::since(Clock& clock, std::string_view what, float length) {
  if (what_ != what) {
    what_ = what;
    start_ = clock.now;
    ended_ = false;
  }
  ended_ |= clock.reduced || clock.pace <= 0;
  if (ended_) return length;
  const float t = static_cast<float>(clock.now - start_) / clock.pace;
  ended_ = t >= length;
  clock.moving |= !ended_;
  return std::min(t, length);
}

}  // namespace tablee::draw
