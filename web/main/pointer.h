#pragma once
// Collects SDL's mouse and finger events into the input of one frame. The first finger down is the
// pointer until it is up; others are ignored, except that two fingers drag nothing: a pinch must
// not play a card. A finger that leaves the canvas stays the pointer (its drag goes on); a mouse
// that leaves is cancelled. SDL gives a finger's place in parts of the canvas, below 0 or above 1
// outside of it, and none with its lifting: the last one counts. SDL's window is as large as the
// canvas in device pixels.

#include <SDL.h>

#include "web/draw/frame/draw.h"

namespace tablee::web {

class Pointer {
 public:
  void take(const SDL_Event& event, float pixels_per_css, float css_width, float css_height);
  // The browser took the pointer away, or it left the canvas: no tap.
  void cancel();
  // Does an event of this kind ask for a frame?
  static bool matters(const SDL_Event& event);

  // What happened since the last call.
  draw::Input next(double now, float pixel_ratio);
  bool touch() const { return touch_; }

 private:
  void press(float x, float y);
  void release();
  void leave();
  // Moves the pointer to the finger's position.
  void follow(float x, float y);

  draw::Input input_;
  bool touch_ = false;
  bool gone_ = false;  // the finger is up: the pointer has no position from the next frame on
  SDL_FingerID finger_ = 0;
  float from_x_ = 0, from_y_ = 0;  // where the finger went down
  bool another_ = false;           // … and another finger has since
};

}  // namespace tablee::web
