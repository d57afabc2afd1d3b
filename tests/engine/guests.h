#pragma once
// Games of tests/games that a build has besides those of the house (TABLEE_TEST_GAMES): they need
// no lessons, no explanations and no golden records.

#include <string_view>

#include "games/any_game.h"

namespace tablee::test {

// "a,b", or nothing.
inline constexpr std::string_view kGuests = TABLEE_GUESTS;

inline bool is_guest(const AnyGame& game) {
  for (std::string_view left = kGuests; !left.empty();) {
    const std::size_t end = left.find(',');
    if (left.substr(0, end) == game.id()) return true;
    left = end == std::string_view::npos ? std::string_view{} : left.substr(end + 1);
  }
  return false;
}

}  // namespace tablee::test
