#include "games/nimmt/foresee.h"

#include <algorithm>

#include "games/nimmt/fate.h"
#include "games/nimmt/special.h"

namespace tablee::nimmt {
namespace {

// The rules play it, on a state that holds no more than the view does.
State state_of(const View& v) {
  const std::size_t at = v.viewer;
  State s;
  s.pub = v.pub;
  s.secret.hand[at] = v.hand;
  s.secret.special.hand[at] = v.specials;
  return s;
}

int place_in(const Row& row, Card card) {
  return static_cast<int>(std::count_if(row.begin(), row.end(), [&](Card c) { return c < card; }));
}

// Where the card goes by rules 1–4, or into the row that a slide has emptied.
void place_own(const Public& p, Foresight& f) {
  const Fate own = fate_of(p, f.card);
  f.row = own.spot.row;
  if (f.row < 0) return;
  f.at = static_cast<int>(p.rows[f.row].size());
  if (own.safe()) return;
  f.taken = f.row;
  f.own = true;
  f.gone = p.rows.size() == kMaxRows;
  f.heads = own.heads;
}

}  // namespace

Gaps gaps_of(const View& v, Card card) {
  const Public& p = v.pub;
  Gaps gaps;
  const auto waits = [card](const Played& q) { return q.card == card; };
  if (std::none_of(p.queue.begin(), p.queue.end(), waits)) return gaps;
  for (const Row& row : p.rows)
    if (row.empty()) return gaps;
  const unsigned blocked = blocked_rows(p);
  const Spot spot = find_spot(p.rows, card, p.options.profi != 0, blocked);
  for (std::size_t r = 0; r < p.rows.size(); ++r) {
    if ((blocked >> r) & 1u) continue;
    const Row& row = p.rows[r];
    const bool left = p.options.profi && card < row.front();
    gaps.push_back({.row = static_cast<std::int8_t>(r),
                    .left = left,
                    .nearest = spot.row == static_cast<int>(r) && spot.left == left,
                    .by = left ? row.front() - card : card - row.back()});
  }
  return gaps;
}

Foresight foresee(const View& v, Move move) {
  using Kind = Move::Kind;
  const Public& p = v.pub;
  const std::size_t seat = v.viewer;
  Foresight f{.rows = p.rows, .marks = p.marks, .card = p.queue.front().card};
  State s = state_of(v);
  apply_special(s, v.viewer, move, nullptr);
  const std::size_t row = move.row - std::size_t{1};
  switch (move.kind) {
    case Kind::fifth_row:
      f.row = static_cast<int>(f.rows.size());
      f.marks[f.rows.size()].fifth = true;
      f.rows.push_back({});
      return f;
    case Kind::seven_takes:
      place_own(p, f);
      f.marks = s.pub.marks;
      f.taken = -1;
      f.heads = 0;
      return f;
    case Kind::insert:
      f.row = move.row - 1;
      f.at = place_in(f.rows[row], f.card);
      break;
    case Kind::negative:
      place_own(p, f);
      f.row = f.taken = move.row ? move.row - 1 : f.row;
      f.at = static_cast<int>(f.rows[f.row].size());
      f.own = true;
      f.gone = p.rows.size() == kMaxRows;
      f.heads = s.pub.heads[seat] - p.heads[seat];
      return f;
    case Kind::slide:
      f.moved = move.value;
      for (Row& from : f.rows)
        if (const auto at = std::find(from.begin(), from.end(), f.moved); at != from.end())
          from.erase(at - from.begin());
      insert_sorted(f.rows[row], f.moved);
      break;
    case Kind::replace:
      f.card = move.value;
      break;
    default:
      f.marks = s.pub.marks;  // a stop changes only the marks
      break;
  }
  if (s.pub.pile[seat] == p.pile[seat]) {
    if (move.kind != Kind::insert) place_own(s.pub, f);
    return f;
  }
  // The row has one card too many: the card pushed in takes it.
  f.taken = move.row - 1;
  f.heads = s.pub.heads[seat] - p.heads[seat];
  f.gone = s.pub.rows.size() < p.rows.size();
  return f;
}

}  // namespace tablee::nimmt
