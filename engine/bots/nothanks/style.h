#pragma once
// A way of playing Non merci that can be told in a few numbers: what a card may cost before it is
// taken, by the chips one has left, and whether it is left to collect chips while nobody else wants
// it. The pool's players are styles, the strongest bot's guesses about its opponents are, and so is
// what it plays itself in its playouts.

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/nothanks/kernel.h"

namespace tablee::nothanks {

// All costs here are in sixteenths of a point: integers, so that every platform plays the same.
inline constexpr int kUnit = 16;

struct Style {
  static constexpr int kChips = 16;  // that many and more are alike
  static constexpr std::int16_t kNever = -32768;

  // Takes where the card's change, less hopes and chips on it, is no more than this.
  std::array<std::int16_t, kChips> bear{};
  std::int16_t stage = 0;  // borne besides for each card still face down
  // Hopes: the neighbour is unseen and may come; a card two away is one's own and the gap may
  // close.
  std::int16_t below = 0;
  std::int16_t above = 0;
  std::int16_t gap_below = 0;
  std::int16_t gap_above = 0;
  // A card that would be taken is left to collect chips where it costs no more than `milk` now, at
  // least `reserve` chips are left, and nobody without chips or with a bearable price (`fear`, by
  // their chips) comes before it is back.
  std::int16_t milk = kNever;
  std::int16_t reserve = 1;
  std::array<std::int16_t, kChips> fear{};

  bool operator==(const Style&) const = default;
};

inline std::size_t chips_index(int chips) {
  return static_cast<std::size_t>(std::min(chips, Style::kChips - 1));
}

// One card face up, and what it would change for each seat.
template <int N>
struct Offer {
  int card = 0;
  int left = 0;         // cards face down
  CardBits unseen = 0;  // neither taken nor the card itself
  std::array<int, N> change{};

  Offer(const Kernel<N>& table, int up, int pile) : card(up), left(pile) {
    CardBits seen = card_bit(up) | table.out();
    for (int i = 0; i < N; ++i) {
      seen |= table.taken(i);
      change[i] = kUnit * nothanks::change(table.taken(i), up);
    }
    unseen = kAllCards & ~seen;
  }
  int change_of(int seat) const { return change[seat]; }
};

// What that seat would not pay: the change less its hopes, in sixteenths. Chips and what is borne
// come off it.
template <int N>
int price(const Style& style, const Kernel<N>& table, const Offer<N>& offer, int seat) {
  const CardBits own = table.taken(seat);
  const auto bit = [&](CardBits set, int card) { return static_cast<int>((set >> card) & 1u); };
  const int c = offer.card;
  return offer.change_of(seat) - style.stage * offer.left - style.below * bit(offer.unseen, c - 1) -
         style.above * bit(offer.unseen, c + 1) -
         style.gap_below * (bit(own, c - 2) & bit(offer.unseen, c - 1)) -
         style.gap_above * (bit(own, c + 2) & bit(offer.unseen, c + 1));
}

// Would the actor rather leave the card for another time round? Asked where it would take it.
template <int N>
bool milks(const Style& style, const Kernel<N>& table, const Offer<N>& offer) {
  const int pot = kUnit * table.pot();
  if (offer.change_of(table.actor()) - pot > style.milk || table.chips_after(0) < style.reserve)
    return false;
  for (int places = 1, seat = table.actor(); places < N; ++places) {
    seat = seat + 1 == N ? 0 : seat + 1;
    const int chips = table.chips_after(places);
    if (chips == 0 ||
        offer.change_of(seat) - pot - kUnit * places <= style.fear[chips_index(chips)])
      return false;
  }
  return true;
}

// The actor's choice, its price being that of price(); it has a chip.
template <int N>
bool takes(const Style& style, const Kernel<N>& table, const Offer<N>& offer, int price) {
  const int borne = style.bear[chips_index(table.chips_after(0))];
  return price - kUnit * table.pot() <= borne && !milks(style, table, offer);
}

}  // namespace tablee::nothanks
