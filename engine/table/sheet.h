#pragma once
// The score sheet: what players write down at the end of every round, as data.

#include "table/record.h"

namespace tablee {

inline constexpr std::size_t kMaxTitle = 120;  // bytes
inline constexpr int kMaxPoints = 10'000;      // of one round, either way
inline constexpr std::size_t kMaxRounds = 10'000;

struct Sheet {
  std::string game;  // its id
  OptionSet options;
  std::string date;   // "2026-11-21"
  std::string title;  // entered by the user; empty: none
  std::vector<SeatSetup> players;
  std::vector<std::vector<int>> rounds;  // points of each finished round, one a seat
  std::vector<int> totals;               // one a seat
  std::vector<int> places;               // one a seat, from 1 on; equal seats share a place
  std::vector<int> winners;              // seats; empty until the match is over
  bool over = false;
  bool practice = false;
  bool pad = false;  // written by hand, for a match with real cards

  // Whether the lowest or the highest total wins in its game.
  Goal goal() const;
  // Computes the totals, the places with the game's tie-break and, where the match is over, the
  // winners.
  void count();
  // Whether another seat has the same place.
  bool shares(std::size_t seat) const;
};

std::string write_sheet(const Sheet& sheet);
// Totals and winners are computed again from the rounds.
Result<Sheet> read_sheet(std::string_view text);
Result<Sheet> read_sheet(const json::Value& value);

}  // namespace tablee
