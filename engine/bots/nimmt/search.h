#pragma once
// Search by playouts: deals that look like the view are drawn, every own move is tried in the same
// deals, the network plays all other cards, and the worse half of the moves is dropped as often as
// there are halves (sequential halving, Karnin, Koren and Somekh 2013).

#include "bots/nimmt/playout.h"
#include "core/rng.h"
#include "games/nimmt/view.h"

namespace tablee::nimmt {

// What a seat wants: its own heads weigh 256, those of others so much against it (0 … 256 in all).
struct Aim {
  std::array<std::int16_t, kMaxSeats> others{};
};

// The deal's aim: own heads less the mean of the others'.
Aim even_aim(int players, Seat me);

template <class Table>
class CardSearch {
 public:
  // For the phases choose and take_row. The network outlives it. Without `halve` every move gets as
  // many playouts as any other: costs for teaching, not the surest choice.
  CardSearch(const View& view, const Aim& aim, const Net& net, int playouts, std::uint64_t seed,
             bool halve = true);

  // Works for about that many playouts; true once all are done.
  bool step(int playouts);
  // Moves as cards of the hand in ascending order, or rows in the rules' order.
  int moves() const { return moves_; }
  // The best so far.
  int best() const;
  // Mean cost by the aim in 1/256 heads, and own heads to come in thousandths.
  std::int64_t cost(int move) const;
  int own_heads(int move) const;

 private:
  struct Tried {
    std::int64_t cost = 0;
    std::int64_t own = 0;
    int times = 0;
    bool alive = true;
  };

  void deal_world();
  void try_world();
  void plan_round();
  void drop_half();

  const Net& net_;
  Rng rng_;
  Aim aim_;
  World<Table> start_;  // own hand only
  std::array<CardSet, kMaxSeats> known_{};
  std::array<Card, kDeckSize> hidden_{};  // cards whose place the view does not tell
  int hidden_count_ = 0;
  Trick queue_{};  // take_row: still to be placed, the own one first
  int queued_ = 0;
  std::array<int, kRows> row_index_{};  // take_row: the rules' rows among ours
  int me_ = 0;

  World<Table> world_;  // the deal being tried
  int moves_ = 0;
  std::array<Card, 12> card_{};
  std::array<Tried, 12> tried_{};
  int alive_ = 0;
  int rounds_left_ = 0;
  int playouts_left_ = 0;
  int worlds_left_ = 0;  // of this round
};

// The card of the hand that the network likes best without looking ahead; phase choose.
template <class Table>
Card glance(const View& view, const Net& net);

}  // namespace tablee::nimmt
