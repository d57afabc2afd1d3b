#pragma once
// Statistics of many sheets, per player and per level of bot, over time. Only whole numbers are
// used, so that a figure is the same on every platform.

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "table/sheet.h"

namespace tablee {

struct PlayerStatistics {
  std::string who;
  // Where one name has several seats, as with bots, its match and its win count once, its rounds
  // and points once for each seat.
  int matches = 0;
  int wins = 0;    // shared ones too
  int shared = 0;  // those of the wins that were shared
  int rounds = 0;
  std::int64_t points = 0;  // of all rounds
  int best_round = 0;       // fewest points; both only where rounds > 0
  int worst_round = 0;
  // Points per round in tenths over the matches so far, one figure a match.
  std::vector<int> average_so_far;
  // How often a player finished ahead of another, or level.
  struct Duel {
    int met = 0;
    int ahead = 0;
    int level = 0;
  };
  std::map<std::size_t, Duel> duels;  // by the index of the other player; only players met

  Duel against(std::size_t other) const {
    const auto found = duels.find(other);
    return found == duels.end() ? Duel{} : found->second;
  }

  int average() const { return average_so_far.empty() ? 0 : average_so_far.back(); }
};

// Whether a sheet counts: the match is over, is no practice and has at least one round.
bool counts(const Sheet& sheet);

// Counts matches one by one, oldest first, and stores none of them, so that the memory used depends
// on the number of players instead of matches. Practice and unfinished matches are left out, and so
// are seats that changed between person and bot.
class Statistics {
 public:
  // `who` names the player of each seat: equal names are one player; a seat with an empty name is
  // left out.
  void add(const Sheet& sheet, const std::vector<std::string>& who);
  int matches() const { return matches_; }  // the number of those that counted
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
