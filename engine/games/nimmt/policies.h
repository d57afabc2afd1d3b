#pragma once
// Plain players of 6 qui prend (see games/policies.h for what a policy is).

#include <array>

#include "games/nimmt/game.h"
#include "games/policies.h"

namespace tablee::nimmt {

// Special cards: both count the heads of the placement at hand; greedy plays one whenever it saves
// a head, heuristic keeps it unless it saves more than it may still be worth.

// The card that costs fewest heads if placed now, ties to the smallest gap, too-low cards last; the
// cheapest row.
void greedy(const View& view, Costs& costs);

// Weighs the danger that others' cards come between: share of unseen cards between the row's end
// and the card, times what the row would then cost. A sixth card costs the row, a too-low one the
// cheapest row and two heads more.
void heuristic(const View& view, Costs& costs);

}  // namespace tablee::nimmt

namespace tablee {

template <>
struct Policies<nimmt::Game> {
  static constexpr std::array<Policy<nimmt::Game>, 2> kAll{
      {{"greedy", &nimmt::greedy}, {"heuristic", &nimmt::heuristic}}};
};

}  // namespace tablee
