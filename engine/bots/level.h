#pragma once
// What a game's own bots are made of: the levels of core/levels.h, and references that need more
// than a policy. They live in bots/<game>/levels.h, which the build finds by its name.

#include <algorithm>
#include <array>

#include "bots/plain_bots.h"
#include "core/levels.h"

namespace tablee {

// Specialised by a game as `static constexpr std::array<BotInfo, N> kAll`, weakest first. For one
// that has not: bots/plain_levels.h.
template <class G>
struct Levels;

// How many iterations a decision may have: the level's own limit, the budget's, and as many as its
// milliseconds hold at `per_ms`, measured as wasm on the machine of docs/ARENA.md. Time is counted
// in work, never read from a clock: a program without one (the worker's wasm) decides the same,
// and so does a slower machine, later.
constexpr int iterations_of(const Budget& budget, int per_ms, int most) {
  std::int64_t n = most;
  if (budget.iterations > 0) n = std::min<std::int64_t>(n, budget.iterations);
  if (budget.ms > 0) n = std::min(n, std::int64_t{budget.ms} * per_ms);
  return static_cast<int>(std::max<std::int64_t>(n, 1));
}

}  // namespace tablee
