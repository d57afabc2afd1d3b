#pragma once
// A game's policies: players without search, as pure functions of a view. Bots are built from them,
// and searches use them in playouts. They are separate from Game because the window needs only the
// rules.

#include <cstdint>
#include <string_view>

#include "core/fixed_vector.h"

namespace tablee {

// One cost per legal move, in the order of legal_moves(), in thousandths of a point. The first move
// of lowest cost is played. The costs are integers so that every platform plays the same.
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
