#pragma once
// A playing style of Non merci, described by a few numbers: the price up to which it takes a card,
// by the chips that it has left, and whether it lets a card collect chips while no other player
// wants it. The players of the pool are styles, and so are the opponent models of the strongest bot
// and the player itself in its playouts.

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/nothanks/kernel.h"

namespace tablee::nothanks {

// All costs here are in sixteenths of a point; they are integers so that every platform plays the
// same.
inline constexpr int kUnit = 16;

struct Style {
  static constexpr int kChips = 16;  // all numbers of chips from here on are treated alike
  static constexpr std::int16_t kNever = -32768;

  // Takes if the card's change, less the expected gains below and the chips on it, is at most this.
  std::array<std::int16_t, kChips> bear{};
  std::int16_t stage = 0;  // accepts that much more for each face-down card
  // Expected gains: the neighbouring card is unseen and may come; or the card two away is the own
  // one and the gap may be closed.
  std::int16_t below = 0;
  std::int16_t above = 0;
  std::int16_t gap_below = 0;
  std::int16_t gap_above = 0;
  // A card that would be taken is refused to collect chips if it costs at most `milk` now, at least
  // `reserve` chips are left, and no other player takes it first. A player is expected to take it
  // if it has no chips or if the price is at most `fear` (by its chips).
  std::int16_t milk = kNever;
  std::int16_t reserve = 1;
  std::array<std::int16_t, kChips> fear{};

  bool operator==(const Style&) const = default;
};

inline std::size_t chips_index(int chips) { return std::min(chips, Style::kChips - 1); }

// The open card, and the change that it would make for each seat.
template <int N>
struct Offer {
  int card = 0;
  int left = 0;         // cards face down
  CardBits unseen = 0;  // cards that are neither taken nor the open card
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

// The price of the card for that seat: the change less the expected gains, in sixteenths. Chips on
// the card are not subtracted yet.
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

// Whether the actor, who would take the card, leaves it for another lap to collect chips.
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

// The actor's choice, given the result of price(); it must have a chip.
template <int N>
bool takes(const Style& style, const Kernel<N>& table, const Offer<N>& offer, int price) {
  const int borne = style.bear[chips_index(table.chips_after(0))];
  return price - kUnit * table.pot() <= borne && !milks(style, table, offer);
}

}  // namespace tablee::nothanks
