#include "web/games/nimmt/sprites.h"

#include <utility>

#include "core/fixed_vector.h"

namespace tablee::nimmt::drawing {
namespace {

constexpr float kFlip = 0.34f;

bool same(const Pose& a, const Pose& b) {
  const auto near = [](float x, float y) { return std::abs(x - y) < 0.3f; };
  return near(a.at.x, b.at.x) && near(a.at.y, b.at.y) && near(a.at.w, b.at.w) &&
         near(a.at.h, b.at.h) && std::abs(a.angle - b.angle) < 0.002f && near(a.alpha, b.alpha);
}

}  // namespace

float Sprites::travelled(const Sprite& s) const {
  return ease_out(progress(*clock_, s.since, s.seconds));
}

Pose Sprites::pose(const Sprite& s) const {
  const float t = travelled(s);
  if (t >= 1) return s.goal;
  if (clock_->reduced) {  // reduced motion: it appears at its new place
    Pose p = s.goal;
    p.alpha = s.leaving ? lerp(s.start.alpha, 0, t) : lerp(0.2f, s.goal.alpha, t);
    if (s.leaving) p.at = s.start.at, p.angle = s.start.angle;
    return p;
  }
  const auto between = [t](float a, float b) { return lerp(a, b, t); };
  const Rect &a = s.start.at, &b = s.goal.at;
  return {{between(a.x, b.x), between(a.y, b.y), between(a.w, b.w), between(a.h, b.h)},
          between(s.start.angle, s.goal.angle),
          between(s.start.alpha, s.goal.alpha)};
}

void Sprites::begin(Clock& clock, bool jump) {
  clock_ = &clock;
  jump_ = jump;
  for (Sprite& s : sprites_) s.placed = false;
}

void Sprites::place(Card card, const Pose& goal, int layer, const CardLook& look, Vec by,
                    const Rect& window) {
  Sprite& s = sprites_[card];
  s.placed = true;
  s.leaving = false;
  s.look = look;
  s.layer = layer;
  const bool dropped = (s.by.x != 0 || s.by.y != 0) && by.x == 0 && by.y == 0;
  const Vec let_go = std::exchange(s.by, by);
  s.window = window;
  if (!s.here) {
    s.here = true;
    s.start = goal;
    s.start.alpha = 0;
    s.since = clock_->now;
    s.seconds = 0.16f;
    s.goal = goal;
    s.flip_since = -1;
  } else if (s.started) {  // from() has set the start of the movement
    s.goal = goal;
  } else if (dropped || !same(s.goal, goal)) {
    s.start = pose(s);
    // A card that has been dragged sets off from where the finger has left it.
    if (dropped) s.start.at.x += let_go.x, s.start.at.y += let_go.y;
    s.since = clock_->now;
    const Vec d = center(goal.at) - center(s.start.at);
    // Short ways take less time, long ones not much more.
    s.seconds = std::clamp(0.15f + std::sqrt(d.x * d.x + d.y * d.y) * 0.00035f, 0.15f, 0.3f);
    s.goal = goal;
  }
  s.started = false;
  if (jump_) {
    s.start = s.goal;
    s.since = -1000;
    s.flip_since = -1;
  }
}

void Sprites::from(Card card, const Pose& start, float delay, float seconds) {
  Sprite& s = sprites_[card];
  s.here = true;
  s.started = true;
  s.leaving = false;
  s.start = start;
  s.goal = start;
  s.seconds = seconds;
  s.flip_since = -1;
  s.since = clock_->now + static_cast<double>(delay * clock_->pace);
}

void Sprites::flip(Card card, float delay) {
  sprites_[card].flip_since = clock_->now + static_cast<double>(delay * clock_->pace);
}

void Sprites::leave(Card card, const Pose& goal, float delay, float seconds) {
  Sprite& s = sprites_[card];
  if (!s.here) return;
  s.start = pose(s);
  s.goal = goal;
  s.leaving = true;
  s.seconds = seconds;
  s.since = clock_->now + static_cast<double>(delay * clock_->pace);
}

float Sprites::away(Card card) const {
  const Sprite& s = sprites_[card];
  const Vec way = center(s.goal.at) - center(pose(s).at);
  return std::sqrt(way.x * way.x + way.y * way.y);
}

void Sprites::clear() { sprites_ = {}; }

void Sprites::draw_one(const Pen& pen, Card card, Sprite& s) {
  const Pose p = pose(s);
  if (p.alpha <= 0.01f) return;
  const bool resting = travelled(s) >= 1;
  // Drawn at its final size and scaled meanwhile, so that glyphs are rasterised once.
  const Rect drawn = pen.snap(resting ? s.goal.at : around(center(p.at), s.goal.at.w, s.goal.at.h));
  float wide = p.at.w / s.goal.at.w;
  const float tall = p.at.h / s.goal.at.h;
  bool back = false, turns = false;
  if (s.flip_since >= 0 && !clock_->reduced) {
    const float t = progress(*clock_, s.flip_since, kFlip);
    back = t < 0.5f;
    turns = t < 1;
    wide *= std::max(0.02f, std::abs(std::cos(t * kPi)));
  }
  CardLook look = s.look;
  if (!resting) look.height = std::max(look.height, 8.0f);
  const Rect all{-1000, -1000, 20000, 20000};
  const Clipped seen(pen, resting && s.window.w > 0 ? s.window : all);
  const auto put = [&](const Pen& with) {
    const Faded faded(with, p.alpha);
    const Moved moved(with, center(drawn), p.angle, wide, tall, s.by);
    if (back)
      card_back(with, drawn, look);
    else
      number_card(with, drawn, card, look);
  };
  if (!resting || turns || s.by.x != 0 || s.by.y != 0) return put(pen);
  // Most cards rest while one moves.
  Likeness same;
  same.add(pen.theme), same.add(pen.px), same.add(static_cast<int>(pen.dots));
  same.add(drawn), same.add(p.angle), same.add(p.alpha);
  same.add(look.height), same.add(look.corners), same.add(look.back);
  same.add(look.dim), same.add(look.danger), same.add(look.chosen);
  Pen own = pen;
  s.print.draw(own, same.number(), [&] { put(own); });
}

void Sprites::draw(const Pen& pen) {
  // Cards of one layer are drawn in the order of their numbers.
  FixedVector<Card, 128> order;
  for (std::size_t c = 0; c < sprites_.size(); ++c) {
    Sprite& s = sprites_[c];
    if (!s.here) continue;
    if (s.leaving && travelled(s) >= 1) s.here = s.leaving = false;
    if (!s.placed && !s.leaving) s.here = false;
    if (s.leaving) s.layer = 40;
    if (s.here && travelled(s) < 1 && !s.leaving) s.layer += 20;
    if (s.here) order.push_back(static_cast<Card>(c));
  }
  for (std::size_t i = 1; i < order.size(); ++i)
    for (std::size_t k = i; k > 0 && sprites_[order[k]].layer < sprites_[order[k - 1]].layer; --k)
      std::swap(order[k], order[k - 1]);
  for (const Card c : order) draw_one(pen, c, sprites_[c]);
}

}  // namespace tablee::nimmt::drawing
