#pragma once
// The bots of 6 qui prend beyond its plain policies (see core/levels.h for the levels).
//
//   dreamer   puts the nearest card down, forgets what full rows cost, and takes the first row
//   hasty     the greedy policy's heads: what is cheapest at once, whatever lies near or far
//   cautious  the heuristic policy: weighs what may come between, but forgets what was taken, and
//             all great dangers are alike to it
//   cunning   the trained network at a glance
//   master    searches by playouts of the network, having guessed from the history how the others
//             choose; two who know all cards play the last tricks by an equilibrium, solved exactly
//
// Besides them, to be measured against: mc_rollout tries the heuristic's four best cards in 24
// deals each, played out by the heuristic; deal_master is the master without an eye on the match;
// rules_master plays special cards at any table as the master does between two.

#include "bots/level.h"
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
