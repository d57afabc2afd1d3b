#pragma once
// The policies of 6 qui prend (games/policies.h).

#include <array>

#include "games/nimmt/game.h"
#include "games/policies.h"

namespace tablee::nimmt {

// Special cards: both count the heads of the placement at hand. greedy plays one whenever it saves
// a head; heuristic keeps it unless it saves more than it may be worth later.

// Plays the card that costs fewest heads if placed now; ties go to the smallest gap, and cards that
// are too low come last. Takes the cheapest row.
void greedy(const View& view, Costs& costs);

// Weighs the danger that other players' cards come between: the share of unseen cards between the
// row's end and the card, times the cost of the row then. A sixth card costs the row; one that is
// too low costs the cheapest row and two heads more.
void heuristic(const View& view, Costs& costs);

}  // namespace tablee::nimmt

namespace tablee {

template <>
struct Policies<nimmt::Game> {
  static constexpr std::array<Policy<nimmt::Game>, 2> kAll{
      {{"greedy", &nimmt::greedy}, {"heuristic", &nimmt::heuristic}}};
};

}  // namespace tablee
