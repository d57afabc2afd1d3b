// A special card that is weighed: the table as it would make it, and what can be touched for it.

#include <algorithm>

#include "core/ids.h"
#include "games/nimmt/foresee.h"
#include "web/games/nimmt/panel.h"
#include "web/games/nimmt/special_card.h"

namespace tablee::nimmt::drawing {
namespace {

// Seconds for which a card that stays with its row is looked at, and for its way to the row's head.
constexpr float kLooked = 0.38f, kStays = 0.25f;

}  // namespace

// Rows lie as they would, the card to be placed is a ghost where it would go: without a special
// card as long as none is begun.
Panel::Preview Panel::weigh_special(const Stage& s) {
  using Move = nimmt::Move;
  const nimmt::View& v = view(s);
  const auto move = s.frame.begun.empty() ? Move{Move::Kind::place, 0, 0}
                                          : nimmt::parse_move(s.frame.begun).value_or(Move{});
  nimmt::Moves moves;
  nimmt::legal_moves(v, moves);
  if (v.pub.phase != nimmt::Phase::place ||
      std::find(moves.begin(), moves.end(), move) == moves.end())
    return {};
  const nimmt::Foresight f = nimmt::foresee(v, move);
  laid_.rows.clear();
  for (const nimmt::Row& row : f.rows) {
    laid_.rows.push_back({});
    for (const Card c : row) laid_.rows.back().push_back(c);
  }
  laid_.marks = f.marks;
  moved_ = f.moved;
  return {f.card, f.row, f.at, f.taken};
}

// Number cards that can be touched: of the hand, in rows, and the one to be placed itself.
void Panel::draw_special_lights(Stage& s, const Parts& parts) {
  for (const auto& [spoken, card] : parts.hand) {
    if (!may_do(*spoken) || spoken->item->on) continue;
    const Pose pose = hand_pose(animator_.shown().hand.count_below(card));
    const Moved turned(s.pen, center(pose.at), pose.angle, 1, 1);
    stroke(s.pen, inset(pose.at, -2), card_radius(pose.at) + 2, s.theme().accent, 2.5f);
  }
  const Rect canvas = s.window;
  s.window = at_.column ? canvas : at_.window;
  const auto light = [&](const Spoken& spoken, const Rect& card, const Rect& area) {
    const std::string& id = spoken.item->id;
    const bool up = spoken.item->on || s.hovers(id) || s.presses(id);
    stroke(s.pen, inset(card, -2), card_radius(card) + 2, s.theme().accent, up ? 4.0f : 2.5f);
    s.tappable(id, area, area, card_radius(card));
  };
  for (const auto& [spoken, card] : parts.cards) {
    if (!may_do(*spoken)) continue;
    for (std::size_t r = 0; r < laid_.rows.size(); ++r)
      for (std::size_t i = 0; i < laid_.rows[r].size(); ++i) {
        if (laid_.rows[r][i] != card) continue;
        const auto count = static_cast<int>(laid_.rows[r].size());
        const auto place = [&](int n) { return at_.place(static_cast<int>(r), n); };
        // Narrow cards are touched in slices as wide as a thumb, about the middle of all of them.
        const float wide = std::max(at_.card_w + at_.lane_gap, s.size().touch);
        const float from =
            center(both(place(0), place(count - 1))).x - wide * static_cast<float>(count) * 0.5f;
        const Rect& lane = at_.lane[r];
        light(*spoken, s.pen.snap(place(static_cast<int>(i))),
              {from + wide * static_cast<float>(i), lane.y, wide, lane.h});
      }
  }
  for (const auto& [spoken, card] : parts.queue)
    for (std::size_t i = 0; i < kMaxSeats; ++i)
      if (may_do(*spoken) && animator_.shown().played[i] == card) {
        if (gathered_) s.window = canvas;  // the hand's place is not a part of the rows' window
        light(*spoken, s.pen.snap(open_[i]), gathered_ ? open_[i] : at_.seat[i]);
      }
  s.window = canvas;
  // The panel has done so for what lies under them.
  if (at_.column || !s.frame.focused.starts_with(ids::kCardIn)) return;
  s.reveal(scroll_, at_.window, 4);
  at_end_ = scroll_.at >= scroll_.most() - 1;
}

// From the hand that it is of, or from whoever puts it down, to the lane that it is meant for, or
// to the card that it changes, before that person; from there to those that were played, or to the
// head of the lane with which it stays.
void Panel::draw_special_put(Stage& s) {
  const Animator::Put& put = animator_.put();
  if (put.comes) return draw_special_drawn(s);
  const auto seat = static_cast<std::size_t>(std::max<int>(put.seat, 0));
  const bool lane = put.row >= 0 && put.row < static_cast<int>(animator_.shown().rows.size());
  const Rect& card = open_[seat];
  const Vec to = center(lane ? at_.lane[put.row] : card);
  const float most = lane ? at_.lane[0].h * 0.92f : std::max(card.h, s.size().touch);
  const float side = std::round(std::min(most, 96 * s.size().unit));
  Rect there = around(to, side, side);
  // What is scrolled away is meant all the same: it lies at the edge then.
  if (!at_.column && (lane || !gathered_)) {
    const Rect& w = at_.window;
    there.y = std::clamp(there.y, w.y, std::max(w.y, bottom(w) - side));
  }
  const Rect& own = special_at_[put.kind];
  const bool held = put.seat == view(s).viewer && own.w > 0;
  const float small = held ? std::min(own.w, own.h) : side * 0.45f;
  Rect from = put.goes ? there : around(center(held ? own : at_.played[seat]), small, small);
  Rect end = put.goes ? special_pile(true) : there;
  float in = ease_out(progress(s.clock, put.since, 0.3f));
  // Out of a hand that one sees it does not come by degrees.
  const bool lies = (put.goes || held) && !s.clock.reduced;
  const float strength = lies ? 1 : std::min(1.0f, in * 2);
  const auto kind = static_cast<nimmt::Special>(put.kind);
  if (lane && !put.goes &&
      (kind == nimmt::Special::stop || kind == nimmt::Special::seven_takes ||
       kind == nimmt::Special::fifth_row)) {
    const auto seen = static_cast<double>(kLooked * s.clock.pace);
    const float stays = ease_both(progress(s.clock, put.since + seen, kStays));
    if (stays > 0) from = there, end = special_mark(s, put.row), in = stays;
  }
  const float now = s.clock.reduced ? 1 : in;
  const Vec at = center(from) + (center(end) - center(from)) * now;
  const Faded faded(s.pen, strength);
  const Rect tile = s.pen.snap(around(at, side, side));
  const float size = lerp(from.w, end.w, now) / side;
  const Moved grows(s.pen, center(tile), 0, size, size);
  special_tile(s.pen, tile, kind);
}

// From those to be drawn to its place in the hand, where it is looked at; or, face down, to whoever
// draws it.
void Panel::draw_special_drawn(Stage& s) {
  const Animator::Put& put = animator_.put();
  const bool own = put.kind != Animator::kUnseenKind;
  const float in = ease_out(progress(s.clock, put.since, 0.4f));
  const float now = s.clock.reduced ? 1 : in;
  const Rect from = special_pile(false);
  const auto seat = static_cast<std::size_t>(std::max<int>(put.seat, 0));
  Rect to = own ? special_at_[put.kind] : at_.played[seat];
  // Where its name stands beside its picture, over that.
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
