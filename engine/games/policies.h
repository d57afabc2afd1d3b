#pragma once
// What a game knows about playing itself: plain players as pure functions of a view. Bots are made
// of them, and searches play deals out with them. Kept apart from Game so that the window, which
// needs the rules, does not carry the knowledge.

#include <cstdint>
#include <string_view>

#include "core/fixed_vector.h"

namespace tablee {

// One cost a legal move, in the order of legal_moves, in thousandths of a point; the lowest is
// played, ties go to the move listed first. Integers only: every platform plays the same.
using Costs = FixedVector<std::int32_t, 250>;

template <class G>
struct Policy {
  std::string_view name;
  void (*costs)(const typename G::View& view, Costs& costs);
};

// Each game's policies.h specialises this with `static constexpr std::array<Policy<Game>, N> kAll`,
// weakest first.
template <class G>
struct Policies;

}  // namespace tablee
