#pragma once
// Plays the tables of one deal.

#include <map>

#include "tools/arena/plan.h"

namespace tablee::tools {

struct DealResult {
  int deal = 0;
  std::vector<std::vector<int>> points;  // for each table: one figure a seat
  std::vector<std::vector<int>> ties;    // likewise, the figures that break ties; empty: none
  std::vector<std::vector<int>> luck;  // likewise, in thousandths; empty where luck is not measured
  // One figure for each contestant:
  std::vector<std::int64_t> decisions;
  std::vector<std::int64_t> nanoseconds;
  std::vector<std::int64_t> forfeits;
};

// The players of one thread. They are reused, so that a process serves all deals of its seat.
class ArenaTable {
 public:
  ArenaTable(const ArenaPlan& plan, const Console& console);
  DealResult play(int deal);

 private:
  // Plays a table and adds its points, tie-breaking figures and luck to the result.
  void play_table(int deal, int table, const Lineup& lineup, DealResult& result);
  Player& player(int contestant, Seat seat);

  const ArenaPlan& plan_;
  const Console& console_;
  bool history_ = false;  // whether any player needs the history
  std::map<std::pair<int, Seat>, std::unique_ptr<Player>> players_;
};

}  // namespace tablee::tools
