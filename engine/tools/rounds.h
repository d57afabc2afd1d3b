#pragma once
// Who finished where at a table of the arena, by its game's own word: equal totals may be parted by
// what the rounds were.

#include <utility>
#include <vector>

#include "games/any_game.h"

namespace tablee::tools {

// The points of each round, from totals as they grow.
class Rounds {
 public:
  void add(std::span<const int> totals) {
    auto& round = points_.emplace_back(totals.begin(), totals.end());
    totals_.resize(totals.size());
    for (std::size_t i = 0; i < round.size(); ++i) round[i] -= std::exchange(totals_[i], round[i]);
  }
  const std::vector<int>& totals() const { return totals_; }
  // What parts seats with equal totals, one figure each; empty: nothing does.
  std::vector<int> ties(const AnyGame& game) const {
    return points_.empty() ? std::vector<int>{} : game.ties(points_);
  }

 private:
  std::vector<std::vector<int>> points_;
  std::vector<int> totals_;
};

}  // namespace tablee::tools
