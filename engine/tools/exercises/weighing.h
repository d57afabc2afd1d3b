#pragma once
// Weighs the choices of a decision by playing on in many deals that are possible in the view, with
// different opponent models. A choice that is best with all models is taken as the best.

#include <span>
#include <string_view>
#include <vector>

#include "games/any_game.h"

namespace tablee::tools {

// The result; all choices were tried in the same deals.
struct Weighed {
  std::size_t best = 0;      // the index of the best choice among the legal moves
  std::size_t second = 0;    // the choice nearest to it, in standard errors
  double ahead = 0;          // how much more the second choice costs, in points
  double error = 0;          // the standard error of that difference, in points
  std::vector<double> more;  // how much more each choice costs than the best, in points
  std::vector<double> own;   // … in the player's own points alone
  // The lead of the best choice in standard errors.
  double sure() const;
  // The smallest difference of the best choice from another, in points.
  double lead() const;
};

// A kind of table that exercises are made for. Each exercise belongs to one of the game's themes,
// "<kind of table>.<theme>" (tools/<game>/minds.h).
struct ExerciseTable {
  std::string_view game;
  std::string_view options;                  // in the form that commands accept
  int least, most;                           // the range of the number of players
  std::span<const std::string_view> themes;  // those that its decisions may belong to
};
// The tables and the themes of all games, in the order of the games.
const std::vector<ExerciseTable>& exercise_tables();
const std::vector<std::string_view>& exercise_themes();

// Whether a decision with these choices is worth an exercise.
bool worth_asking(const AnyView& view);
// What a decision teaches, as a theme: by the best choice and the most tempting of the others, as
// indices of the legal moves. Empty where it is no good example of any theme.
std::string_view theme_of(const AnyView& view, std::size_t best, std::size_t tempting);
// The smallest lead that people feel, in points.
double felt(const AnyView& view);
// The names of the opponent models for that game and table.
std::vector<std::string_view> minds_of(const AnyView& view);
// Weighs the decision of the view's seat to the end of the round in that many deals, drawn with
// that seed, with opponents by the model of that index in minds_of. The game defines the cost of a
// choice (tools/<game>/minds.h), in points.
Weighed weigh(const AnyView& view, std::size_t mind, int deals, std::uint64_t seed);

}  // namespace tablee::tools
