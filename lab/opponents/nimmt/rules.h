#pragma once
// What hand rules look at: where each card of the hand goes, and what may come between.

#include "lab/opponents/nimmt/sight.h"

namespace tablee::nimmt::opponents {

struct Look {
  int move = 0;  // its place in the hand
  int card = 0;
  int row = -1;   // below 0: too low for every row
  int gap = 0;    // unseen cards between the row's end and it; where it is too low, below it
  int room = 0;   // cards that still fit into that row
  int stake = 0;  // heads of the row, or of the cheapest where it is too low
};
using Looks = FixedVector<Look, kHandSize>;

template <class Table>
Looks looks(const Sight<Table>& s) {
  Looks all;
  for (const Card c : s.hand) {
    Look look{.move = static_cast<int>(all.size()), .card = c, .row = s.rows.row_of(c)};
    const int row = look.row < 0 ? cheapest(s.rows) : look.row;
    const int end = look.row < 0 ? 0 : s.rows.end_at(row, c);
    look.gap = s.unseen.count_below(static_cast<Card>(std::max<int>(c, end))) -
               s.unseen.count_below(static_cast<Card>(std::min<int>(c, end) + 1));
    look.room = look.row < 0 ? 0 : kRowCapacity - s.rows.count(row);
    look.stake = s.rows.heads(row);
    all.push_back(look);
  }
  return all;
}

// The first of those that `fits`, of which `before(a, b)` tells who goes first; -1: none.
template <class Fits, class Before>
int first_of(const Looks& all, Fits fits, Before before) {
  const Look* best = nullptr;
  for (const Look& look : all)
    if (fits(look) && (!best || before(look, *best))) best = &look;
  return best ? best->move : -1;
}

}  // namespace tablee::nimmt::opponents
