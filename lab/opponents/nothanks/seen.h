#pragma once
// What an opponent knows when it must choose: the open card, and every seat from the actor on.

#include <array>

#include "games/nothanks/kernel.h"

namespace tablee::nothanks::opponents {

// The seats are in turn order, the actor's first; entries from `players` on are 0. The actor has a
// chip.
struct Seen {
  int players = 0;      // 3 … 7
  int card = 0;         // 3 … 35
  int pot = 0;          // chips on it
  int left = 0;         // cards face down
  CardBits unseen = 0;  // cards that are neither taken nor the open card
  std::array<CardBits, 7> cards{};
  std::array<int, 7> chips{};
  std::array<int, 7> change{};  // the change of each seat's points if it took the card
  std::array<int, 7> score{};   // each seat's points of cards less chips

  int own(int card_away) const { return static_cast<int>((cards[0] >> (card + card_away)) & 1u); }
  int free(int card_away) const { return static_cast<int>((unseen >> (card + card_away)) & 1u); }
  // The number of gaps of one missing card, which may still come, between this card and one of the
  // actor's.
  int gaps() const { return own(-2) * free(-1) + own(2) * free(1); }
};

template <int N>
Seen seen(const Kernel<N>& table, int card, int left) {
  Seen s{.players = N, .card = card, .pot = table.pot(), .left = left};
  CardBits all = card_bit(card);
  for (int i = 0; i < N; ++i) {
    const std::size_t at = i;
    const int seat = (table.actor() + i) % N;
    s.cards[at] = table.taken(seat);
    s.chips[at] = table.chips_after(i);
    s.change[at] = change(s.cards[at], card);
    s.score[at] = table.score(seat);
    all |= s.cards[at];
  }
  s.unseen = kAllCards & ~all;
  return s;
}

}  // namespace tablee::nothanks::opponents
