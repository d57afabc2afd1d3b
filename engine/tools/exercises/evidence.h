#pragma once
// What an exercise rests on: the lead of its answer with every opponent model, and how often bots
// find it.

#include <string>
#include <vector>

#include "bots/bot.h"
#include "table/exercise.h"
#include "tools/exercises/weighing.h"

namespace tablee::tools {

// The best choice must be ahead by that many standard errors with every opponent model. New
// exercises need more, so that a check with another seed still accepts them.
inline constexpr double kSure = 4, kSureWhenMade = 5;

struct Solver {
  const BotInfo* bot;
  int rated;      // its rating
  double weight;  // all policies together weigh as much as two levels
};
// How often one of them finds the answer.
struct Solved {
  Solver solver;
  int times;  // the number of solved attempts out of kTries
};
inline constexpr int kTries = 8;  // attempts of each bot, each with other random numbers

std::string answer_of(const BotInfo& bot, const Match& match, const AnyView& view, int attempt);
std::vector<Solved> solve(const Exercise& exercise, const AnyView& view);
// The rating at which these bots would be expected to solve the exercise as often as they do,
// rounded to tens.
int rating_of(const std::vector<Solved>& solved);

struct Evidence {
  std::vector<Weighed> minds;
  // All models and the adviser have the same best choice, and it is ahead in one's own points, too.
  bool agreed = true;
  double sure = 99;  // the smallest lead, in standard errors
  double lead = 99;  // … and in points
  // The adviser's cost of the best choice and, for the others, that and the mean of what they cost
  // more with each model, in the player's own points: in whole tenths. Empty unless `agreed`.
  std::vector<Evaluation> costs{};
};
Evidence evidence_of(const Exercise& exercise, const AnyView& view, int deals);

}  // namespace tablee::tools
