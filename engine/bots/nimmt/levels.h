#pragma once
// The bots of 6 qui prend beyond its plain policies (see core/levels.h for the levels).
//
//   dreamer   puts the nearest card down and forgets what full rows cost
//   hasty     the greedy policy: what is cheapest at once
//   cautious  the heuristic policy: weighs what may come between
//   cunning   the trained network at a glance
//   master    searches by playouts of the network; special cards and drafts as `cautious`

#include "bots/level.h"
#include "bots/plain_bots.h"
#include "games/nimmt/policies.h"

namespace tablee::nimmt {

std::unique_ptr<Thinking> ask_dreamer(const Question& question);
std::unique_ptr<Thinking> ask_cunning(const Question& question);
std::unique_ptr<Thinking> ask_master(const Question& question);

}  // namespace tablee::nimmt

namespace tablee {

template <>
struct Levels<nimmt::Game> {
  static constexpr std::array<BotInfo, 5> kAll{{{"dreamer", &nimmt::ask_dreamer},
                                                {"hasty", &ask_policy<nimmt::Game, 0>},
                                                {"cautious", &ask_policy<nimmt::Game, 1>},
                                                {"cunning", &nimmt::ask_cunning},
                                                {"master", &nimmt::ask_master}}};
};

}  // namespace tablee
