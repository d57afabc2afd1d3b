#pragma once
// Opponents that search: none knows how anybody else plays, whatever was played before.

#include "lab/opponents/nimmt/sight.h"

namespace tablee::nimmt::opponents {

// A move as a card's place in the hand, in ascending order, or as the rules' row.
//
// Plain Monte Carlo: every move is tried in so many deals, everybody plays all else by dice.
struct MonteCarlo {
  int playouts = 1000;      // a move
  bool same_deals = false;  // for all moves
  bool blindly = false;     // rows are taken by dice too, not the cheapest
  template <class Table>
  int choose(const Sight<Table>& sight, std::uint64_t seed) const;
};

// A bandit: the next deal is for the move whose cost may still be the least (UCB1). The others put
// the nearest card down, except by dice once in so often; later tricks are by dice.
struct Bandit {
  int playouts = 600;  // a move, on the mean
  int reach = 9;       // how far, in heads, a move tried once may be better than it seems
  int slips = 3;       // the others play by dice once in so often
  template <class Table>
  int choose(const Sight<Table>& sight, std::uint64_t seed) const;
};

// A tree of two tricks for each seat, by its own cards alone: in every deal each seat goes where
// its own cost may be the least (UCT with choices made at once), what comes then is by dice.
struct Tree {
  int playouts = 800;  // a move, on the mean
  int reach = 12;      // as above
  template <class Table>
  int choose(const Sight<Table>& sight, std::uint64_t seed) const;
};

}  // namespace tablee::nimmt::opponents
