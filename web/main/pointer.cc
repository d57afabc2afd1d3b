#include "web/main/pointer.h"

#include <cmath>

namespace tablee::web {
namespace {

constexpr float kSlop = 9;  // CSS pixels; the same as in draw::Touch

}  // namespace

bool Pointer::matters(const SDL_Event& event) {
  switch (event.type) {
    case SDL_MOUSEMOTION:
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
    case SDL_MOUSEWHEEL:
    case SDL_FINGERDOWN:
    case SDL_FINGERUP:
    case SDL_FINGERMOTION:
      return true;
    case SDL_WINDOWEVENT:
      return event.window.event == SDL_WINDOWEVENT_LEAVE ||
             event.window.event == SDL_WINDOWEVENT_FOCUS_LOST;
    default:
      return false;
  }
}

void Pointer::press(float x, float y) {
  gone_ = false;
  input_.x = x;
  input_.y = y;
  input_.down = input_.pressed = true;
  input_.cancelled = false;
  from_x_ = x;
  from_y_ = y;
  another_ = false;
}

void Pointer::follow(float x, float y) {
  input_.x = x;
  input_.y = y;
  if (another_ && (std::abs(x - from_x_) > kSlop || std::abs(y - from_y_) > kSlop)) cancel();
}

void Pointer::release() {
  if (!input_.down) return;
  input_.down = false;
  input_.released = true;
}

void Pointer::leave() {
  if (input_.down) cancel();
  gone_ = true;
}

void Pointer::cancel() {
  input_.cancelled = input_.cancelled || input_.down || input_.released;
  input_.down = input_.pressed = input_.released = false;
  if (touch_) gone_ = true;
}

void Pointer::take(const SDL_Event& event, float pixels_per_css, float css_width,
                   float css_height) {
  switch (event.type) {
    case SDL_MOUSEMOTION:
      touch_ = false;
      gone_ = false;
      input_.x = static_cast<float>(event.motion.x) / pixels_per_css;
      input_.y = static_cast<float>(event.motion.y) / pixels_per_css;
      break;
    case SDL_MOUSEBUTTONDOWN:
      if (event.button.button != SDL_BUTTON_LEFT) break;
      touch_ = false;
      press(static_cast<float>(event.button.x) / pixels_per_css,
            static_cast<float>(event.button.y) / pixels_per_css);
      break;
    case SDL_MOUSEBUTTONUP:
      if (event.button.button == SDL_BUTTON_LEFT) release();
      break;
    case SDL_MOUSEWHEEL:
      // SDL counts steps of 100 pixels, upwards.
      input_.wheel_x += event.wheel.preciseX * 100;
      input_.wheel_y -= event.wheel.preciseY * 100;
      break;
    case SDL_FINGERDOWN:
      if (input_.down) {
        another_ = touch_;
        follow(input_.x, input_.y);
        break;
      }
      // A tap that no frame has seen yet keeps its position.
      if (input_.released) break;
      touch_ = true;
      finger_ = event.tfinger.fingerId;
      press(event.tfinger.x * css_width, event.tfinger.y * css_height);
      break;
    case SDL_FINGERMOTION:
      if (!touch_ || !input_.down || event.tfinger.fingerId != finger_) break;
      follow(event.tfinger.x * css_width, event.tfinger.y * css_height);
      break;
    case SDL_FINGERUP:
      if (!touch_ || event.tfinger.fingerId != finger_) break;
      release();
      gone_ = true;
      break;
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_LEAVE && !touch_) leave();
      if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) cancel();
      break;
    default:
      break;
  }
}

draw::Input Pointer::next(double now, float pixel_ratio) {
  draw::Input now_input = input_;
  now_input.now = now;
  now_input.pixel_ratio = pixel_ratio;
  // A pointer that only left has no position at once; one that tapped reports its position first.
  if (gone_ && !now_input.pressed && !now_input.released) now_input.x = now_input.y = -1;
  input_.pressed = input_.released = input_.cancelled = false;
  input_.wheel_x = input_.wheel_y = 0;
  if (gone_) input_.x = input_.y = -1;
  return now_input;
}

}  // namespace tablee::web
