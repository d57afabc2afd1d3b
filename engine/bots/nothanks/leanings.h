#pragma once
// What the characters like in Non merci (bots/leanings.h).

#include "bots/leanings.h"
#include "games/nothanks/game.h"

namespace tablee {

template <>
struct Leanings<nothanks::Game> {
  static constexpr int kMost = 6000;
  static constexpr bool kReadsHistory = false;
  static void lean(Character character, const Question& question, Dislikes& dislikes);
};

}  // namespace tablee
