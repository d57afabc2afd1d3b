#pragma once
// What an arena run is: who meets whom, with which cards. Everything random follows from the seed
// and the number of the deal, so that runs can be split, resumed and repeated.

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
  bool alternate = false;  // seats taken in turn instead of one against copies of the other
  bool matches = false;    // to the end of the match instead of one round
  std::uint64_t seed = 1;
  Budget budget;
};

// Which contestant sits where, by index.
using Lineup = std::vector<int>;

// The tables at which one deal is played. One contestant against copies of another: it sits on
// every seat once. Otherwise contestants sit in turn, each on every seat once; more than two in an
// order that changes from deal to deal.
std::vector<Lineup> lineups(const ArenaPlan& plan, int deal);

// "seed N" for that round of that deal; the same at all its tables.
std::string deal_text(const ArenaPlan& plan, int deal, int round);
// The dice of whoever decides as the n-th at that table.
std::uint32_t noise(const ArenaPlan& plan, int deal, int table, int n);

// The first line of a result file: another run must not be added to it.
std::string plan_line(const ArenaPlan& plan);

}  // namespace tablee::tools
