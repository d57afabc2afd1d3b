#pragma once
// Games that the suites hold to more than the rules ask of any game: lessons for each kind of
// table, explanations and golden records. A new game is added here when it has them; it need not
// have them from the start.

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
