#pragma once
// The policies of Starter (see games/policies.h).

#include <array>

#include "games/policies.h"
#include "games/starter/game.h"

namespace tablee::starter {

// Plays the lowest card that scores, otherwise the lowest card.
inline void frugal(const View& v, Costs& costs) {
  Moves moves;
  legal_moves(v, moves);
  costs.clear();
  for (const Move& m : moves) costs.push_back(m.card + (m.card > v.pub.top ? 0 : 1000));
}

}  // namespace tablee::starter

namespace tablee {

template <>
struct Policies<starter::Game> {
  static constexpr std::array<Policy<starter::Game>, 1> kAll{{{"frugal", &starter::frugal}}};
};

}  // namespace tablee
