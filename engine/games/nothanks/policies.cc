#include "games/nothanks/policies.h"

#include <algorithm>

#include "games/nothanks/rules.h"

namespace tablee::nothanks {
namespace {

// The points that a seat would add by taking now: the card's change less the chips on it.
int net(const Public& p, Seat seat) { return change(p.taken[seat], p.card) - p.pot; }

bool unseen(const Public& p, int card) {
  if (card < kLowest || card > kHighest || card == p.card) return false;
  if (!p.options.cards().has(static_cast<Card>(card))) return false;
  for (const CardSet& taken : p.taken)
    if (taken.has(static_cast<Card>(card))) return false;
  return true;
}

// The points that a seat would rather take than pay a chip: more, the fewer chips are left.
int bearable(int chips) { return chips <= 1 ? 14 : chips <= 3 ? 11 : chips <= 6 ? 8 : 6; }

// Whether another seat would take the card before it comes round again, with a chip added by each.
bool wanted_by_others(const Public& p, Seat own) {
  const int n = p.options.players;
  for (int step = 1; step < n; ++step) {
    const Seat seat = seat_at((own + step) % n);
    const int chips = p.chips[seat];
    if (chips == 0 || net(p, seat) - step <= bearable(chips)) return true;
  }
  return false;
}

// Puts the costs of taking and, where it is legal, of refusing. Equal costs mean taking.
void put(const View& v, int take, int refuse, Costs& costs) {
  Moves moves;
  legal_moves(v, moves);
  costs.clear();
  for (const Move& move : moves) costs.push_back((move.take ? take : refuse) * 1000);
}

}  // namespace

void greedy(const View& v, Costs& costs) { put(v, net(v.pub, v.viewer), 0, costs); }

void heuristic(const View& v, Costs& costs) {
  const Public& p = v.pub;
  const std::size_t at = v.viewer;
  const int points = net(p, v.viewer);
  // A neighbouring card that is still unseen may close the gap; the card just below would halve the
  // harm.
  const int closers = (unseen(p, p.card - 1) ? 2 : 0) + (unseen(p, p.card + 1) ? 1 : 0);
  if (points <= 0 && p.chips[at] > 2 && !wanted_by_others(p, v.viewer)) {
    put(v, 0, points - 1, costs);
    return;
  }
  put(v, points - closers, bearable(p.chips[at]), costs);
}

}  // namespace tablee::nothanks
