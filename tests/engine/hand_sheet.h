#pragma once
// A sheet of 6 qui prend whose points are written down by hand.

#include <utility>
#include <vector>

#include "table/sheet.h"

namespace tablee::test {

// One row of points for each round, with a figure for each seat; `over`: the winners are computed
// too.
inline Sheet hand_sheet(std::vector<std::vector<int>> rounds, bool over) {
  Sheet sheet;
  sheet.game = "nimmt";
  sheet.players.resize(rounds.front().size());
  sheet.rounds = std::move(rounds);
  sheet.over = over;
  sheet.count();
  return sheet;
}

}  // namespace tablee::test
