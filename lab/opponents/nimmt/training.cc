#include "lab/opponents/nimmt/training.h"

#include "lab/opponents/nimmt/ask.h"
#include "lab/opponents/nimmt/searches.h"

namespace tablee::nimmt::opponents {
namespace {

// Plays a card that is sure to fit into its row, first the one that the fewest additional cards
// would make unsure; else takes a cheap row on purpose; else plays the card with the most cards
// before it, so that others fill the row.
int margins(const Candidates& all, Rng&) {
  const auto sure = [](const Candidate& l) { return l.row >= 0 && l.gap < l.free_places; };
  int move = first_of(all, sure, [](const Candidate& a, const Candidate& b) {
    return a.free_places - a.gap < b.free_places - b.gap;
  });
  if (move >= 0) return move;
  const auto cheap = [](const Candidate& l) { return l.row < 0 && l.stake <= 3; };
  move =
      first_of(all, cheap, [](const Candidate& a, const Candidate& b) { return a.card > b.card; });
  if (move >= 0) return move;
  const auto fits = [](const Candidate& l) { return l.free_places > 0; };
  move = first_of(all, fits, [](const Candidate& a, const Candidate& b) { return a.gap > b.gap; });
  if (move >= 0) return move;
  return first_of(
      all, [](const Candidate&) { return true; },
      [](const Candidate& a, const Candidate& b) { return a.stake < b.stake; });
}

// Plays the lowest card that is not too low and goes to a row of at most three; else the lowest
// that fits at all; else the lowest.
int climber(const Candidates& all, Rng&) {
  const auto lower = [](const Candidate& a, const Candidate& b) { return a.card < b.card; };
  for (const int free_places : {2, 1, 0}) {
    const int move = first_of(
        all, [&](const Candidate& l) { return l.free_places >= free_places && l.row >= 0; }, lower);
    if (move >= 0) return move;
  }
  return 0;
}

constexpr BotInfo kAll[] = {
    {"train_uniform", &ask<Searches<MonteCarlo, MonteCarlo{}, 0x5eed1>>},
    {"train_bandit", &ask<Searches<Bandit, Bandit{}, 0x5eed2>>},
    {"train_margins", &ask<Follows<&margins>>},
    {"train_climber", &ask<Follows<&climber>>},
};

}  // namespace

std::span<const BotInfo> training_opponents() { return kAll; }

}  // namespace tablee::nimmt::opponents
