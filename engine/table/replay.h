#pragma once
// Goes through a recorded match step by step, forwards and back. A step is a deal or a move, in the
// order they were made.

#include "table/match.h"

namespace tablee {

class Replay {
 public:
  // Opens a record at its first deal. An error says what is wrong and where: all deals and moves
  // must be legal, and there must be at least one deal.
  static Result<Replay> open(const Record& record);

  const Match& match() const { return match_; }
  // The number of steps made, 1 … length().
  std::size_t at() const { return at_; }
  std::size_t length() const { return whole_.deals.size() + whole_.moves.size(); }
  // Goes to that step; a number beyond either end means that end.
  void go(std::size_t step);
  // The next, or the previous, step after which playing pauses: a trick is over, a card was turned
  // up, a round has ended.
  std::size_t next_rest() const;
  std::size_t last_rest() const;
  // The number of events after that many steps.
  std::size_t told_before(std::size_t step) const { return event_counts_[step]; }

 private:
  Replay(const Record& record, Match match) : whole_(record), match_(std::move(match)) {}
  static Match fresh(const Record& record);
  void step();

  Record whole_;
  Match match_;
  std::size_t at_ = 0;
  std::vector<std::size_t> rests_;         // ascending; the first step and the last are among them
  std::vector<std::size_t> event_counts_;  // events after that many steps
};

}  // namespace tablee
