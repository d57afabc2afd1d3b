#pragma once
// The results of an arena run, stored as JSON lines, one for each deal; lines are only appended, so
// that an interrupted run can be resumed. Also the figures computed from them.

#include <cstdio>
#include <map>

#include "tools/arena/control.h"
#include "tools/arena/play.h"

namespace tablee::tools {

class ArenaResults {
 public:
  explicit ArenaResults(const ArenaPlan& plan) : plan_(plan) {}
  ~ArenaResults();
  ArenaResults(const ArenaResults&) = delete;
  ArenaResults& operator=(const ArenaResults&) = delete;

  // Reads the file and appends to it from now on. A file of another plan is an error; a deal whose
  // last line was cut off is played again.
  Status resume(const std::string& path);
  bool has(int deal) const { return deals_.contains(deal); }
  // Must not be called from two threads at once.
  Status add(DealResult result);
  // By the number of the deal, so that figures don't depend on the order in which deals were
  // finished.
  const std::map<int, DealResult>& deals() const { return deals_; }

 private:
  const ArenaPlan& plan_;
  std::map<int, DealResult> deals_;
  std::FILE* file_ = nullptr;
  std::string path_;
};

// The place of each seat at that table of a deal, by the rules of the game.
std::vector<int> places_at(const ArenaPlan& plan, const DealResult& result, std::size_t table);

// A mean over deals with its standard error; all tables of a deal are one observation.
struct Mean {
  double value = 0;
  double error = 0;
};

struct Figures {
  Mean points;  // per seat and deal (or match)
  Mean ahead;   // the first contestant's points minus this one's; negative: the first is better
  double apart = 0;    // the standard error if each table had its own deal
  Mean luck_adjusted;  // as `ahead`, luck-adjusted
  Mean wins;           // share of games won per seat, ties split; 1 / players if all are equal
  double ms = 0;       // per decision
  std::int64_t decisions = 0;
  std::int64_t forfeits = 0;
};

// The first contestant's points minus another's, deal by deal in ascending order, as played and
// luck-adjusted where the game measures luck (luck.h).
class Ahead {
 public:
  explicit Ahead(const ArenaPlan& plan, std::size_t of = 1) : plan_(plan), of_(of) {}
  // Both values; equal where an older result has no luck.
  struct One {
    double plain, luck_adjusted;
  };
  One add(const DealResult& result);

 private:
  const ArenaPlan& plan_;
  std::size_t of_;
  Control control_;
};

// One entry for each contestant, over the deals in [0, count) that are there.
std::vector<Figures> figures(const ArenaPlan& plan, const std::map<int, DealResult>& deals,
                             int count);

}  // namespace tablee::tools
