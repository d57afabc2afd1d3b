#pragma once
// The places at a table of the arena by the rules of its game, which may break ties between equal
// totals by the points of the rounds.

#include <utility>
#include <vector>

#include "games/any_game.h"

namespace tablee::tools {

// Derives the points of each round from the growing totals.
class Rounds {
 public:
  void add(std::span<const int> totals) {
    auto& round = points_.emplace_back(totals.begin(), totals.end());
    totals_.resize(totals.size());
    for (std::size_t i = 0; i < round.size(); ++i) round[i] -= std::exchange(totals_[i], round[i]);
  }
  const std::vector<int>& totals() const { return totals_; }
  // The figures that break ties between equal totals, one for each seat; empty: none.
  std::vector<int> ties(const AnyGame& game) const {
    return points_.empty() ? std::vector<int>{} : game.ties(points_);
  }

 private:
  std::vector<std::vector<int>> points_;
  std::vector<int> totals_;
};

}  // namespace tablee::tools
