#pragma once
// A match as a race: what ends it, and who is ahead. Lower is better in every game of the house.

#include <algorithm>
#include <span>

#include "core/message.h"
#include "core/seat.h"

namespace tablee {

// What ends a match; 0 where nothing of that kind does.
struct MatchEnd {
  int limit = 0;          // points in all: it ends with the round in which somebody has more
  bool at_least = false;  // … or as many
  int rounds = 0;         // it ends with that round

  bool reached(int points) const {
    return limit > 0 && (at_least ? points >= limit : points > limit);
  }
  bool last(int round) const { return rounds > 0 && round >= rounds; }
};

// "Round 2", "Round 2 of 3", "Last round": as it is called where it goes on for that long.
inline Message round_text(const MatchEnd& end, int round) {
  if (end.rounds < 2) return msg("round.number").with("round", round);
  if (end.last(round)) return msg("round.last");
  return msg("round.of").with("round", round).with("rounds", end.rounds);
}

// Who has the lowest score of these, one a seat. Nobody leads a match in which more than half of
// the table does.
inline SeatSet leading(std::span<const int> scores) {
  SeatSet best;
  if (scores.empty()) return best;
  const int least = *std::min_element(scores.begin(), scores.end());
  for (std::size_t i = 0; i < scores.size(); ++i)
    if (scores[i] == least) best.add(seat_at(static_cast<int>(i)));
  return best.size() * 2 > static_cast<int>(scores.size()) ? SeatSet{} : best;
}

}  // namespace tablee
