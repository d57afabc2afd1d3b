#pragma once
// Plays a deal to its end, each seat in its playing style. Plain data without allocation.

#include "bots/nimmt/style.h"
#include "core/seat.h"

namespace tablee::nimmt {

template <class Table>
struct World {
  Table rows;
  CardSet pool;  // cards that nobody has seen: in a hand or out of the round
  PerSeat<CardSet> hand{};
  PerSeat<std::int16_t> heads{};  // heads taken since the start of the playout
  PerSeat<Style> style{};         // the network's own unless set
  // Adds up the heads that each card took, by its number; null: nobody asks.
  int* heads_of_card = nullptr;
  int players = 0;
  int left = 0;  // the number of cards in each hand
};

// The cards of a trick, as card · 16 + seat.
using Trick = PerSeat<std::uint16_t>;

// The row that a card takes which is too low: the fewest heads, of those rows the longest.
template <class Table>
int row_to_take(const Table& rows) {
  int best = 0;
  for (int r = 1; r < kRows; ++r)
    if (rows.heads(r) * 8 - rows.count(r) < rows.heads(best) * 8 - rows.count(best)) best = r;
  return best;
}

// Places one card.
template <class Table>
void place(World<Table>& w, std::uint16_t played) {
  const auto card = static_cast<Card>(played >> 4);
  const int r = w.rows.row_of(card);
  const int taken = r < 0 ? w.rows.take(row_to_take(w.rows), card) : w.rows.put(r, card);
  auto& heads = w.heads[played & 15u];
  heads = static_cast<std::int16_t>(heads + taken);
  if (w.heads_of_card) w.heads_of_card[card] += taken;
}

// Sorts the cards of a trick, places them, and removes them from the hands and the pool.
template <class Table>
void place_trick(World<Table>& w, Trick& trick) {
  for (int i = 0; i < w.players; ++i) {
    const std::uint16_t key = trick[i];
    int at = i;
    for (; at > 0 && trick[at - 1] > key; --at) trick[at] = trick[at - 1];
    trick[at] = key;
  }
  for (int i = 0; i < w.players; ++i) {
    const std::uint16_t key = trick[i];
    w.hand[key & 15u].remove(static_cast<Card>(key >> 4));
    w.pool.remove(static_cast<Card>(key >> 4));
    place(w, key);
  }
  --w.left;
}

// Plays the rest of the round.
template <class Table>
void play_out(World<Table>& w, const Net& net, Rng& rng) {
  while (w.left > 0) {
    Trick trick;
    for (int i = 0; i < w.players; ++i) {
      const std::size_t at = i;
      const Card card = w.left == 1
                            ? w.hand[at].lowest()
                            : card_of(w.style[at], net, w.rows, w.hand[at], w.pool, w.players, rng);
      trick[at] = static_cast<std::uint16_t>(card * 16 + i);
    }
    place_trick(w, trick);
  }
}

}  // namespace tablee::nimmt
