#pragma once
// The objective of a seat for the rest of a round.

#include <span>

#include "games/nimmt/view.h"

namespace tablee::nimmt {

class Objective {
 public:
  // Plays for the round alone: the own heads less the mean of the others' heads.
  Objective(int players, Seat me);
  // Plays for the match: far from its end for the round alone, near it also for the chance to win,
  // which depends on all totals.
  explicit Objective(const View& view);

  // Whether the chance to win counts.
  bool for_match() const { return match_; }
  // The weight of a thousandth of that chance, in 1/256 heads.
  static constexpr int kWinWeight = 20;

  // The cost, in 1/256 heads, if the seats take these heads from now to the end of the round.
  std::int64_t cost(std::span<const std::int16_t> heads) const;

 private:
  int win(std::span<const std::int16_t> heads) const;

  int me_;
  bool match_ = false;
  bool last_round_ = false;
  int target_ = 0;                  // the total that ends the match; 0: none
  int rounds_left_ = 0;             // the rounds after this one; 0: no limit
  PerSeat<std::int16_t> others_{};  // the weight of another seat's head against an own one
  PerSeat<int> totals_{};           // the totals including this round's piles
};

}  // namespace tablee::nimmt
