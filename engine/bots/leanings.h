#pragma once
// What the characters of core/characters.h like in a game. A character plays the move of lowest
// cost as its level sees the costs, plus what it dislikes about the move; so each of its decisions
// costs at most Leanings<G>::kMost more than the level's own, by the level's reckoning.

#include <array>

#include "core/characters.h"
#include "games/policies.h"
#include "games/question.h"

namespace tablee {

// How much a character dislikes each legal move, 0 … kDislike, in the order of the legal moves;
// empty where it has no preference.
using Dislikes = Costs;
inline constexpr int kDislike = 1000;

// A game specialises it in bots/<game>/leanings.h, which its levels.h includes. In a game that does
// not, characters differ by their whims alone.
template <class G>
struct Leanings {
  // What the greatest dislike is worth at each level, in thousandths of a point: the better a level
  // knows what moves cost, the less of it a habit may give away.
  static constexpr std::array<int, std::size(kLevels)> kMost = {500, 500, 500, 500, 500};
  static constexpr bool kReadsHistory = false;
  static void lean(Character, const Question&, Dislikes& dislikes) { dislikes.clear(); }
};

}  // namespace tablee
