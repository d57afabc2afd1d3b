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

// A kind of table that exercises are made for.
struct ExerciseSet {
  std::string_view name;  // as exercise_set has it
  std::string_view game;
  std::string_view options;  // as commands take them
  int least, most;           // players
};
// Of every game, in the house's order.
const std::vector<ExerciseSet>& exercise_sets();

// Whether that decision may be one to learn from, by the choices there are.
bool worth_asking(const AnyView& view);
// The models of the others that there are for that game and table, by name.
std::vector<std::string_view> minds_of(const AnyView& view);
// Of the decision of the view's seat, to the end of the round: so many deals, drawn by that seed,
// the others by the model of that place in minds_of. What a choice costs is the game's to say
// (tools/<game>/minds.h), in points.
Weighed weigh(const AnyView& view, std::size_t mind, int deals, std::uint64_t seed);

}  // namespace tablee::tools
