#pragma once
// Interprets the pointer: a tap, an upward flick, a scroll. Targets are those of the last frame.

#include <string>
#include <string_view>
#include <vector>

#include "web/draw/toolkit/geometry.h"

namespace tablee::draw {

struct Target {
  std::string id;
  Rect area;
  bool flicks = false;  // can be dragged upwards
};

// A part of the screen that scrolls: up and down, or sideways.
struct Scroll {
  float at = 0;     // how far, CSS pixels
  float speed = 0;  // CSS pixels a second after the finger has left
  float content = 0, space = 0;
  float most() const { return std::max(0.0f, content - space); }
};

class Touch {
 public:
  static constexpr float kFriction = 4;  // 1/s, slows down a scroll without a finger
  static constexpr float kSlowest = 8;   // CSS pixels a second; slower scrolls stop

  // Reads the input against the targets of the last frame, which had that `moment` (screen
  // revision).
  void begin(const Input& input, float step, bool instant, int revision);
  void target(std::string_view id, const Rect& area, bool flicks = false);
  // The area in which the wheel and drags move that scroll.
  void scroll_area(const Rect& area, Scroll& scroll);
  // The same sideways: what is dragged there moves in the direction in which the drag begins.
  void swipe_area(const Rect& area, Scroll& scroll);

  const std::string& tapped() const { return tapped_; }  // the id; empty: nothing
  bool flicked() const { return flicked_; }
  // The id of what can be dragged, and begins to be in this frame; empty: nothing.
  const std::string& drag_begun() const { return drag_begun_; }
  bool tapped_beside() const { return beside_; }  // whether there was a tap on no target
  int pressed_at() const { return pressed_at_; }  // the screen revision when the pointer went down
  bool hovers(std::string_view id) const { return hover_ == id; }
  bool presses(std::string_view id) const { return pressed_ == id && !id.empty(); }
  bool over_target() const { return !hover_.empty(); }
  // Whether the pointer is there and over nothing that can be tapped.
  bool rests_in(const Rect& r) const { return !down_ && hover_.empty() && inside(r, at_); }
  bool over_scroll() const { return over_scroll_; }
  bool gliding() const { return gliding_; }
  bool holds() const { return down_; }
  // The distance that the held card has been dragged.
  Vec drag(std::string_view id) const;
  void forget();

 private:
  const Target* find(Vec p) const;
  void press(const Target* under, Scroll* wheel, Scroll* across);
  void move(Vec by, double now, float step);
  void release(double now);
  void glide(Scroll& scroll, float step, bool instant);

  std::vector<Target> last_, now_;
  struct Area {
    Rect area;
    Scroll* scroll;
    bool sideways;
  };
  Scroll* scroll_under(Vec p, bool sideways) const;
  std::vector<Area> areas_;
  std::string pressed_, hover_, tapped_, drag_begun_;
  Vec start_{0, 0}, at_{-1, -1};
  Scroll* scrolling_ = nullptr;  // what a drag moves
  Scroll* across_ = nullptr;     // … if the drag turns out to go sideways
  double moved_at_ = 0;
  int revision_ = 0, pressed_at_ = 0;
  bool down_ = false, flicks_ = false, dragged_ = false, sideways_ = false;
  bool flicked_ = false, beside_ = false, over_scroll_ = false, gliding_ = false;
};

}  // namespace tablee::draw
