#pragma once
// Where a card goes (RULES.md §1, rules 1–4, and §1.2 for the left ends).

#include "core/card_set.h"
#include "core/fixed_vector.h"

namespace tablee::nimmt {

inline constexpr int kRowCapacity = 5;
inline constexpr int kRows = 4;
inline constexpr int kMaxRows = 5;  // with a fifth_row

// The cards of a row, ascending. It is empty only while a card must fill it, or after all its cards
// were taken and before it is removed. There is space for seven: six, and the
// one that takes them.
using Row = FixedVector<Card, 7>;
using Rows = FixedVector<Row, kMaxRows>;

struct Spot {
  int row = -1;       // index of the row; -1: too low, the player must choose one to take
  bool left = false;  // at the left end instead of the right
  bool too_low() const { return row < 0; }
};

// Finds the end with the smallest difference. Two ends can only tie across sides; the right one
// wins. Rows whose bit is set in `blocked` are left out.
constexpr Spot find_spot(const Rows& rows, Card card, bool left_ends, unsigned blocked = 0) {
  Spot best;
  int gap = 1000;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    if ((blocked >> r) & 1u) continue;
    const int right = card - rows[r].back();
    if (right > 0 && right < gap) {
      gap = right;
      best = {static_cast<int>(r), false};
    }
  }
  if (!left_ends) return best;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    const int left = rows[r].front() - card;
    if (left > 0 && left < gap) {
      gap = left;
      best = {static_cast<int>(r), true};
    }
  }
  return best;
}

// Puts the card at that end of a row that is not full.
constexpr void put(Row& row, Card card, bool left) {
  if (left)
    row.insert(0, card);
  else
    row.push_back(card);
}

}  // namespace tablee::nimmt
