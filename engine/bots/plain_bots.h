#pragma once
// Bots without search for any game: random play, and a game's policies.

#include <array>
#include <utility>

#include "bots/bot.h"
#include "games/any_game_of.h"
#include "games/policies.h"

namespace tablee {

// An answer that is known as soon as the question is asked.
class Answered final : public Thinking {
 public:
  explicit Answered(Decision decision) : decision_(std::move(decision)) {}
  bool step(int) override { return true; }
  Decision decision() const override { return decision_; }

 private:
  Decision decision_;
};

// Plays each legal move with equal probability.
inline std::unique_ptr<Thinking> ask_random(const Question& q) {
  Rng rng(q.noise);
  const auto pick = rng.below(static_cast<std::uint32_t>(q.legal.size()));
  return std::make_unique<Answered>(Decision{q.legal[pick], {}});
}

// The move of lowest cost by that policy, the first of several. The view must have the question's
// legal moves, but may lack information, for a bot that is to forget something.
template <class G>
std::unique_ptr<Thinking> answer_by(const Policy<G>& policy, const typename G::View& view,
                                    const Question& q) {
  Costs costs;
  policy.costs(view, costs);
  assert(costs.size() == q.legal.size());
  Decision decision;
  std::size_t best = 0;
  for (std::size_t i = 0; i < costs.size(); ++i) {
    decision.evaluations.push_back({q.legal[i], costs[i]});
    if (costs[i] < costs[best]) best = i;
  }
  decision.move = q.legal[best];
  return std::make_unique<Answered>(std::move(decision));
}

// Plays by the game's policy of that index.
template <class G, std::size_t Index>
std::unique_ptr<Thinking> ask_policy(const Question& q) {
  return answer_by<G>(Policies<G>::kAll[Index], static_cast<const ViewOf<G>&>(*q.view).view, q);
}

// The random bot, then every policy.
template <class G>
constexpr auto plain_bots() {
  constexpr std::size_t kPolicies = Policies<G>::kAll.size();
  return []<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<BotInfo, kPolicies + 1>{
        {{"random", &ask_random}, {Policies<G>::kAll[I].name, &ask_policy<G, I>}...}};
  }
  (std::make_index_sequence<kPolicies>{});
}

}  // namespace tablee
