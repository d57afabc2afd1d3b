#pragma once
// The bots of a game besides its policies: the levels of core/levels.h, and references that need
// more than a policy. They are in bots/<game>/levels.h, which the build finds by its name.

#include <algorithm>
#include <array>

#include "bots/plain_bots.h"
#include "core/levels.h"

namespace tablee {

// A game specialises it with `static constexpr std::array<BotInfo, N> kAll`, weakest first.
// bots/plain_levels.h serves the games that do not.
template <class G>
struct Levels;

// The iterations that a decision may use: at most the level's own limit, the budget's, and the
// number that fits into its milliseconds at `per_ms`, as measured for wasm on the machine of
// docs/ARENA.md. Time is counted in work instead of being read from a clock: a program without a
// clock (the worker's wasm) and a slower machine then decide the same.
constexpr int iterations_of(const Budget& budget, int per_ms, int most) {
  std::int64_t n = most;
  if (budget.iterations > 0) n = std::min<std::int64_t>(n, budget.iterations);
  if (budget.ms > 0) n = std::min(n, std::int64_t{budget.ms} * per_ms);
  return static_cast<int>(std::max<std::int64_t>(n, 1));
}

}  // namespace tablee
