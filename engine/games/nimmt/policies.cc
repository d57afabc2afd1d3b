#include "games/nimmt/policies.h"

#include <algorithm>

#include "games/nimmt/rules.h"
#include "games/nimmt/special_policies.h"

namespace tablee::nimmt {
namespace {

int cheapest_row(const Rows& rows) {
  int best = 1000;
  for (const Row& row : rows) best = std::min(best, heads_of(row));
  return best;
}

// Both policies judge rows to take and cards to draft alike: the cheapest row, and of the market
// the card with the fewest heads, of those the highest, as high cards are seldom too low.
void plain_costs(const View& v, const Moves& moves, Costs& costs) {
  for (const Move& m : moves)
    costs.push_back(m.kind == Move::Kind::row ? heads_of(v.pub.rows[m.value - 1u]) * 1000
                                              : heads(m.value) * 1000 - m.value);
}

// The distance of the card from the end that it would go to.
int gap_of(const Row& row, Card card, bool left) {
  return left ? row.front() - card : card - row.back();
}

}  // namespace

void greedy(const View& v, Costs& costs) {
  Moves moves;
  legal_moves(v, moves);
  costs.clear();
  if (v.pub.phase == Phase::place || v.pub.phase == Phase::exchange)
    return special_costs(v, moves, 0, costs);
  if (v.pub.phase != Phase::choose) return plain_costs(v, moves, costs);
  for (const Move& m : moves) {
    const Spot spot = find_spot(v.pub.rows, m.value, v.pub.options.profi != 0, blocked_rows(v.pub));
    if (spot.too_low()) {
      // This costs more than any placement, whatever the rows hold.
      costs.push_back(1'000'000 + cheapest_row(v.pub.rows) * 1000);
      continue;
    }
    const Row& row = v.pub.rows[spot.row];
    costs.push_back(
        ((static_cast<int>(row.size()) == capacity(v.pub, spot.row)) ? heads_of(row) * 1000 : 0) +
        gap_of(row, m.value, spot.left));
  }
}

void heuristic(const View& v, Costs& costs) {
  Moves moves;
  legal_moves(v, moves);
  costs.clear();
  if (v.pub.phase == Phase::place || v.pub.phase == Phase::exchange)
    return special_costs(v, moves, 100, costs);
  if (v.pub.phase != Phase::choose) return plain_costs(v, moves, costs);
  const CardSet unseen = CardSet::range(1, v.pub.options.deck_size()) - v.pub.seen - v.hand;
  const int unseen_count = std::max(1, unseen.size());
  for (const Move& m : moves) {
    const Spot spot = find_spot(v.pub.rows, m.value, v.pub.options.profi != 0, blocked_rows(v.pub));
    if (spot.too_low()) {
      costs.push_back((cheapest_row(v.pub.rows) + 2) * 1000);
      continue;
    }
    const Row& row = v.pub.rows[spot.row];
    if ((static_cast<int>(row.size()) == capacity(v.pub, spot.row))) {
      costs.push_back(heads_of(row) * 1000);
      continue;
    }
    const Card end = spot.left ? row.front() : row.back();
    const Card low = std::min(end, m.value);
    const Card high = std::max(end, m.value);
    const int between = unseen.count_below(high) - unseen.count_below(static_cast<Card>(low + 1));
    const int stake = 1000 * (heads_of(row) + heads(m.value)) + 600 * static_cast<int>(row.size());
    costs.push_back(between * stake / unseen_count);
  }
}

}  // namespace tablee::nimmt
