#include "web/draw/table/remark.h"

#include "web/draw/table/seat_portrait.h"
#include "web/draw/toolkit/lighting.h"
#include "web/draw/toolkit/type.h"

namespace tablee::draw {
namespace {

constexpr double kSeconds = 1.7, kComes = 0.14, kGoes = 0.25;

double length(const Stage& s) {
  return kSeconds * std::max(1.0, static_cast<double>(s.clock.pace));
}
float type_size(const Stage& s, float height) { return std::min(s.size().small, height * 0.66f); }

}  // namespace

bool RemarkBubble::speaks(Stage& s) {
  if (s.frame.remark.number != number_) {
    number_ = s.frame.remark.number;
    since_ = s.clock.now;
  }
  const std::size_t seat = s.frame.remark.seat;
  // The remark may come from an earlier match with more seats.
  const bool here = s.frame.remark.seat != kNobody && seat < s.frame.looks.size();
  const bool reads = here && s.clock.now - since_ < length(s);
  if (reads) s.clock.moving = true;
  return reads;
}

float bubble_width(const Stage& s, std::string_view words, float height, bool with_avatar) {
  const float side = std::min(height, 30 * s.size().unit);
  return text_width(s.pen, words, Font::bold, type_size(s, height)) +
         side * (with_avatar ? 2.1f : 1.2f);
}

// Never inlined, because it is in the deferred part of the program (docs/PAGE.md).
[[gnu::noinline]] void draw_bubble(Stage& s, const Rect& at, std::string_view words, int seat,
                                   const Vec* tip) {
  const Theme& t = s.theme();
  const Rect r = s.pen.snap(at);
  const float radius = std::min(r.h * 0.5f, 12 * s.size().unit);
  if (!t.outlines) shadow(s.pen, r, radius, 5, 0.6f);
  if (tip) {
    const float half = 6 * s.size().unit;
    const float x = std::clamp(tip->x, r.x + radius + half, right(r) - radius - half);
    const float foot = bottom(r) - 2;
    const Vec tail[] = {{x - half, foot}, {x + half, foot}, *tip};
    star(s.pen, {x, foot + 1}, tail, t.accent);
  }
  fill(s.pen, r, radius, t.paper);
  stroke(s.pen, r, radius, t.accent, 1.5f);
  const float in = std::max(3.0f, radius * 0.4f);
  float from = radius * 0.6f;
  // Where space is short, all of it is used for the words.
  if (seat != kNobody && r.w > s.size().body * 9) {
    const float side = std::min(r.h - 3, 30 * s.size().unit);
    seat_portrait(s, {r.x + in, r.y + (r.h - side) * 0.5f, side, side}, seat);
    from = in + side + 3;
  }
  text_box(s.pen, words, {r.x + from, r.y, r.w - from - radius * 0.6f, r.h},
           {Font::bold, type_size(s, r.h), t.ink}, 8 * s.size().unit,
           seat != kNobody ? Align::left : Align::middle);
}

// Never inlined, because it is in the deferred part of the program (docs/PAGE.md).
[[gnu::noinline]] void RemarkBubble::draw(Stage& s, const Rect& at, const Vec* tip) const {
  const double gone = s.clock.now - since_;
  const double left = length(s) - gone;
  const float seen =
      s.clock.reduced
          ? 1
          : static_cast<float>(std::clamp(std::min(gone / kComes, left / kGoes), 0.0, 1.0));
  const Faded faded(s.pen, seen);
  draw_bubble(s, at, s.frame.remark.words, s.frame.remark.seat, tip);
}

}  // namespace tablee::draw
