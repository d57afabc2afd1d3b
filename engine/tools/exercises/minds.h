#pragma once
// Opponent models, to weigh a decision against several of them. Include "minds_list.h", which the
// build makes from tools/<game>/minds.h.

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

// One opponent model: each opponent plays in one of that many styles, drawn anew for every deal.
// `choose` returns the index of its choice among the legal moves.
template <class G>
struct Mind {
  std::string_view name;
  std::uint32_t styles;
  std::size_t (*choose)(const typename G::View& view, std::uint32_t style, Rng& rng);
  double held_factor = 1;  // factor on the estimated value of cards held for later rounds
};

template <class G>
std::size_t by_policy(const Policy<G>& policy, const typename G::View& view) {
  Costs costs;
  policy.costs(view, costs);
  return std::min_element(costs.begin(), costs.end()) - costs.begin();
}

template <class G>
std::size_t by_dice(const typename G::View& view, Rng& rng) {
  typename G::Moves moves;
  G::legal_moves(view, moves);
  return rng.below(static_cast<std::uint32_t>(moves.size()));
}

// The exercises of a game: its kinds of tables (kTables), its themes in the order in which they are
// listed (kThemes), the lead that people feel (kFelt), to which theme a decision belongs (theme),
// which decisions are worth asking (worth_asking), the opponent models (of), the policy of the
// player itself (own), the points that a final state is to a seat (points), and what it costs the
// player in what is played for (cost). A game that does not specialise it has no exercises.
template <class G>
struct Minds;

template <class G>
constexpr bool kHasMinds = requires(const typename G::View& view) {
  Minds<G>::of(view);
};

}  // namespace tablee::tools
