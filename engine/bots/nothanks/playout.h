#pragma once
// Rounds of Non merci played on by styles.

#include <span>

#include "bots/nothanks/style.h"

namespace tablee::nothanks {

template <int N>
using Styles = std::array<const Style*, N>;

// Plays the card face up until somebody has taken it.
template <int N>
void play_card(Kernel<N>& table, const Offer<N>& offer, const Styles<N>& styles) {
  // Prices do not change while the card lies there: each is worked out once, in the first lap.
  std::array<int, N> prices{};
  for (int step = 0;; ++step) {
    const auto at = static_cast<std::size_t>(table.actor());
    if (!table.can_refuse(1)) break;
    const Style& style = *styles[at];
    if (step < N) prices[at] = price(style, table, offer, table.actor());
    if (takes(style, table, offer, prices[at])) break;
    table.refuse(1);
  }
  table.take(offer.card);
}

// The rest of the round: those cards are turned up one after another.
template <int N>
void play_cards(Kernel<N>& table, std::span<const Card> cards, const Styles<N>& styles) {
  for (std::size_t i = 0; i < cards.size(); ++i)
    play_card<N>(table, Offer<N>(table, cards[i], static_cast<int>(cards.size() - 1 - i)), styles);
}

}  // namespace tablee::nothanks
