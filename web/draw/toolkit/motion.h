#pragma once
// Animated values. Reading a value while its animation runs marks the frame as moving, so that the
// loop can stop when nothing moves.

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

// The sounds of a table; the page produces them.
enum class Sound : std::uint8_t {
  card,
  flip,
  deal,
  sweep,
  chip,
  brim,
  bell,
  lift,  // a card of the hand is lifted
  low,   // a card is lower than all rows
  turn,  // it is a person's turn
  undo,
  end,      // of a round
  win,      // of a match that a person at the device has won
  last,     // of one in which that person came last
  motif_0,  // the first of kMotifs: a game gives each kind of effect its own
  motif_1,
  motif_2,
  motif_3,
  motif_4,
  motif_5,
  motif_6,
};
inline constexpr std::string_view kSoundNames[] = {
    "card",    "flip",    "deal",    "sweep",   "chip",    "brim",    "bell",
    "lift",    "low",     "turn",    "undo",    "end",     "win",     "last",
    "motif_0", "motif_1", "motif_2", "motif_3", "motif_4", "motif_5", "motif_6"};
inline constexpr int kMotifs = 7;
// The motif of a kind of effect, 0 to kMotifs - 1.
constexpr Sound motif(int kind) {
  return static_cast<Sound>(static_cast<int>(Sound::motif_0) + kind);
}

// The stereo position of a seat: from the next player clockwise at the left to the last one at the
// right; 0 for the viewer or for no seat. Without a viewer the table is seen from the first seat.
constexpr float side_of(int seat, int viewer, int players) {
  if (seat < 0 || players < 2) return 0;
  const int from = (seat - (viewer < 0 ? 0 : viewer) + players) % players;
  if (from == 0) return 0;
  return players == 2 ? 0.5f
                      : -1 + 2 * static_cast<float>(from - 1) / static_cast<float>(players - 2);
}

// The clock of the drawing code: the speed of animations, whether any is running, and the sounds of
// this frame.
struct Clock {
  double now = 0;
  float step = 0;        // seconds since the last frame
  float pace = 1;        // multiplies durations; 0: instant
  bool reduced = false;  // reduced motion: things fade instead of moving
  bool moving = false;   // whether an animation was running in this frame
  unsigned heard = 0;    // sounds of this frame, one bit for each Sound
  int weight = 0;        // points that a seat takes in this frame, for the sound
  float side = 0;        // the stereo position of the sounds: −1 left, 1 right

  void hear(Sound sound) { heard |= 1u << static_cast<unsigned>(sound); }
  // A sound that a seat causes comes from that seat's side, one that concerns all from the middle.
  void hear(Sound sound, int seat, int viewer, int players) {
    hear(sound);
    const bool all = sound == Sound::deal || sound == Sound::flip || sound == Sound::end;
    side = all ? 0 : side_of(seat, viewer, players);
  }
};

// 0 before `start`, 1 after start + seconds, linear between. Marks the frame as moving while it
// runs.
float progress(Clock& clock, double start, float seconds);

// Values that glide to a target, identified by name: a switch's knob, a lifted card, a scroll.
class Glides {
 public:
  // The current value on its way to `to`; a new name starts at `to`.
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

// An entrance animation that is shown once: the bars of a race, the steps of a podium.
class Entrance {
 public:
  // The seconds, at the clock's pace, since the content of that name appeared, up to `length`; all
  // of `length` with reduced motion or where the user has skipped it. Marks the frame as moving
  // until then.
  float since(Clock& clock, std::string_view what, float length);
  // Ends the animation at once.
  void end() { ended_ = true; }

 private:
  std::string what_;
  double start_ = 0;
  bool ended_ = false;
};

}  // namespace tablee::draw
