#include "lab/opponents/nimmt/held_out.h"

#include "lab/opponents/nimmt/ask.h"
#include "lab/opponents/nimmt/searches.h"

namespace tablee::nimmt::opponents {
namespace {

// Thresholds: first a card near a short row, cards with many heads first; then near any row with
// two free places; then far from every row. One card in twelve is random.
int thresholds(const Candidates& all, Rng& rng) {
  if (rng.below(12) == 0)
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(all.size())));
  const auto more_heads = [](const Candidate& a, const Candidate& b) {
    return heads(static_cast<Card>(a.card)) > heads(static_cast<Card>(b.card));
  };
  const auto nearer = [](const Candidate& a, const Candidate& b) { return a.gap < b.gap; };
  int move = first_of(
      all, [](const Candidate& l) { return l.free_places >= 3 && l.gap <= 4; }, more_heads);
  if (move >= 0) return move;
  move = first_of(
      all, [](const Candidate& l) { return l.free_places >= 2 && l.gap <= 9; }, nearer);
  if (move >= 0) return move;
  move = first_of(
      all, [](const Candidate& l) { return l.free_places == 1 && l.gap == 0; }, nearer);
  if (move >= 0) return move;
  return first_of(
      all, [](const Candidate&) { return true; },
      [](const Candidate& a, const Candidate& b) {
        return 2 * a.stake - a.gap < 2 * b.stake - b.gap;
      });
}

// Plays the highest card that does not fill a fifth place; low cards go where the row costs one or
// two.
int miser(const Candidates& all, Rng&) {
  const auto higher = [](const Candidate& a, const Candidate& b) { return a.card > b.card; };
  if (all.size() > 5) {
    const int gift = first_of(
        all, [](const Candidate& l) { return l.row < 0 && l.stake <= 2; }, higher);
    if (gift >= 0) return gift;
  }
  int move = first_of(
      all, [](const Candidate& l) { return l.free_places >= 2 && (l.gap <= 6 || l.stake <= 2); },
      higher);
  if (move >= 0) return move;
  move = first_of(
      all, [](const Candidate& l) { return l.free_places == 1 && l.gap <= 1; }, higher);
  if (move >= 0) return move;
  return first_of(
      all, [](const Candidate&) { return true; },
      [](const Candidate& a, const Candidate& b) { return a.stake < b.stake; });
}

constexpr MonteCarlo kUniform{.playouts = 1000, .same_deals = true, .blindly = true};

constexpr BotInfo kAll[] = {
    {"test_uniform", &ask<Searches<MonteCarlo, kUniform, 0xe7a31>>},
    {"test_tree", &ask<Searches<Tree, Tree{}, 0xe7a32>>},
    {"test_thresholds", &ask<Follows<&thresholds>>},
    {"test_miser", &ask<Follows<&miser>>},
};

}  // namespace

std::span<const BotInfo> held_out_opponents() { return kAll; }

}  // namespace tablee::nimmt::opponents
