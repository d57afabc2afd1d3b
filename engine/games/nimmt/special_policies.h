#pragma once
// The policies for the decisions about special cards of 6 qui surprend (RULES.md §2).

#include "games/nimmt/view.h"
#include "games/policies.h"

namespace tablee::nimmt {

// The costs of the moves of Phase::place or Phase::exchange, in their order: the heads taken by
// this placement, plus what a special card given away may still be worth, times `thrift`, a
// hundredth. 0 plays a special card whenever it saves a head; 100 saves it for a better use.
void special_costs(const View& view, const Moves& moves, int thrift, Costs& costs);

// What the viewer's special cards may still save after this round, in thousandths of a head.
int specials_worth(const View& view);
// The heads that the placement costs at once with that move of Phase::place.
int placing_cost(const View& view, Move move);

}  // namespace tablee::nimmt
