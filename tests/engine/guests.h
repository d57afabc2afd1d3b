#pragma once
// Games of tests/games that a build has besides those of the house (TABLEE_TEST_GAMES): they need
// no lessons, no explanations and no golden records.

#include "core/scan.h"
#include "games/any_game.h"

namespace tablee::test {

inline bool is_guest(const AnyGame& game) {
  for (Scan ids(TABLEE_GUESTS); !ids.at_end();)
    if (ids.word() == game.id()) return true;
  return false;
}

}  // namespace tablee::test
