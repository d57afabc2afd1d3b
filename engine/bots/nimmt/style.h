#pragma once
// How a seat may choose its cards: what playouts let the others do, and what a reader of the
// history tells apart. Plain data, nothing allocated.

#include <algorithm>

#include "bots/nimmt/net.h"

namespace tablee::nimmt {

enum class Style : std::uint8_t {
  network,    // what the network likes best
  greedy,     // the policy of that name, games/nimmt/policies.h
  heuristic,  // likewise
};
inline constexpr int kStyles = 3;

// The card that the network likes best.
template <class Table>
Card best_card(const Net& net, const Table& rows, const CardSet& hand, const CardSet& pool,
               int players) {
  Picked picked;
  pick_columns(rows, hand, pool, players, picked);
  std::array<std::int32_t, 12> costs;
  run_net(net, picked, costs.data());
  int best = 0;
  for (int i = 1; i < picked.cards; ++i)
    if (costs[static_cast<std::size_t>(i)] < costs[static_cast<std::size_t>(best)]) best = i;
  return picked.card[static_cast<std::size_t>(best)];
}

// The card that costs least by `cost_of(card, row)`, row < 0 where it is too low; the lowest of
// these.
template <class Table, class CostOf>
Card least_card(const Table& rows, const CardSet& hand, CostOf cost_of) {
  Card chosen = kNoCard;
  int least = 0;
  for (const Card c : hand) {
    const int cost = cost_of(c, rows.row_of(c));
    if (chosen != kNoCard && cost >= least) continue;
    least = cost;
    chosen = c;
  }
  return chosen;
}

template <class Table>
Card greedy_card(const Table& rows, const CardSet& hand) {
  constexpr int kTooLow = 1'000'000;
  return least_card(rows, hand, [&](Card c, int r) {
    if (r < 0) return kTooLow;
    return (rows.full(r) ? rows.heads(r) * 1000 : 0) + std::abs(c - rows.end_at(r, c));
  });
}

template <class Table>
Card heuristic_card(const Table& rows, const CardSet& hand, const CardSet& pool) {
  const CardSet unseen = pool - hand;
  const int unseen_count = std::max(1, unseen.size());
  int cheapest = rows.heads(0);
  for (int r = 1; r < kRows; ++r) cheapest = std::min(cheapest, rows.heads(r));
  return least_card(rows, hand, [&](Card c, int r) {
    if (r < 0) return (cheapest + 2) * 1000;
    if (rows.full(r)) return rows.heads(r) * 1000;
    const Card end = rows.end_at(r, c);
    const int between = unseen.count_below(std::max(end, c)) -
                        unseen.count_below(static_cast<Card>(std::min(end, c) + 1));
    return between * (1000 * (rows.heads(r) + kHeads[c]) + 600 * rows.count(r)) / unseen_count;
  });
}

// The hand is not empty. `pool` as for pick_columns.
template <class Table>
Card card_of(Style style, const Net& net, const Table& rows, const CardSet& hand,
             const CardSet& pool, int players) {
  switch (style) {
    case Style::greedy:
      return greedy_card(rows, hand);
    case Style::heuristic:
      return heuristic_card(rows, hand, pool);
    case Style::network:
      break;
  }
  return best_card(net, rows, hand, pool, players);
}

}  // namespace tablee::nimmt
