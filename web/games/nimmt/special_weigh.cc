// The preview of a special card: the table after it, and what can be touched for it.

#include <algorithm>

#include "core/ids.h"
#include "games/nimmt/foresee.h"
#include "web/games/nimmt/special_cards.h"
#include "web/games/nimmt/table.h"

namespace tablee::nimmt::drawing {

// The rows are drawn as they would be, and the card to be placed as a ghost; while no special card
// has been chosen, this previews placing without one.
[[gnu::noinline]] Preview weigh_special(const Stage& s, Shown& laid, Card& moved) {
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
  laid.rows.clear();
  for (const nimmt::Row& row : f.rows) {
    laid.rows.push_back({});
    for (const Card c : row) laid.rows.back().push_back(c);
  }
  laid.marks = f.marks;
  moved = f.moved;
  return {f.card, f.row, f.at, f.taken};
}

// Number cards that can be touched: of the hand, in rows, and the card to be placed itself.
[[gnu::noinline]] void Specials::draw_lights(Stage& s, const Parts& parts, const Shown& laid,
                                             ScrollWindow& window) const {
  for (const auto& [spoken, card] : parts.hand) {
    if (!may_do(*spoken) || spoken->item->on) continue;
    const Pose pose = hand_.pose(animator_.shown().hand.count_below(card));
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
    for (std::size_t r = 0; r < laid.rows.size(); ++r)
      for (std::size_t i = 0; i < laid.rows[r].size(); ++i) {
        if (laid.rows[r][i] != card) continue;
        const auto count = static_cast<int>(laid.rows[r].size());
        const auto place = [&](int n) { return at_.place(static_cast<int>(r), n); };
        // Narrow cards are touched in strips as wide as a thumb, around their common centre.
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
        const bool gathered = played_.gathered();
        if (gathered) s.window = canvas;  // the place of the hand is outside the window of the rows
        const Rect& open = played_.at(static_cast<int>(i));
        light(*spoken, s.pen.snap(open), gathered ? open : at_.seat[i]);
      }
  s.window = canvas;
  // The panel has done this for the items in its window.
  if (at_.column || !s.frame.focused.starts_with(ids::kCardIn)) return;
  window.reveal(s, at_.window);
}

}  // namespace tablee::nimmt::drawing
