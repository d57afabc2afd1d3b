#include "web/games/nothanks/pieces.h"

namespace tablee::nothanks::drawing {
namespace {

constexpr float kFlip = 0.34f, kFlight = 0.36f;

bool same(const Rect& a, const Rect& b) {
  const auto near = [](float x, float y) { return std::abs(x - y) < 0.3f; };
  return near(a.x, b.x) && near(a.y, b.y) && near(a.w, b.w) && near(a.h, b.h);
}

Rect between(const Rect& a, const Rect& b, float t) {
  return {lerp(a.x, b.x, t), lerp(a.y, b.y, t), lerp(a.w, b.w, t), lerp(a.h, b.h, t)};
}

}  // namespace

void Pieces::begin(Clock& clock, bool jump) {
  clock_ = &clock;
  jump_ = jump;
  for (Piece& p : pieces_) p.placed = false;
  if (jump) flights_.clear();
  std::erase_if(flights_, [&](const Flight& f) {
    return clock.now >= f.since + static_cast<double>(kFlight * clock.pace);
  });
  if (!flights_.empty()) clock.moving = true;
}

void Pieces::place(const Tile& tile, int layer, float height) {
  if (tile.card >= pieces_.size()) return;
  Piece& p = pieces_[tile.card];
  p.placed = true;
  p.layer = layer;
  p.height = height;
  const Rect before = p.goal.at;
  const bool settled = p.here && !p.started;
  if (!p.here) {  // it has no start: it appears
    p.start = tile.at;
    p.since = clock_->now;
    p.seconds = 0.18f;
    p.flip_since = -1;
  } else if (settled && !same(before, tile.at)) {
    p.start = between(p.start, before, ease_out(progress(*clock_, p.since, p.seconds)));
    p.since = clock_->now;
    const Vec d = center(tile.at) - center(p.start);
    // Short ways take less time, long ones not much more.
    p.seconds = std::clamp(0.16f + std::sqrt(d.x * d.x + d.y * d.y) * 0.0006f, 0.16f, 0.42f);
  }
  p.here = true;
  p.started = false;
  p.goal = tile;
  if (jump_) p.start = tile.at, p.since = -1000, p.flip_since = -1;
}

void Pieces::from(Card card, const Rect& start, float seconds) {
  if (card >= pieces_.size() || jump_) return;
  Piece& p = pieces_[card];
  p.here = p.started = true;
  p.start = start;
  p.seconds = seconds;
  p.since = clock_->now;
  p.flip_since = -1;
}

void Pieces::flip(Card card) {
  if (card < pieces_.size() && !jump_ && !clock_->reduced) pieces_[card].flip_since = clock_->now;
}

void Pieces::fly(Vec start, Vec end, float radius, float delay, bool to_card) {
  if (jump_ || clock_->reduced || clock_->pace <= 0) return;
  flights_.push_back(
      {start, end, radius, clock_->now + static_cast<double>(delay * clock_->pace), to_card});
  clock_->moving = true;
}

int Pieces::coming() const {
  int n = 0;
  for (const Flight& f : flights_) n += f.to_card ? 1 : 0;
  return n;
}

bool Pieces::travels(const Piece& p) const {
  return progress(*clock_, p.since, p.seconds) < 1 ||
         (p.flip_since >= 0 && progress(*clock_, p.flip_since, kFlip) < 1);
}

void Pieces::draw_one(const Pen& pen, const Piece& p) {
  const float t = ease_out(progress(*clock_, p.since, p.seconds));
  const bool appears = clock_->reduced || same(p.start, p.goal.at);
  const Rect now = appears ? p.goal.at : between(p.start, p.goal.at, t);
  // Drawn at the larger of its two sizes and scaled down meanwhile, so that glyphs are rasterised
  // once.
  const bool shrinks = !appears && p.start.w > p.goal.at.w && t < 1;
  const Rect& size = shrinks ? p.start : p.goal.at;
  const Rect drawn = pen.snap(t >= 1 ? p.goal.at : around(center(now), size.w, size.h));
  float wide = now.w / size.w;
  bool back = false;
  if (p.flip_since >= 0 && !clock_->reduced) {
    const float turn = progress(*clock_, p.flip_since, kFlip);
    back = turn < 0.5f;
    wide *= std::max(0.02f, std::abs(std::cos(turn * kPi)));
  }
  const Faded faded(pen, appears ? t : 1);
  const Moved moved(pen, center(drawn), 0, wide, now.h / size.h);
  const float height = t < 1 && !appears ? std::max(8.0f, p.height) : p.height;
  if (back)
    warm_back(pen, drawn, height);
  else
    warm_card(pen, drawn, p.goal.card, {height, shrinks && t < 0.6f ? 0 : p.goal.covered});
}

void Pieces::draw_resting(const Pen& pen) {
  int highest = 0;
  for (Piece& p : pieces_) {
    if (!p.placed) p.here = false;
    if (p.here) highest = std::max(highest, p.layer);
  }
  for (int layer = 0; layer <= highest; ++layer)
    for (const Piece& p : pieces_)
      if (p.here && p.layer == layer && !travels(p)) draw_one(pen, p);
}

void Pieces::draw_moving(const Pen& pen) {
  // Higher layers are drawn later; there are few of them.
  for (int layer = 0; layer <= 40; ++layer)
    for (const Piece& p : pieces_)
      if (p.here && p.layer == layer && travels(p)) draw_one(pen, p);
}

void Pieces::draw_flights(const Pen& pen) {
  for (const Flight& f : flights_) {
    if (clock_->now < f.since) {
      chip(pen, f.start, f.radius);
      continue;
    }
    const float t = progress(*clock_, f.since, kFlight), e = ease_both(t);
    Vec at = f.start + (f.end - f.start) * e;
    at.y -= std::sin(t * kPi) * 26 * pen.size.unit;
    shadow_of_chip(pen, at, f.radius);
    chip(pen, at, f.radius);
  }
}

}  // namespace tablee::nothanks::drawing
