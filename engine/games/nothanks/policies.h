#pragma once
// The policies of Non merci (games/policies.h).

#include <array>

#include "games/nothanks/game.h"
#include "games/policies.h"

namespace tablee::nothanks {

// Takes if the points that the card adds are no more than the chips on it: `thr:0` of the
// literature.
void greedy(const View& view, Costs& costs);

// Takes cheap cards early and when chips run short. It leaves a card that suits only its own runs
// to collect chips while the others are unlikely to want it (the advice of RULES.md §3).
void heuristic(const View& view, Costs& costs);

}  // namespace tablee::nothanks

namespace tablee {

template <>
struct Policies<nothanks::Game> {
  static constexpr std::array<Policy<nothanks::Game>, 2> kAll{
      {{"greedy", &nothanks::greedy}, {"heuristic", &nothanks::heuristic}}};
};

}  // namespace tablee
