#pragma once
// A policy that wins a trick as cheaply as it can, and plays its lowest card where it cannot.

#include <algorithm>
#include <array>

#include "games/policies.h"
#include "games/whist/game.h"

namespace tablee::whist {

inline void frugal(const View& v, Costs& costs) {
  Moves moves;
  legal_moves(v, moves);
  int best = 0;  // the best card of the trick
  for (const Card c : v.pub.trick)
    if (suit(c) == suit(v.pub.trick[0])) best = std::max(best, rank(c));
  costs.clear();
  for (const Move& m : moves) {
    const bool follows = v.pub.trick.empty() || suit(m.card) == suit(v.pub.trick[0]);
    const bool wins =
        v.pub.trick.empty() ? rank(m.card) > kRanks - 3 : follows && rank(m.card) > best;
    costs.push_back(rank(m.card) * 10 + (wins ? 0 : 1000));
  }
}

}  // namespace tablee::whist

namespace tablee {

template <>
struct Policies<whist::Game> {
  static constexpr std::array<Policy<whist::Game>, 1> kAll{{{"frugal", &whist::frugal}}};
};

}  // namespace tablee
