#include "lab/opponents/nimmt/training.h"

#include "lab/opponents/nimmt/ask.h"
#include "lab/opponents/nimmt/searches.h"

namespace tablee::nimmt::opponents {
namespace {

// What is sure to fit into its row, that first which the fewest more cards would make unsure; else
// a cheap row on purpose, then whatever has most cards before it, so that others fill the row.
int margins(const Looks& all, Rng&) {
  const auto sure = [](const Look& l) { return l.row >= 0 && l.gap < l.room; };
  int move = first_of(all, sure,
                      [](const Look& a, const Look& b) { return a.room - a.gap < b.room - b.gap; });
  if (move >= 0) return move;
  const auto cheap = [](const Look& l) { return l.row < 0 && l.stake <= 3; };
  move = first_of(all, cheap, [](const Look& a, const Look& b) { return a.card > b.card; });
  if (move >= 0) return move;
  const auto fits = [](const Look& l) { return l.room > 0; };
  move = first_of(all, fits, [](const Look& a, const Look& b) { return a.gap > b.gap; });
  if (move >= 0) return move;
  return first_of(
      all, [](const Look&) { return true; },
      [](const Look& a, const Look& b) { return a.stake < b.stake; });
}

// From the bottom up: the lowest card that is not too low and goes to a row of three at most, else
// the lowest that fits at all, else the lowest.
int climber(const Looks& all, Rng&) {
  const auto lower = [](const Look& a, const Look& b) { return a.card < b.card; };
  for (const int room : {2, 1, 0}) {
    const int move = first_of(
        all, [&](const Look& l) { return l.room >= room && l.row >= 0; }, lower);
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
