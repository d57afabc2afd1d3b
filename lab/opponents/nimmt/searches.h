#pragma once
// Opponents that search without any model of the others, whatever was played before.

#include "lab/opponents/nimmt/sight.h"

namespace tablee::nimmt::opponents {

// A move is the index of a card in the hand, in ascending order, or the rules' row.
//
// Plain Monte Carlo: every move is tried in that many deals, and everything else is random.
struct MonteCarlo {
  int playouts = 1000;      // per move
  bool same_deals = false;  // the same deals for all moves
  bool blindly = false;     // rows to take are random too instead of the cheapest
  template <class Table>
  int choose(const Sight<Table>& sight, std::uint64_t seed) const;
};

// A bandit: the next deal tries the move with the best confidence bound (UCB1). The others play the
// nearest card, except for a random one once in so often; later tricks are random.
struct Bandit {
  int playouts = 600;  // per move, on average
  int reach = 9;       // exploration, in heads: how much better a move tried once may be
  int slips = 3;       // one in so many of the others' cards is random
  template <class Table>
  int choose(const Sight<Table>& sight, std::uint64_t seed) const;
};

// A tree of two tricks for each seat, which depends on its own cards alone: in every deal each seat
// plays the card with the best bound (UCT with simultaneous choices); later tricks are random.
struct Tree {
  int playouts = 800;  // per move, on average
  int reach = 12;      // as above
  template <class Table>
  int choose(const Sight<Table>& sight, std::uint64_t seed) const;
};

}  // namespace tablee::nimmt::opponents
