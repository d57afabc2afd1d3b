#pragma once
// What the characters like in Non merci (bots/leanings.h).

#include "bots/leanings.h"
#include "games/nothanks/game.h"

namespace tablee {

template <>
struct Leanings<nothanks::Game> {
  static constexpr std::array<int, std::size(kLevels)> kMost = {6000, 6000, 4500, 4000, 2000};
  static constexpr bool kReadsHistory = false;
  static void lean(Character character, const Question& question, Dislikes& dislikes);
};

}  // namespace tablee
