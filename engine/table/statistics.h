#pragma once
// What many sheets say together: per player and per bot level, over time. Whole numbers only, so
// that a figure is the same everywhere.

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "table/sheet.h"

namespace tablee {

struct PlayerStatistics {
  std::string who;
  // Where one name sits on several seats, as bots do, its match and its win count once, its rounds
  // and points for each seat.
  int matches = 0;
  int wins = 0;    // shared ones too
  int shared = 0;  // of them
  int rounds = 0;
  std::int64_t points = 0;  // of all rounds
  int best_round = 0;       // fewest points; both only where rounds > 0
  int worst_round = 0;
  // Points per round in tenths over the matches so far, one figure a match.
  std::vector<int> average_so_far;
  // How often somebody finished ahead of, or level with, another player.
  struct Duel {
    int met = 0;
    int ahead = 0;
    int level = 0;
  };
  std::map<std::size_t, Duel> duels;  // by the other's place among the players; who was met

  Duel against(std::size_t other) const {
    const auto found = duels.find(other);
    return found == duels.end() ? Duel{} : found->second;
  }

  int average() const { return average_so_far.empty() ? 0 : average_so_far.back(); }
};

// True where a sheet counts: over, no practice, at least one round.
bool counts(const Sheet& sheet);

// Counts matches one by one, oldest first, and keeps none of them: years of matches take the room
// of those who played them. Practice and unfinished matches stay out, and so do seats where a bot
// took over or handed over in between.
class Statistics {
 public:
  // `who` sat there, one a seat: equal names are one player; empty: left out.
  void add(const Sheet& sheet, const std::vector<std::string>& who);
  int matches() const { return matches_; }  // that counted
  // In the order of first appearance.
  const std::vector<PlayerStatistics>& players() const { return players_; }

 private:
  std::size_t place_of(const std::string& who);

  int matches_ = 0;
  std::vector<PlayerStatistics> players_;
  std::map<std::string, std::size_t, std::less<>> places_;
};

// a/b in tenths, rounded half away from zero; b > 0.
int tenths(std::int64_t a, std::int64_t b);

}  // namespace tablee
