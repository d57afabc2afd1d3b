#pragma once
// What each choice of a decision costs, found out by playing on in many deals that look like it,
// the others being of this mind or of that: a choice that is best whoever they are, is best.

#include <string_view>
#include <vector>

#include "games/any_game.h"

namespace tablee::tools {

// All choices were tried in the same deals.
struct Weighed {
  std::size_t best = 0;    // its place among the legal moves
  std::size_t second = 0;  // the one that comes nearest to it, in standard errors
  double ahead = 0;        // how much more the second costs, in points
  double error = 0;        // the standard error of that difference
  // By how many of them the best is ahead.
  double sure() const;
};

// The models of the others that there are for that game and table, by name.
std::vector<std::string_view> minds_of(const AnyView& view);
// Of the decision of the view's seat, to the end of the round: so many deals, drawn by that seed,
// the others by the model of that place in minds_of. Costs are own points less the others' mean; in
// Non merci what the bots play for, the share of a win with a little for each point, a point being
// two hundredths of one.
Weighed weigh(const AnyView& view, std::size_t mind, int deals, std::uint64_t seed);

}  // namespace tablee::tools
