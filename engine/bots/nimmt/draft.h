#pragma once
// Chooses a card to draft. The best candidates are tried in the same sampled worlds: all seats
// draft on by the estimated worth of the cards, the rows are drawn from the remaining cards, and
// the network plays all hands.

#include "bots/halving.h"
#include "bots/nimmt/objective.h"
#include "bots/nimmt/playout.h"
#include "core/rng.h"

namespace tablee::nimmt {

template <class Table>
class DraftSearch {
 public:
  // For the phase draft. The network must outlive it. `halve` as for Halving.
  DraftSearch(const View& view, const Objective& objective, const Net& net, int playouts,
              std::uint64_t seed, bool halve = true);

  // Works for about that many playouts; returns true once all are done.
  bool step(int playouts);
  // The number of cards that are tried, in the order of their estimated worth, and the best so far.
  int moves() const { return trials_.moves(); }
  int best() const { return trials_.best(); }
  // The index among the legal moves, which are the market's cards in ascending order.
  int place(int move) const { return market_.count_below(card(move)); }
  // The mean cost by the objective, in 1 / kUnit heads, and the expected own heads in thousandths.
  static constexpr int kUnit = 256;
  std::int64_t cost(int move) const { return trials_.cost(move); }
  int own(int move) const { return trials_.own(move); }

 private:
  static constexpr std::size_t kTried = 24;

  Card card(int move) const { return worth_[move]; }
  void try_world();
  using Dice = std::array<std::uint32_t, kRows>;
  World<Table> draft_on(Card first, const Dice& dice) const;

  const Net& net_;
  Rng rng_;
  Objective objective_;
  int me_;
  int players_;
  PerSeat<CardSet> hand_{};
  CardSet market_;
  FixedVector<Card, kDeckSize> worth_;  // the market, cards of the highest worth first
  Halving<kTried> trials_;
};

}  // namespace tablee::nimmt
