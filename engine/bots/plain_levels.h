#pragma once
// Levels and an adviser for a game that has no bots of its own: its policies at the levels, and
// costs by playouts in which all seats play by the last policy.

#include <algorithm>
#include <array>

#include "bots/level.h"
#include "bots/plain_bots.h"
#include "bots/rule_playouts.h"
#include "core/levels.h"

namespace tablee {

template <class G>
class RuleAdviser final : public Thinking {
 public:
  explicit RuleAdviser(const Question& q)
      : question_(q),
        search_(
            static_cast<const ViewOf<G>&>(*q.view).view, Policies<G>::kAll.back(),
            {.playouts = iterations_of(q.budget, kPlayoutsPerMs, kMostPlayouts), .halve = false},
            q.noise) {}

  bool step(int ms) override { return search_.step(std::max(1, ms) * kPlayoutsPerMs); }
  // The cost is the difference to the best move.
  Decision decision() const override {
    Decision d;
    for (const std::string& move : question_.legal) d.evaluations.push_back({move});
    for (int m = 0; m < search_.moves(); ++m)
      d.evaluations[search_.place(m)].cost =
          static_cast<int>(search_.cost(m) - search_.cost(search_.best()));
    d.move = question_.legal[search_.place(search_.best())];
    return d;
  }

 private:
  // Enough to recognise a lost trick; a game that needs better advice has its own adviser.
  static constexpr int kPlayoutsPerMs = 10;
  static constexpr int kMostPlayouts = 800;

  const Question& question_;
  RulePlayouts<G> search_;
};

template <class G>
std::unique_ptr<Thinking> ask_rule_adviser(const Question& q) {
  return std::make_unique<RuleAdviser<G>>(q);
}

template <class G>
struct Levels {
  static constexpr auto kAll = []<std::size_t... I>(std::index_sequence<I...>) {
    constexpr std::size_t kLevelCount = sizeof...(I), kPolicies = Policies<G>::kAll.size();
    return std::array<BotInfo, kLevelCount + 1>{
        {{kLevels[I], &ask_policy<G, I * kPolicies / kLevelCount>}...,
         {kAdviser, &ask_rule_adviser<G>}}};
  }
  (std::make_index_sequence<std::size(kLevels)>{});
};

}  // namespace tablee
