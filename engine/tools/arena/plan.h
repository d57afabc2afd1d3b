#pragma once
// The definition of an arena run: who plays whom, with which cards. Everything random follows from
// the seed and the number of the deal, so that runs can be split, resumed and repeated.

#include <cstdint>
#include <vector>

#include "games/any_game.h"
#include "tools/arena/contestant.h"

namespace tablee::tools {

struct ArenaPlan {
  const AnyGame* game = nullptr;
  OptionSet options;  // `players` among them
  int players = 4;
  std::vector<Contestant> contestants;
  bool alternate = false;  // contestants sit in turn instead of one against copies of the other
  bool matches = false;    // play whole matches instead of one round
  std::uint64_t seed = 1;
  Budget budget;
};

// The index of the contestant at each seat.
using Lineup = std::vector<int>;

// The tables at which one deal is played. With one contestant against copies of another, it sits at
// every seat once. Otherwise contestants sit in turn, each at every seat once; more than two in an
// order that changes from deal to deal.
std::vector<Lineup> lineups(const ArenaPlan& plan, int deal);

// "seed N" for that round of that deal; the same at all tables of the deal.
std::string deal_text(const ArenaPlan& plan, int deal, int round);
// The seed of the bot that makes the n-th decision at that table.
std::uint32_t noise(const ArenaPlan& plan, int deal, int table, int n);

// The first line of a result file; results of a run with another line must not be added to it.
std::string plan_line(const ArenaPlan& plan);

}  // namespace tablee::tools
