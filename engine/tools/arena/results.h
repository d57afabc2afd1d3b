#pragma once
// What an arena run has found: kept as JSON lines, one a deal, added to and never rewritten, so
// that an interrupted run goes on where it stopped; and the figures that follow.

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

  // Reads what the file holds and adds to it from now on. A file of another plan is an error; a
  // last line that was cut off is played again.
  Status resume(const std::string& path);
  bool has(int deal) const { return deals_.contains(deal); }
  // Not from two threads at once.
  Status add(DealResult result);
  // By number of the deal, so that figures don't depend on which was finished first.
  const std::map<int, DealResult>& deals() const { return deals_; }

 private:
  const ArenaPlan& plan_;
  std::map<int, DealResult> deals_;
  std::FILE* file_ = nullptr;
  std::string path_;
};

// The place of each seat at that table of a deal, as the game says.
std::vector<int> places_at(const ArenaPlan& plan, const DealResult& result, std::size_t table);

// A mean over deals with its standard error; all tables of a deal count as one observation.
struct Mean {
  double value = 0;
  double error = 0;
};

struct Figures {
  Mean points;       // a seat and deal (or match)
  Mean ahead;        // the first contestant's points minus this one's, below 0: the first is better
  double apart = 0;  // standard error of as many tables, had each its own deal
  Mean steady;       // as `ahead`, luck taken out
  Mean wins;      // share of games won by a seat, a shared place split; even play gives 1 / players
  double ms = 0;  // a decision
  std::int64_t decisions = 0;
  std::int64_t forfeits = 0;
};

// The first contestant's points minus another's, one deal after another in ascending order, as they
// were and without the luck that was in them where the game tells it (luck.h).
class Ahead {
 public:
  explicit Ahead(const ArenaPlan& plan, std::size_t of = 1) : plan_(plan), of_(of) {}
  // Both; the same where a result of before tells no luck.
  struct One {
    double plain, steady;
  };
  One add(const DealResult& result);

 private:
  const ArenaPlan& plan_;
  std::size_t of_;
  Control control_;
};

// One a contestant, over deals [0, count) that there are.
std::vector<Figures> figures(const ArenaPlan& plan, const std::map<int, DealResult>& deals,
                             int count);

}  // namespace tablee::tools
