#pragma once
// The winners with these totals, as the match's sheet computes them.

#include <string_view>
#include <vector>

#include "table/sheet.h"

namespace tablee::test {

inline std::vector<int> winners_by(std::string_view game, std::vector<int> totals, bool over) {
  Sheet sheet;
  sheet.game = game;
  sheet.players.resize(totals.size());
  sheet.rounds = {std::move(totals)};
  sheet.over = over;
  sheet.count();
  return sheet.winners;
}

}  // namespace tablee::test
