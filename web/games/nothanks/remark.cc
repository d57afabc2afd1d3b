// Texts at a seat: a bot's remark, and "No, thanks!".

#include "web/draw/table/remark_place.h"
#include "web/games/nothanks/panel.h"

namespace tablee::nothanks::drawing {
namespace {

constexpr double kRefusal = 0.8;  // seconds

}  // namespace

// Never inlined, because it is in the deferred part of the program (docs/PAGE.md).
[[gnu::noinline]] void Panel::draw_remark(Stage& s) {
  const Rect& own = at_.seat[s.frame.remark.seat];
  const Sizes& z = s.size();
  const float word = own.h > 104 * z.unit ? z.body : z.small;
  const float line = std::round(seat_pad(z) * 0.5f + header_height(word));
  const float width = bubble_width(s, s.frame.remark.words, line, true);
  // Narrow cells below the bar of an upright screen use the space of the bar.
  if (width <= own.w || at_.bar.w < at_.people.w)
    return remark_.draw(s, remark_over_name(own, own.y + line, width));
  const Vec tip{center(own).x, own.y + 3};
  const bool near = own.y < bottom(at_.bar) + own.h * 0.5f;
  remark_.draw(s,
               remark_over_title(own, at_.bar, bar_end_,
                                 bubble_width(s, s.frame.remark.words, at_.bar.h, true)),
               near ? &tip : nullptr);
}

// Between the name and the points where the seat is wide, otherwise on its upper edge.
[[gnu::noinline]] void Panel::draw_refusal(Stage& s) {
  const double gone = s.clock.now - refused_at_, length = kRefusal * std::max(0.5f, s.clock.pace);
  if (gone >= length || refused_ == people_.tray()) return;
  s.clock.moving = true;
  const Rect& own = at_.seat[refused_];
  const float h = std::round(s.size().small * 1.7f);
  const float w = std::min(own.w, bubble_width(s, s.frame.aside, h, false));
  const float in = s.clock.reduced ? 1 : ease_out(std::min(1.0f, static_cast<float>(gone / 0.16)));
  const bool within = own.w > 4 * w;
  const float top = std::max(own.y - h * 0.55f, bottom(at_.bar) - h * 0.2f);
  const Rect at{center(own).x - w * 0.5f, within ? own.y + s.size().unit * 4 : top, w, h};
  const Faded faded(s.pen, std::min(in, static_cast<float>((length - gone) / 0.15)));
  const Moved grows(s.pen, {center(at).x, bottom(at)}, 0, 0.7f + 0.3f * in, 0.7f + 0.3f * in);
  draw_bubble(s, at, s.frame.aside, kNobody, nullptr);
}

}  // namespace tablee::nothanks::drawing
