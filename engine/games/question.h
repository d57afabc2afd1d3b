#pragma once
// One decision that a bot is asked to make, in this program, in a worker or in another process. It
// contains what the seat may know and nothing more.

#include <cstdint>
#include <string>
#include <vector>

#include "games/any_game.h"

namespace tablee {

// Limits of the time to think; 0: no limit of that kind. With a limit on iterations alone, the same
// question gets the same answer on every machine.
struct Budget {
  int ms = 0;
  int iterations = 0;
};

struct Question {
  const AnyView* view = nullptr;
  std::vector<Event> history;      // visible to the seat, from the first deal on
  std::vector<std::string> legal;  // in the order of legal_moves(); never empty
  Budget budget;
  std::uint32_t noise = 0;  // seed of the bot's own random numbers, independent of the deal
};

// The limit of Evaluation::kept, in tenths of a point.
inline constexpr int kMostKept = 100;

struct Evaluation {
  std::string move;
  int cost = 0;  // expected, in thousandths of a point; lower is better
  // The chance to win the match that this move gives away compared with the best one, in
  // thousandths, where the bot plays for that chance; −1: it plays for points.
  int chance = -1;
  // What of the player's own expected points, in thousandths, falls in this trick and what in the
  // rest of the round, where the bot has played it out; −1: unknown.
  int now = -1, later = -1;
  // Of refusing an open card: in how many of a hundred rounds somebody else took it in the end,
  // where the bot has played them out; −1: unknown.
  int others = -1;
  // In how many of a hundred deals the move costs its player points in this trick; −1: unknown.
  int takes = -1;
  // In how many of a hundred rounds its player later cannot refuse a card that costs points, for
  // want of what refusing costs; −1: unknown.
  int forced = -1;
  // The points, in tenths, up to kMostKept, that each of the moves that were evaluated is expected
  // to cost its player in a later trick if this one is chosen now, in the order of the evaluations;
  // empty: unknown.
  std::vector<std::int8_t> kept{};
};

struct Decision {
  std::string move;
  std::vector<Evaluation> evaluations;  // of some or all legal moves; may be empty
};

}  // namespace tablee
