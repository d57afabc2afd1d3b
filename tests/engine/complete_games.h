#pragma once
// Games for which the tests require more than the rules ask of every game: lessons for each kind of
// table, explanations and golden records. A new game is added here when it has them, which need not
// be at the start.

#include <algorithm>
#include <iterator>
#include <string_view>

#include "games/any_game.h"

namespace tablee::test {

inline constexpr std::string_view kCompleteGames[] = {"nimmt", "nothanks"};

inline bool is_complete(const AnyGame& game) {
  return std::find(std::begin(kCompleteGames), std::end(kCompleteGames), game.id()) !=
         std::end(kCompleteGames);
}

}  // namespace tablee::test
