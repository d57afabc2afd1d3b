#include "challengers/nothanks/challenger.h"

#include "bots/plain_bots.h"
#include "games/nothanks/game.h"
#include "nothanks_3_weights.h"
#include "nothanks_4_weights.h"
#include "nothanks_5_weights.h"

namespace tablee::nothanks::challengers {

const PolicyNet& trained_against_master(int players) {
  static const std::array<PolicyNet, 3> nets{
      policy_net(kNothanks3Weights), policy_net(kNothanks4Weights), policy_net(kNothanks5Weights)};
  return nets[static_cast<std::size_t>(players - 3)];
}

std::unique_ptr<Thinking> ask(const Question& q) {
  const Public& p = static_cast<const ViewOf<Game>&>(*q.view).view.pub;
  const bool take =
      q.legal.size() == 1 || with_players(p.options.players, [&]<int N>() {
        Kernel<N> table;
        table.load(p);
        const PolicyNet& net = N <= 5 ? trained_against_master(N) : built_in_policy();
        return policy_odds(net, policy_inputs(table, Offer<N>(table, p.card, p.pile))) >= 0;
      });
  return std::make_unique<Answered>(Decision{take ? q.legal.front() : q.legal.back(), {}});
}

}  // namespace tablee::nothanks::challengers
