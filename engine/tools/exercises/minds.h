#pragma once
// How the others may think, for who weighs a decision against several of them. Who asks includes
// "minds_list.h", which the build makes of tools/<game>/minds.h.

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "games/policies.h"
#include "tools/exercises/weighing.h"

namespace tablee::tools {

// A model of the others: each seat plays in one of so many styles, drawn anew for every deal. Gives
// the place of its choice among the legal moves.
template <class G>
struct Mind {
  std::string_view name;
  std::uint32_t styles;
  std::size_t (*choose)(const typename G::View& view, std::uint32_t style, Rng& rng);
  double kept = 1;  // what is kept for later rounds is thought to be worth so many times its guess
};

template <class G>
std::size_t by_policy(const Policy<G>& policy, const typename G::View& view) {
  Costs costs;
  policy.costs(view, costs);
  return static_cast<std::size_t>(std::min_element(costs.begin(), costs.end()) - costs.begin());
}

template <class G>
std::size_t by_dice(const typename G::View& view, Rng& rng) {
  typename G::Moves moves;
  G::legal_moves(view, moves);
  return rng.below(static_cast<std::uint32_t>(moves.size()));
}

// What a game brings: kinds of tables (kSets), what is worth asking (worth_asking), models of the
// others (of), how oneself plays on (own), and what an end costs a seat (cost). A game that brings
// nothing has no exercises.
template <class G>
struct Minds;

template <class G>
constexpr bool kHasMinds = requires(const typename G::View& view) {
  Minds<G>::of(view);
};

}  // namespace tablee::tools
