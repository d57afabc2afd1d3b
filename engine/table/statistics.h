#pragma once
// What many sheets say together: per player and per bot level, over time. Whole numbers only, so
// that a figure is the same everywhere.

#include <string>
#include <vector>

#include "table/sheet.h"

namespace tablee {

// A finished match as statistics see it: who sat there, under which name. Practice and unfinished
// matches stay out, and so do seats where a bot took over or handed over in between.
struct Tally {
  const Sheet* sheet = nullptr;
  std::vector<std::string> who;  // one a seat; equal names are one player; empty: left out
};

struct PlayerStatistics {
  std::string who;
  // Where one name sits on several seats, as bots do, its match and its win count once, its rounds
  // and points for each seat.
  int matches = 0;
  int wins = 0;  // shared ones too
  int rounds = 0;
  std::int64_t points = 0;  // of all rounds
  int best_round = 0;       // fewest points; both only where rounds > 0
  int worst_round = 0;
  // Points per round in tenths over the matches so far, one figure a match.
  std::vector<int> average_so_far;
  // Finished ahead of, or level with, each other player: as `others` of Statistics, diagonal empty.
  struct Duel {
    int met = 0;
    int ahead = 0;
    int level = 0;
  };
  std::vector<Duel> duels;

  int average() const { return average_so_far.empty() ? 0 : average_so_far.back(); }
};

// True where a sheet counts: over, no practice, at least one round.
bool counts(const Sheet& sheet);

// In the order of first appearance; `tallies` oldest first. Duels are indexed like the result.
std::vector<PlayerStatistics> statistics(const std::vector<Tally>& tallies);

// a/b in tenths, rounded half away from zero; b > 0.
int tenths(std::int64_t a, std::int64_t b);

}  // namespace tablee
