#pragma once
// Plays the tables of one deal.

#include <map>

#include "tools/arena/plan.h"

namespace tablee::tools {

struct DealResult {
  int deal = 0;
  std::vector<std::vector<int>> points;  // a table: one figure a seat
  std::vector<std::vector<int>> ties;    // likewise, what parts equal points; none: nothing does
  std::vector<std::vector<int>> luck;  // likewise, in thousandths; none where chance does not fall
  // One figure a contestant:
  std::vector<std::int64_t> decisions;
  std::vector<std::int64_t> nanoseconds;
  std::vector<std::int64_t> forfeits;
};

// Keeps the players of one thread: a process serves all the deals that its seat is in.
class ArenaTable {
 public:
  ArenaTable(const ArenaPlan& plan, const Console& console);
  DealResult play(int deal);

 private:
  // Adds its points, what parts them and luck to the result.
  void play_table(int deal, int table, const Lineup& lineup, DealResult& result);
  Player& player(int contestant, Seat seat);

  const ArenaPlan& plan_;
  const Console& console_;
  bool history_ = false;  // somebody looks back
  std::map<std::pair<int, Seat>, std::unique_ptr<Player>> players_;
};

}  // namespace tablee::tools
