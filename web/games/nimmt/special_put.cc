// The movement of a special card that is played or drawn.

#include <algorithm>

#include "web/games/nimmt/special_card.h"
#include "web/games/nimmt/special_cards.h"
#include "web/games/nimmt/special_mark.h"
#include "web/games/nimmt/table.h"

namespace tablee::nimmt::drawing {
namespace {

// Seconds for which a card that stays with its row is shown, and for its way to the row's head.
constexpr float kLooked = 0.38f, kStays = 0.25f;

}  // namespace

// It moves from its hand, or from its player's seat, to its lane, or to the card at the seat that
// it changes; from there to the discard pile, or to the head of the lane with which it stays.
[[gnu::noinline]] void Specials::draw_put(Stage& s) const {
  const Animator::Put& put = animator_.put();
  if (put.comes) return draw_drawn(s);
  const std::size_t seat = std::max<int>(put.seat, 0);
  const bool lane = put.row >= 0 && put.row < static_cast<int>(animator_.shown().rows.size());
  const Rect& card = played_.at(std::max<int>(put.seat, 0));
  const Vec to = center(lane ? at_.lane[put.row] : card);
  const float most = lane ? at_.lane[0].h * 0.92f : std::max(card.h, s.size().touch);
  const float side = std::round(std::min(most, 96 * s.size().unit));
  Rect there = around(to, side, side);
  // A target that is scrolled out of sight is replaced by the nearest edge.
  if (!at_.column && (lane || !played_.gathered())) {
    const Rect& w = at_.window;
    there.y = std::clamp(there.y, w.y, std::max(w.y, bottom(w) - side));
  }
  const Rect& own = special_at_[put.kind];
  const bool held = put.seat == view(s).viewer && own.w > 0;
  const float small = held ? std::min(own.w, own.h) : side * 0.45f;
  Rect from = put.goes ? there : around(center(held ? own : at_.played[seat]), small, small);
  Rect end = put.goes ? pile_at(true) : there;
  float in = ease_out(progress(s.clock, put.since, 0.3f));
  // From the viewer's own hand it does not fade in.
  const bool lies = (put.goes || held) && !s.clock.reduced;
  const float strength = lies ? 1 : std::min(1.0f, in * 2);
  const auto kind = static_cast<nimmt::Special>(put.kind);
  if (lane && !put.goes &&
      (kind == nimmt::Special::stop || kind == nimmt::Special::seven_takes ||
       kind == nimmt::Special::fifth_row)) {
    const auto seen = static_cast<double>(kLooked * s.clock.pace);
    const float stays = ease_both(progress(s.clock, put.since + seen, kStays));
    if (stays > 0) from = there, end = special_mark(at_, s.size(), put.row), in = stays;
  }
  const float now = s.clock.reduced ? 1 : in;
  const Vec at = center(from) + (center(end) - center(from)) * now;
  const Faded faded(s.pen, strength);
  const Rect tile = s.pen.snap(around(at, side, side));
  const float size = lerp(from.w, end.w, now) / side;
  const Moved grows(s.pen, center(tile), 0, size, size);
  special_tile(s.pen, tile, kind);
}

// From the deck to its place in the viewer's hand, where it is shown for a while; or, face down, to
// another player.
void Specials::draw_drawn(Stage& s) const {
  const Animator::Put& put = animator_.put();
  const bool own = put.kind != kUnseenKind;
  const float in = ease_out(progress(s.clock, put.since, 0.4f));
  const float now = s.clock.reduced ? 1 : in;
  const Rect from = pile_at(false);
  const std::size_t seat = std::max<int>(put.seat, 0);
  Rect to = own ? special_at_[put.kind] : at_.played[seat];
  // Where the name is beside the symbol, the card covers only the symbol.
  if (own && to.w > to.h * 1.3f) to.w = to.h * 0.8f;
  const float most = own ? std::min(to.w, to.h) : s.size().touch;
  const float side = std::round(lerp(from.w, most, now));
  const Rect tile =
      s.pen.snap(around(center(from) + (center(to) - center(from)) * now, side, side));
  const Faded faded(s.pen, s.clock.reduced ? in : 1);
  if (!own) return special_back(s.pen, tile);
  if (now >= 1) stroke(s.pen, inset(tile, -4), side * 0.24f + 4, s.theme().accent, 3);
  special_tile(s.pen, tile, static_cast<nimmt::Special>(put.kind));
}

}  // namespace tablee::nimmt::drawing
