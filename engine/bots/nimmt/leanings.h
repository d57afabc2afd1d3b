#pragma once
// What the characters like in 6 qui prend (bots/leanings.h).

#include "bots/leanings.h"
#include "games/nimmt/game.h"

namespace tablee {

template <>
struct Leanings<nimmt::Game> {
  static constexpr std::array<int, std::size(kLevels)> kMost = {450, 450, 140, 450, 450};
  static constexpr bool kReadsHistory = true;
  static void lean(Character character, const Question& question, Dislikes& dislikes);
};

}  // namespace tablee
