#pragma once
// The bots of 6 qui prend besides its policies (see core/levels.h for the levels).
//
//   dreamer   plays the nearest card, ignores the cost of full rows, and takes the first row
//   hasty     minimises the heads taken at once, as greedy does, and ignores distances
//   cautious  the heuristic policy: weighs which cards may come between, but forgets those already
//             taken and treats all great dangers alike
//   cunning   the trained network without search
//   master    searches by playouts of the network, with opponent models from the history; where two
//             players know all cards, it plays the last tricks by an equilibrium, solved exactly
//
// Bots to measure against: mc_rollout tries the heuristic's four best cards in 24 deals each, with
// playouts by the heuristic; deal_master is the master playing for points instead of the match;
// rules_master plays special cards at any table as the master does between two players.

#include "bots/level.h"
#include "bots/nimmt/leanings.h"
#include "bots/plain_bots.h"
#include "games/nimmt/policies.h"

namespace tablee::nimmt {

std::unique_ptr<Thinking> ask_dreamer(const Question& question);
std::unique_ptr<Thinking> ask_hasty(const Question& question);
std::unique_ptr<Thinking> ask_cautious(const Question& question);
std::unique_ptr<Thinking> ask_cunning(const Question& question);
std::unique_ptr<Thinking> ask_master(const Question& question);
std::unique_ptr<Thinking> ask_adviser(const Question& question);
std::unique_ptr<Thinking> ask_mc_rollout(const Question& question);
std::unique_ptr<Thinking> ask_deal_master(const Question& question);
std::unique_ptr<Thinking> ask_rules_master(const Question& question);

}  // namespace tablee::nimmt

namespace tablee {

template <>
struct Levels<nimmt::Game> {
  static constexpr std::array<BotInfo, 9> kAll{{{"mc_rollout", &nimmt::ask_mc_rollout},
                                                {"deal_master", &nimmt::ask_deal_master, true},
                                                {"rules_master", &nimmt::ask_rules_master, true},
                                                {kAdviser, &nimmt::ask_adviser, true},
                                                {"dreamer", &nimmt::ask_dreamer},
                                                {"hasty", &nimmt::ask_hasty},
                                                {"cautious", &nimmt::ask_cautious},
                                                {"cunning", &nimmt::ask_cunning},
                                                {"master", &nimmt::ask_master, true}}};
};

}  // namespace tablee
