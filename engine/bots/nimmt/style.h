#pragma once
// How a seat may choose its cards: what playouts let the others do, and what a model of the
// history tells apart. Plain data, nothing allocated.

#include <algorithm>

#include "bots/chances.h"
#include "bots/nimmt/net.h"
#include "core/rng.h"

namespace tablee::nimmt {

enum class Style : std::uint8_t {
  network,    // what the network likes best
  greedy,     // the policy of that name, games/nimmt/policies.h
  heuristic,  // likewise
  near,       // any card, one that costs a head more e times as seldom
  searcher,   // any card, as often as those who search were seen to put it down
  none,       // none of these: any card
};
inline constexpr int kStyles = 6;

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
    if (costs[i] < costs[best]) best = i;
  return picked.card[best];
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
  for (int r = 1; r < rows.rows(); ++r) cheapest = std::min(cheapest, rows.heads(r));
  return least_card(rows, hand, [&](Card c, int r) {
    if (r < 0) return (cheapest + 2) * 1000;
    if (rows.full(r)) return rows.heads(r) * 1000;
    const Card end = rows.end_at(r, c);
    const int between = unseen.count_below(std::max(end, c)) -
                        unseen.count_below(static_cast<Card>(std::min(end, c) + 1));
    return between * (1000 * (rows.heads(r) + kHeads[c]) + 600 * rows.count(r)) / unseen_count;
  });
}

// How likely each card of a hand is put down.
struct Odds {
  int cards = 0;
  std::array<Card, 12> card{};
  std::array<std::uint32_t, 12> odds{};  // up to 65536
  std::uint32_t all = 0;                 // their sum

  // One of the cards, as often as it is likely.
  Card draw(Rng& rng) const {
    auto left = static_cast<std::int64_t>(rng.below(all));
    std::size_t i = 0;
    while ((left -= odds[i]) >= 0) ++i;
    return card[i];
  }
};

// Of costs that make a card e times as unlikely for each `unit` more.
inline void odds_by(const Picked& picked, const std::int32_t* costs, int unit, Odds& odds) {
  // Sixteen sixteenths of a halving for each log 2 of it: 16 / log 2 is 23.08.
  const std::int64_t rate = 23'635 * 64 / unit;
  const std::int32_t least = *std::min_element(costs, costs + picked.cards);
  odds.cards = picked.cards;
  odds.card = picked.card;
  odds.all = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(picked.cards); ++i) {
    const auto worse = static_cast<int>(std::int64_t{costs[i] - least} * rate >> 16);
    odds.all += odds.odds[i] = halved(worse);
  }
}
inline constexpr int kHeadUnit = kScale * kScale;             // of run_net's costs
inline constexpr int kLogUnit = kOthersScale * kOthersScale;  // of others' unlikeliness

inline void odds_near(const Net& net, const Picked& picked, Odds& odds) {
  std::array<std::int32_t, 12> costs;
  run_net(net, picked, costs.data());
  odds_by(picked, costs.data(), kHeadUnit, odds);
}
inline void odds_of_searchers(const Net& net, const Picked& picked, Odds& odds) {
  std::array<std::int32_t, 12> unlikely;
  run_net(net.others, picked, unlikely.data());
  odds_by(picked, unlikely.data(), kLogUnit, odds);
}

inline Card any_card(const CardSet& hand, Rng& rng) {
  auto card = hand.begin();
  for (auto n = rng.below(static_cast<std::uint32_t>(hand.size())); n > 0; --n) ++card;
  return *card;
}

// The hand is not empty. `pool` as for pick_columns.
template <class Table>
Card card_of(Style style, const Net& net, const Table& rows, const CardSet& hand,
             const CardSet& pool, int players, Rng& rng) {
  if (style == Style::greedy) return greedy_card(rows, hand);
  if (style == Style::heuristic) return heuristic_card(rows, hand, pool);
  if (style == Style::none) return any_card(hand, rng);
  if (style == Style::network) return best_card(net, rows, hand, pool, players);
  Picked picked;
  pick_columns(rows, hand, pool, players, picked);
  Odds odds;
  if (style == Style::near)
    odds_near(net, picked, odds);
  else
    odds_of_searchers(net, picked, odds);
  return odds.draw(rng);
}

}  // namespace tablee::nimmt
