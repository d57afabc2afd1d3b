#pragma once
// The score sheet: what is written down at the end of every round, as data.

#include "table/record.h"

namespace tablee {

inline constexpr std::size_t kMaxTitle = 120;  // bytes
inline constexpr int kMaxPoints = 10'000;      // of one round, either way
inline constexpr std::size_t kMaxRounds = 10'000;

struct Sheet {
  std::string game;  // its id
  OptionSet options;
  std::string date;   // "2026-11-21"
  std::string title;  // given by people; empty: none
  std::vector<SeatSetup> players;
  std::vector<std::vector<int>> rounds;  // points of each finished round, one a seat
  std::vector<int> totals;               // one a seat
  std::vector<int> places;               // one a seat, from 1 on; who is level shares one
  std::vector<int> winners;              // seats; empty until the match is over
  bool over = false;
  bool practice = false;
  bool pad = false;  // written by hand, for a match with real cards

  // Whose total is best, as its game has it.
  Goal goal() const;
  // Totals of the rounds and places, as its game parts ties; the winners where it is over.
  void count();
  // Is somebody else on that seat's place?
  bool shares(std::size_t seat) const;
};

std::string write_sheet(const Sheet& sheet);
// Totals and winners are worked out again from the rounds.
Result<Sheet> read_sheet(std::string_view text);
Result<Sheet> read_sheet(const json::Value& value);

}  // namespace tablee
