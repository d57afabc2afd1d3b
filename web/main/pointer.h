#pragma once
// SDL's mouse and finger events, gathered into what one frame is told. The first finger down is the
// pointer until it is up; others are ignored, but for that two of them drag nothing: fingers that
// pinch play no card. SDL's window is as large as the canvas has device
// pixels.

#include <SDL.h>

#include "web/draw/frame/draw.h"

namespace tablee::web {

class Pointer {
 public:
  void take(const SDL_Event& event, float pixels_per_css, float css_width, float css_height);
  // The browser took the pointer away, or it left: no tap.
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
  // Where the finger is now.
  void follow(float x, float y);

  draw::Input input_;
  bool touch_ = false;
  bool gone_ = false;  // a finger went up: the pointer is nowhere from the next frame on
  SDL_FingerID finger_ = 0;
  float from_x_ = 0, from_y_ = 0;  // where it went down
  bool another_ = false;           // … and another one since
};

}  // namespace tablee::web
