#pragma once
// What one seat did in each trick of a round, or about each card in a game without tricks, and what
// that cost.

#include "table/review.h"

namespace tablee {

struct TrickCost {
  int trick = 0;   // from 1; 0 in a game without tricks
  int card = 0;    // there: the card that was decided about
  int points = 0;  // EventExtras::taken
  Message move{};  // empty where the seat had nothing to decide
};

class TrickCosts {
 public:
  explicit TrickCosts(Seat seat) : seat_(seat) {}

  // Before each move of the seat; then, after each move at the table, the events from there on.
  void choose(const Match& match, const AnyView& view, std::string_view move);
  void look(const Match& match, std::size_t from);
  const std::vector<TrickCost>& all() const { return costs_; }
  // A new round.
  void clear();

 private:
  TrickCost& at(int trick, int card);

  Seat seat_;
  int trick_ = 0;
  std::vector<TrickCost> costs_;
};

}  // namespace tablee
