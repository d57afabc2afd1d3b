#include "web/draw/frame/touch.h"

namespace tablee::draw {
namespace {

constexpr float kSlop = 9;    // CSS pixels that a finger may move during a tap
constexpr float kFlick = 34;  // CSS pixels upwards that play a card

}  // namespace

const Target* Touch::find(Vec p) const {
  for (std::size_t i = last_.size(); i-- > 0;)
    if (inside(last_[i].area, p)) return &last_[i];
  return nullptr;
}

void Touch::begin(const Input& in, float step, bool instant, int revision) {
  // The user who presses has seen the previous frame.
  if (in.pressed) pressed_at_ = revision_;
  revision_ = revision;
  last_.swap(now_);
  now_.clear();
  tapped_.clear();
  drag_begun_.clear();
  flicked_ = beside_ = gliding_ = false;
  const Vec before = at_;
  at_ = {in.x, in.y};
  const Target* under = find(at_);
  hover_ = under ? under->id : std::string();
  Scroll* wheel = scroll_under(at_, false);
  Scroll* across = scroll_under(at_, true);
  over_scroll_ = (wheel && wheel->most() > 0.5f) || (across && across->most() > 0.5f);

  if (in.pressed) press(under, wheel, across);
  if (down_ && !in.pressed) move(at_ - before, in.now, step);
  if (in.cancelled) {
    down_ = false;
    pressed_.clear();
    drag_begun_.clear();
  }
  if (in.released && down_) release(in.now);
  if (wheel && in.wheel_y != 0) {
    wheel->at += in.wheel_y;
    wheel->speed = 0;
  }
  if (across && in.wheel_x != 0) {
    across->at += in.wheel_x;
    across->speed = 0;
  }
  for (const Area& a : areas_) glide(*a.scroll, step, instant);
  areas_.clear();
}

// The last one that was reported there.
Scroll* Touch::scroll_under(Vec p, bool sideways) const {
  for (std::size_t i = areas_.size(); i-- > 0;)
    if (areas_[i].sideways == sideways && inside(areas_[i].area, p)) return areas_[i].scroll;
  return nullptr;
}

void Touch::press(const Target* under, Scroll* wheel, Scroll* across) {
  down_ = true;
  dragged_ = sideways_ = false;
  start_ = at_;
  pressed_ = under ? under->id : std::string();
  flicks_ = under && under->flicks;
  scrolling_ = wheel;
  across_ = across;
  for (Scroll* scroll : {wheel, across})
    if (scroll) scroll->speed = 0;
}

void Touch::move(Vec by, double now, float step) {
  const Vec d = at_ - start_;
  if (!dragged_ && (std::abs(d.x) > kSlop || std::abs(d.y) > kSlop)) {
    dragged_ = true;
    sideways_ = across_ && across_->most() > 0 && std::abs(d.x) > std::abs(d.y);
    if (sideways_) scrolling_ = across_;
    if (flicks_) drag_begun_ = pressed_;
  }
  if (dragged_ && scrolling_ && !flicks_ && scrolling_->most() > 0) {
    const float pull = sideways_ ? by.x : by.y;
    scrolling_->at -= pull;
    const float now_speed = step > 0 ? -pull / step : 0;
    scrolling_->speed = lerp(scrolling_->speed, now_speed, 0.6f);
    if (pull != 0) moved_at_ = now;
  }
}

void Touch::release(double now) {
  const Vec d = at_ - start_;
  if (!dragged_) {
    tapped_ = pressed_;
    beside_ = pressed_.empty();
  } else if (flicks_ && d.y < -kFlick && -d.y > std::abs(d.x) * 0.8f) {
    tapped_ = pressed_;
    flicked_ = true;
  }
  // A finger that rested before it was lifted leaves no speed.
  if (scrolling_ && now - moved_at_ > 0.08) scrolling_->speed = 0;
  down_ = false;
  pressed_.clear();
}

void Touch::glide(Scroll& s, float step, bool instant) {
  if (!(down_ && scrolling_ == &s)) {
    if (instant) s.speed = 0;
    if (std::abs(s.speed) > kSlowest) {
      s.at += s.speed * step;
      s.speed *= std::exp(-kFriction * step);
      gliding_ = true;
    } else {
      s.speed = 0;
    }
  }
  if (s.at <= 0 || s.at >= s.most()) s.speed = 0;
  s.at = std::clamp(s.at, 0.0f, s.most());
}

void Touch::target(std::string_view id, const Rect& area, bool flicks) {
  now_.push_back({std::string(id), area, flicks});
}

void Touch::scroll_area(const Rect& area, Scroll& scroll) {
  areas_.push_back({area, &scroll, false});
}

void Touch::swipe_area(const Rect& area, Scroll& scroll) {
  areas_.push_back({area, &scroll, true});
}

Vec Touch::drag(std::string_view id) const {
  if (!down_ || !dragged_ || pressed_ != id) return {0, 0};
  return at_ - start_;
}

void Touch::forget() {
  last_.clear();
  now_.clear();
  areas_.clear();
  pressed_.clear();
  down_ = false;
  scrolling_ = across_ = nullptr;
}

}  // namespace tablee::draw
