#pragma once
// What rules for choosing a card depend on: where each card of the hand goes, and which cards may
// come between.

#include "lab/opponents/nimmt/sight.h"

namespace tablee::nimmt::opponents {

struct Candidate {
  int move = 0;  // its index in the hand
  int card = 0;
  int row = -1;         // negative: too low for every row
  int gap = 0;          // unseen cards between the row's end and it; if it is too low, below it
  int free_places = 0;  // free places in that row
  int stake = 0;        // heads of the row, or of the cheapest if it is too low
};
using Candidates = FixedVector<Candidate, kHandSize>;

template <class Table>
Candidates candidates(const Sight<Table>& s) {
  Candidates all;
  for (const Card c : s.hand) {
    Candidate look{.move = static_cast<int>(all.size()), .card = c, .row = s.rows.row_of(c)};
    const int row = look.row < 0 ? cheapest(s.rows) : look.row;
    const int end = look.row < 0 ? 0 : s.rows.end_at(row, c);
    look.gap = s.unseen.count_below(static_cast<Card>(std::max<int>(c, end))) -
               s.unseen.count_below(static_cast<Card>(std::min<int>(c, end) + 1));
    look.free_places = look.row < 0 ? 0 : kRowCapacity - s.rows.count(row);
    look.stake = s.rows.heads(row);
    all.push_back(look);
  }
  return all;
}

// The first card for which `fits` holds, in the order that `before(a, b)` defines; -1: none.
template <class Fits, class Before>
int first_of(const Candidates& all, Fits fits, Before before) {
  const Candidate* best = nullptr;
  for (const Candidate& look : all)
    if (fits(look) && (!best || before(look, *best))) best = &look;
  return best ? best->move : -1;
}

}  // namespace tablee::nimmt::opponents
