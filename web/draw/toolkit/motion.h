#pragma once
// Things that move. Whoever asks a tween for its value while it runs marks the frame as moving, so
// that the loop can stop when nothing does.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "web/draw/toolkit/geometry.h"

namespace tablee::draw {

constexpr float ease_out(float t) {
  const float u = 1 - t;
  return 1 - u * u * u;
}
// Slow at both ends.
constexpr float ease_both(float t) { return t * t * (3 - 2 * t); }

// What a table sounds like; the page makes the sounds.
enum class Sound : std::uint8_t { card, flip, deal, sweep, chip, end, brim, bell };
inline constexpr std::string_view kSoundNames[] = {"card", "flip", "deal", "sweep",
                                                   "chip", "end",  "brim", "bell"};

// From the next one clockwise at the left round to the last one at the right; 0: whoever looks, or
// nobody. A table that nobody looks at as a player is seen from the first seat.
constexpr float side_of(int seat, int viewer, int players) {
  if (seat < 0 || players < 2) return 0;
  const int from = (seat - (viewer < 0 ? 0 : viewer) + players) % players;
  if (from == 0) return 0;
  return players == 2 ? 0.5f
                      : -1 + 2 * static_cast<float>(from - 1) / static_cast<float>(players - 2);
}

// The clock of the room: how fast things go and whether anything still does, and what is heard.
struct Clock {
  double now = 0;
  float step = 0;        // seconds since the last frame
  float pace = 1;        // multiplies durations; 0: instant
  bool reduced = false;  // nothing travels, things cross-fade
  bool moving = false;   // something asked for moves in this frame
  unsigned heard = 0;    // in this frame, a bit a Sound
  int weight = 0;        // points of what somebody takes in this frame
  float side = 0;        // where that is heard: −1 at the left of whoever looks, 1 at their right

  void hear(Sound sound) { heard |= 1u << static_cast<unsigned>(sound); }
  // What somebody does is heard from their own place; what concerns all, from the middle.
  void hear(Sound sound, int seat, int viewer, int players) {
    hear(sound);
    const bool all = sound == Sound::deal || sound == Sound::flip || sound == Sound::end;
    side = all ? 0 : side_of(seat, viewer, players);
  }
};

// 0 before `start`, 1 after start + seconds, linear between. Marks the clock while it runs.
float progress(Clock& clock, double start, float seconds);

// Values that glide to where they are told to be, by name: a switch's knob, a lift, a scroll.
class Glides {
 public:
  // Starts at `to` when the name is new.
  float to(Clock& clock, std::string_view name, float to, float seconds = 0.16f);
  void clear() { glides_.clear(); }

 private:
  struct Glide {
    std::string name;
    float from, to;
    double start;
  };
  std::vector<Glide> glides_;
};

// Something that comes onto the screen with a movement of its own, once: the bars of a race, the
// steps of a podium.
class Entrance {
 public:
  // Seconds at the clock's pace since what is called that came, up to `length`; all of them where
  // nothing travels, or where somebody did not want to wait. Marks the clock until then.
  float since(Clock& clock, std::string_view what, float length);
  // It is over at once.
  void end() { ended_ = true; }

 private:
  std::string what_;
  double start_ = 0;
  bool ended_ = false;
};

}  // namespace tablee::draw
