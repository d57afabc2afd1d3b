#pragma once
// What a seat plays the rest of a round for.

#include <span>

#include "games/nimmt/view.h"

namespace tablee::nimmt {

class Objective {
 public:
  // The deal alone: own heads less the mean of the others'.
  Objective(int players, Seat me);
  // The match: far from its end the deal alone; near it the chance to win besides, which follows
  // from everybody's totals.
  explicit Objective(const View& view);

  // Does the chance to win count?
  bool for_match() const { return match_; }
  // What a thousandth of it weighs then, in 1/256 heads.
  static constexpr int kWinWeight = 20;

  // What it costs, in 1/256 heads, that each seat takes so many from now to the end of the round.
  std::int64_t cost(std::span<const std::int16_t> heads) const;

 private:
  int win(std::span<const std::int16_t> heads) const;

  int me_;
  bool match_ = false;
  bool last_round_ = false;
  int target_ = 0;                  // totals that high end the match; 0: none
  int rounds_left_ = 0;             // after this one; 0: no limit
  PerSeat<std::int16_t> others_{};  // what a head of theirs is worth against one's own
  PerSeat<int> totals_{};           // with this round's piles
};

}  // namespace tablee::nimmt
