#pragma once
// The score sheet: what is written down at the end of every round, as data.

#include "table/record.h"

namespace tablee {

struct Sheet {
  std::string game;  // its id
  OptionSet options;
  std::string date;  // "2026-11-21"
  std::vector<SeatSetup> players;
  std::vector<std::vector<int>> rounds;  // points of each finished round, one a seat
  std::vector<int> totals;               // one a seat
  std::vector<int> winners;              // seats; empty until the match is over
  bool over = false;
  bool practice = false;
};

std::string write_sheet(const Sheet& sheet);
// Totals and winners are worked out again from the rounds: lowest total, ties share.
Result<Sheet> read_sheet(std::string_view text);

}  // namespace tablee
