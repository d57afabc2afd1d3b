#pragma once
// Playouts of Non merci in which seats play in given styles.

#include <span>

#include "bots/nothanks/style.h"

namespace tablee::nothanks {

template <int N>
using Styles = std::array<const Style*, N>;

// Plays on until a seat has taken the card.
template <int N>
void play_card(Kernel<N>& table, const Offer<N>& offer, const Styles<N>& styles) {
  // Prices do not change while the card lies there, so each is computed once, in the first lap.
  std::array<int, N> prices{};
  for (int step = 0;; ++step) {
    const std::size_t at = table.actor();
    if (!table.can_refuse(1)) break;
    const Style& style = *styles[at];
    if (step < N) prices[at] = price(style, table, offer, table.actor());
    if (takes(style, table, offer, prices[at])) break;
    table.refuse(1);
  }
  table.take(offer.card);
}

// Plays the rest of the round, in which those cards are turned up in order.
template <int N>
void play_cards(Kernel<N>& table, std::span<const Card> cards, const Styles<N>& styles) {
  for (std::size_t i = 0; i < cards.size(); ++i)
    play_card<N>(table, Offer<N>(table, cards[i], static_cast<int>(cards.size() - 1 - i)), styles);
}

}  // namespace tablee::nothanks
