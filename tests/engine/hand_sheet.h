#pragma once
// A sheet of 6 qui prend whose points are written down by hand.

#include <utility>
#include <vector>

#include "table/sheet.h"

namespace tablee::test {

// A row of points a round, a seat each; `over`: who has won is counted too.
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
