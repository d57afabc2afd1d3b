#pragma once

#include "bots/nimmt/search.h"
#include "bots/nimmt/weights.h"
#include "games/nimmt/game.h"
#include "games/nimmt/policies.h"
#include "games/nimmt/special_policies.h"
#include "tools/exercises/minds.h"

namespace tablee::tools {

template <>
struct Minds<nimmt::Game> {
  using View = nimmt::View;
  static constexpr ExerciseSet kSets[] = {
      {"nimmt", "nimmt", "", 2, 6},
      {"nimmt.tactic", "nimmt", "tactic", 2, 6},
      {"nimmt.logic", "nimmt", "logic", 2, 6},
      {"nimmt.profi", "nimmt", "profi", 2, 6},
      {"surprend", "nimmt", "special", 2, 6},
  };
  static constexpr const auto& kPolicies = Policies<nimmt::Game>::kAll;

  // Two cards are too small a choice; the worth of special cards that are given away has not been
  // measured; and in a draft a single card decides too little.
  static bool worth_asking(const std::vector<std::string>& legal) {
    const bool cards = legal.front().find_first_not_of("0123456789") == std::string::npos;
    return legal.size() >= (cards ? 3u : 2u) &&
           std::find(legal.begin(), legal.end(), "keep") == legal.end() &&
           !legal.front().starts_with("draft");
  }

  static std::size_t greedy(const View& v, std::uint32_t, Rng&) {
    return by_policy(kPolicies[0], v);
  }
  static std::size_t heuristic(const View& v, std::uint32_t, Rng&) {
    return by_policy(kPolicies[1], v);
  }
  // The network has learned only some decisions; the heuristic makes the others.
  static std::size_t network(const View& v, std::uint32_t, Rng&) {
    if (v.pub.phase != nimmt::Phase::choose || v.pub.options.special)
      return by_policy(kPolicies[1], v);
    const nimmt::Net& net = nimmt::trained_net();
    const Card card = v.pub.options.profi ? nimmt::glance<nimmt::TwoEndedRows>(v, net)
                                          : nimmt::glance<nimmt::PackedRows>(v, net);
    return v.hand.count_below(card);
  }
  // A mixture of different policies, with every sixth choice random.
  static std::size_t mixed(const View& v, std::uint32_t style, Rng& rng) {
    if (rng.below(6) == 0) return by_dice<nimmt::Game>(v, rng);
    return style == 0 ? network(v, 0, rng) : style == 1 ? heuristic(v, 0, rng) : greedy(v, 0, rng);
  }
  static std::size_t own(const View& v) {
    Rng none(0);
    return network(v, 0, none);
  }

  static constexpr Mind<nimmt::Game> kMinds[] = {{"network", 1, &network},
                                                 {"heuristic", 1, &heuristic},
                                                 {"greedy", 1, &greedy, 0.5},
                                                 {"mixed", 3, &mixed, 1.5}};
  static std::span<const Mind<nimmt::Game>> of(const View& v) {
    // With special cards the network's choices are the heuristic's, so it is left out.
    return std::span(kMinds).subspan(v.pub.options.special ? 1 : 0);
  }

  // The own points less the others' mean.
  static double cost(const View& before, const nimmt::State& after, double held_factor) {
    const Scores was = nimmt::Game::standing(before);
    const Scores is = nimmt::Game::standing(nimmt::Game::view(after, kNobody));
    const int players = before.pub.options.players;
    double own = 0, others = 0;
    for (int i = 0; i < players; ++i) {
      const std::size_t at = i;
      double heads = is[at] - was[at];
      // Special cards that are not played are worth something in the next round.
      if (before.pub.options.special)
        heads -= held_factor * nimmt::specials_worth(nimmt::Game::view(after, seat_at(i))) / 1000.0;
      (i == before.viewer ? own : others) += heads;
    }
    return own - others / (players - 1);
  }
};

}  // namespace tablee::tools
