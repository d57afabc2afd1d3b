#pragma once
// Search by playouts. Deals that are possible in the view are sampled in proportion to how well
// they explain the others' cards so far. Every own move is tried in the same deals: the network
// plays the own remaining cards, and the others choose in the playing styles that their cards so
// far make likely.

#include "bots/halving.h"
#include "bots/nimmt/objective.h"
#include "bots/nimmt/opponent_model.h"
#include "bots/nimmt/playout.h"
#include "core/rng.h"
#include "games/nimmt/view.h"
#include "games/policies.h"

namespace tablee::nimmt {

// The cards that may be in a hand, the viewer's included; where all hands are known, only those.
CardSet pool_of(const View& view);
// The view as if no other player had chosen a card yet: a player who has chosen did so just as the
// model expects of those who have not.
View before_the_others(View view);

template <class Table>
class CardSearch {
 public:
  // For the phases choose and take_row. The network must outlive it. `halve` as for Halving,
  // `at_first` as for OpponentModel.
  CardSearch(const View& view, std::span<const Event> history, const Objective& objective,
             const Net& net, int playouts, std::uint64_t seed, bool halve = true,
             const StyleBelief& at_first = {});

  // Works for about that many playouts; returns true once all are done.
  bool step(int playouts);
  // The number of moves: cards of the hand in ascending order, or rows in the rules' order.
  int moves() const { return trials_.moves(); }
  // The best move so far.
  int best() const { return trials_.best(); }
  // The index of the move among the legal moves.
  int place(int move) const { return move; }
  // The mean cost by the objective, in 1 / kUnit heads, and the expected own heads in thousandths,
  // in all and in this trick.
  static constexpr int kUnit = 256;
  std::int64_t cost(int move) const { return trials_.cost(move); }
  int own(int move) const { return trials_.own(move); }
  int now(int move) const { return trials_.now(move); }
  // In how many of a hundred deals it takes heads in this trick.
  int takes(int move) const { return trials_.paid(move); }
  // The heads, in tenths, that the card of `kept` is expected to take in a later trick if that of
  // `move` is played now; −1 where no card is chosen. A move's own card is not kept: 0.
  int kept(int move, int kept) const;

 private:
  static constexpr std::size_t kMostMoves = 12;

  // Deals the hidden cards to the others at random, by the view alone.
  Hands some_hands();
  void try_world();

  const Net& net_;
  Rng rng_;
  Objective objective_;
  OpponentModel<Table> opponents_;
  World<Table> start_;  // with the own hand only
  PerSeat<CardSet> known_{};
  std::array<Card, kDeckSize> hidden_{};  // the cards whose place the viewer does not know
  int hidden_count_ = 0;
  Trick queue_{};  // take_row: the cards still to be placed, the own one first
  int queued_ = 0;
  std::array<int, kRows> row_index_{};  // take_row: the index of each of the rules' rows in Table
  int me_ = 0;

  World<Table> world_;  // the current sample
  std::array<Card, kMostMoves> card_{};
  // By the move and the number of a card: the heads that it took in later tricks, of all worlds.
  std::array<std::array<int, kDeckSize + 1>, kMostMoves> later_heads_{};
  Halving<kMostMoves> trials_;
};

// The card of the hand that the network values highest without search; phase choose. `costs`, if
// given, gets a cost for each card of the hand, in thousandths of a head.
template <class Table>
Card glance(const View& view, const Net& net, Costs* costs = nullptr);

}  // namespace tablee::nimmt
