#pragma once
// The cards of 6 qui prend and their bull heads (RULES.md §1, Cards).

#include "core/card_set.h"

namespace tablee::nimmt {

inline constexpr int kDeckSize = 104;
inline constexpr int kDeckHeads = 171;       // of the whole deck
inline constexpr int kHandSize = 10;         // 6 qui prend
inline constexpr int kSpecialHandSize = 12;  // 6 qui surprend

// Heads on a card, 1 … 7.
constexpr int heads(Card c) {
  if (c == 55) return 7;
  if (c % 11 == 0) return 5;
  if (c % 10 == 0) return 3;
  if (c % 5 == 0) return 2;
  return 1;
}

template <class Cards>
constexpr int heads_of(const Cards& cards) {
  int sum = 0;
  for (const Card c : cards) sum += heads(c);
  return sum;
}

}  // namespace tablee::nimmt
