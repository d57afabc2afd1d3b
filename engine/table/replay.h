#pragma once
// A recorded match looked at step by step, forwards and back. A step is a deal or a move, in the
// order they were made.

#include "table/match.h"

namespace tablee {

class Replay {
 public:
  // A record whose deals and moves all stand, at its first deal; else what is wrong and where.
  // There must be at least one deal.
  static Result<Replay> open(const Record& record);

  const Match& match() const { return match_; }
  // Steps made, 1 … length().
  std::size_t at() const { return at_; }
  std::size_t length() const { return whole_.deals.size() + whole_.moves.size(); }
  // Goes there; beyond either end it stops at the end.
  void go(std::size_t step);
  // Where the next, or the one before, rests: a trick is over, a card turned up, a round ended.
  std::size_t next_rest() const;
  std::size_t last_rest() const;
  // How many events there were at that earlier step.
  std::size_t told_before(std::size_t step) const { return told_[step]; }

 private:
  Replay(const Record& record, Match match) : whole_(record), match_(std::move(match)) {}
  static Match fresh(const Record& record);
  void step();

  Record whole_;
  Match match_;
  std::size_t at_ = 0;
  std::vector<std::size_t> rests_;  // ascending; the first step and the last are among them
  std::vector<std::size_t> told_;   // events after that many steps
};

}  // namespace tablee
