#pragma once
// Playing styles: simple models of how a seat chooses its cards. Playouts use them for the other
// seats, and the opponent model estimates which of them a seat follows. Plain data without
// allocation.

#include <algorithm>

#include "bots/chances.h"
#include "bots/nimmt/net.h"
#include "core/rng.h"

namespace tablee::nimmt {

enum class Style : std::uint8_t {
  network,    // the card that the network values highest
  greedy,     // the policy of that name, games/nimmt/policies.h
  heuristic,  // the policy of that name
  near,       // any card; one that costs a head more is e times less likely
  searcher,   // any card, with the probabilities observed of bots that search
  none,       // no model: any card with equal probability
};
inline constexpr int kStyles = 6;

// The cards of a hand with the network's costs (run_net).
struct Priced {
  Picked picked;
  std::array<std::int32_t, 12> costs;
  // The card that the network values highest.
  Card best() const {
    int best = 0;
    for (int i = 1; i < picked.cards; ++i)
      if (costs[i] < costs[best]) best = i;
    return picked.card[best];
  }
};

template <class Table>
void price_cards(const Net& net, const Table& rows, const CardSet& hand, const CardSet& pool,
                 int players, Priced& priced) {
  pick_columns(rows, hand, pool, players, priced.picked);
  run_net(net, priced.picked, priced.costs.data());
}

// The card that the network values highest.
template <class Table>
Card best_card(const Net& net, const Table& rows, const CardSet& hand, const CardSet& pool,
               int players) {
  Priced priced;
  price_cards(net, rows, hand, pool, players, priced);
  return priced.best();
}

// The card with the lowest `cost_of(card, row)`, where row < 0 means too low; the lowest of
// several.
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

// The probability that each card of a hand is played.
struct Odds {
  int cards = 0;
  std::array<Card, 12> card{};
  std::array<std::uint32_t, 12> odds{};  // relative probabilities, up to 65536
  std::uint32_t all = 0;                 // their sum

  // Draws one of the cards in proportion to its probability.
  Card draw(Rng& rng) const {
    auto left = static_cast<std::int64_t>(rng.below(all));
    std::size_t i = 0;
    while ((left -= odds[i]) >= 0) ++i;
    return card[i];
  }
};

// Odds from costs: a card that costs `unit` more is e times less likely.
inline void odds_by(const Picked& picked, const std::int32_t* costs, int unit, Odds& odds) {
  // From natural logarithms to sixteenths of a halving: 16 / log 2 is 23.08.
  const std::int64_t rate = 23'635 * 64 / unit;
  const std::int32_t least = *std::min_element(costs, costs + picked.cards);
  odds.cards = picked.cards;
  odds.card = picked.card;
  odds.all = 0;
  for (std::size_t i = 0, count = picked.cards; i < count; ++i) {
    const auto worse = static_cast<int>(std::int64_t{costs[i] - least} * rate >> 16);
    odds.all += odds.odds[i] = halved(worse);
  }
}
inline constexpr int kHeadUnit = kScale * kScale;  // one head in run_net's costs
inline constexpr int kLogUnit =
    kOthersScale * kOthersScale;  // one unit of the others' log-likelihood

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

// The hand must not be empty. `pool` as for pick_columns.
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
