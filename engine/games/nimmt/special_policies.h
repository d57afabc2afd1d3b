#pragma once
// What plain players of 6 qui surprend do where special cards decide (RULES.md §2).

#include "games/nimmt/view.h"
#include "games/policies.h"

namespace tablee::nimmt {

// Costs of the moves of Phase::place or Phase::exchange, in their order: heads taken by this
// placement at once, and what a special card given away may still be worth, times `thrift`, a
// hundredth. 0 plays a special card whenever it saves a head; 100 keeps it for better.
void special_costs(const View& view, const Moves& moves, int thrift, Costs& costs);

// What the viewer's special cards may still save after this round, in thousandths of a head.
int specials_worth(const View& view);
// Heads that the placement costs at once with that move of Phase::place.
int placing_cost(const View& view, Move move);

}  // namespace tablee::nimmt
