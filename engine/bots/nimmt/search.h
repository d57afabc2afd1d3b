#pragma once
// Search by playouts: deals that look like the view are drawn, as often as they make the others'
// cards so far likely; every own move is tried in the same deals, the network plays one's own other
// cards, and the others choose in the styles that their cards so far make likely.

#include "bots/halving.h"
#include "bots/nimmt/objective.h"
#include "bots/nimmt/opponent_model.h"
#include "bots/nimmt/playout.h"
#include "core/rng.h"
#include "games/nimmt/view.h"

namespace tablee::nimmt {

// Cards that may be in somebody's hand, the viewer's among them: where all hands are known, only
// those that are.
CardSet pool_of(const View& view);
// As if nobody else had put down a card yet: whoever has, chose it as well as those who will.
View before_the_others(View view);

template <class Table>
class CardSearch {
 public:
  // For the phases choose and take_row. The network outlives it. `halve` as for Halving, `at_first`
  // as for OpponentModel.
  CardSearch(const View& view, std::span<const Event> history, const Objective& objective,
             const Net& net, int playouts, std::uint64_t seed, bool halve = true,
             const Guess& at_first = {});

  // Works for about that many playouts; true once all are done.
  bool step(int playouts);
  // Moves as cards of the hand in ascending order, or rows in the rules' order.
  int moves() const { return trials_.moves(); }
  // The best so far.
  int best() const { return trials_.best(); }
  // Its place among the legal moves.
  int place(int move) const { return move; }
  // Mean cost by the objective, in 1 / kUnit heads, and own heads to come in thousandths.
  static constexpr int kUnit = 256;
  std::int64_t cost(int move) const { return trials_.cost(move); }
  int own(int move) const { return trials_.own(move); }

 private:
  static constexpr std::size_t kMostMoves = 12;

  // Of the others as well as could be, by the view alone.
  Hands some_hands();
  void try_world();

  const Net& net_;
  Rng rng_;
  Objective objective_;
  OpponentModel<Table> opponents_;
  World<Table> start_;  // own hand only
  PerSeat<CardSet> known_{};
  std::array<Card, kDeckSize> hidden_{};  // cards whose place the view does not tell
  int hidden_count_ = 0;
  Trick queue_{};  // take_row: still to be placed, the own one first
  int queued_ = 0;
  std::array<int, kRows> row_index_{};  // take_row: the rules' rows among ours
  int me_ = 0;

  World<Table> world_;  // the deal being tried
  std::array<Card, kMostMoves> card_{};
  Halving<kMostMoves> trials_;
};

// The card of the hand that the network likes best without looking ahead; phase choose.
template <class Table>
Card glance(const View& view, const Net& net);

}  // namespace tablee::nimmt
