#pragma once
// Totals and places in a match: what ends it, who is ahead, and who has won.

#include <algorithm>
#include <span>
#include <vector>

#include "core/message.h"
#include "core/seat.h"

namespace tablee {

// Which total wins.
enum class Goal : unsigned char { lowest, highest };

constexpr bool better(Goal goal, int a, int b) { return goal == Goal::lowest ? a < b : a > b; }

// What ends a match; 0: no limit of that kind.
struct MatchEnd {
  int limit = 0;          // total points: it ends with the round in which a total exceeds it
  bool at_least = false;  // reaching the limit is enough
  int rounds = 0;         // it ends with this round, counted from 1

  bool reached(int points) const {
    return limit > 0 && (at_least ? points >= limit : points > limit);
  }
  bool last(int round) const { return rounds > 0 && round >= rounds; }
  bool operator==(const MatchEnd&) const = default;
};

// "Round 2", "Round 2 of 3" or "Last round".
inline Message round_text(const MatchEnd& end, int round) {
  if (end.rounds < 2) return msg("round.number").with("round", round);
  if (end.last(round)) return msg("round.last");
  return msg("round.of").with("round", round).with("rounds", end.rounds);
}

// The best of these scores; 0 if there are none.
inline int best_of(std::span<const int> scores, Goal goal) {
  const auto best = std::min_element(scores.begin(), scores.end(),
                                     [goal](int a, int b) { return better(goal, a, b); });
  return best == scores.end() ? 0 : *best;
}

// The place of each total, from 1 on. Of equal totals the one with the higher figure in `ties`
// (empty: no figures) is ahead. Those that are still equal share a place, and the places after it
// are left out: 1, 2, 2, 4.
inline std::vector<int> places(const std::vector<int>& totals, Goal goal,
                               const std::vector<int>& ties = {}) {
  std::vector<int> all;
  for (std::size_t own = 0; own < totals.size(); ++own) {
    int place = 1;
    for (std::size_t other = 0; other < totals.size(); ++other)
      place += totals[other] == totals[own] ? !ties.empty() && ties[other] > ties[own]
                                            : better(goal, totals[other], totals[own]);
    all.push_back(place);
  }
  return all;
}

// The number of places gained between two rounds, negative if lost; 0 where there was no place
// before.
constexpr int places_gained(int before, int now) { return before ? before - now : 0; }

// The seats with the best of these scores, one score per seat; none if they are more than half of
// the table, because then nobody really leads.
inline SeatSet leading(std::span<const int> scores, Goal goal) {
  SeatSet ahead;
  const int best = best_of(scores, goal);
  for (std::size_t i = 0; i < scores.size(); ++i)
    if (scores[i] == best) ahead.add(seat_at(static_cast<int>(i)));
  return ahead.size() * 2 > static_cast<int>(scores.size()) ? SeatSet{} : ahead;
}

}  // namespace tablee
