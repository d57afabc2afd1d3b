#pragma once
// The last tricks of 6 qui prend with two players who know all cards, solved exactly backwards:
// every trick is a small game of choices made at once, and who must take a row chooses it with open
// eyes. What one of them loses by its objective the other gains.

#include <vector>

#include "bots/matrix_game.h"
#include "bots/nimmt/objective.h"
#include "core/rng.h"
#include "games/nimmt/packed_rows.h"
#include "games/nimmt/view.h"

namespace tablee::nimmt {

template <class Table>
struct Ending {
  Table rows;
  std::array<CardSet, 2> hand;          // as many cards each, kMostChoices at most
  std::array<std::int16_t, 2> heads{};  // taken on the way here
  bool operator==(const Ending&) const = default;
};

// Means over what both do.
struct Worth {
  double cost = 0;  // by the objective, in heads
  double own = 0;   // heads to be taken
};

// What the pairs of cards in a trick to come are worth, [own][the other's], ascending.
struct Pairs {
  Matrix cost{};
  Matrix own{};
  void set(int i, int j, const Worth& worth) {
    cost[i][j] = worth.cost;
    own[i][j] = worth.own;
  }
};

// Seen by one of the two: it pays the other.
template <class Table>
class EndSolver {
 public:
  // `positions` bounds the work: so many tricks are placed.
  EndSolver(const Objective& objective, Seat me, int positions)
      : objective_(objective), me_(me), left_(positions) {}

  // Both play on as well as can be.
  Worth value(const Ending<Table>& ending);
  Pairs pairs(const Ending<Table>& ending);
  // These are put down, one's own and the other's.
  Worth after(const Ending<Table>& ending, Card mine, Card theirs);
  // The cards of a trick that are still to be placed, ascending; the first one takes that row.
  Worth after_take(Ending<Table> ending, std::span<const Played> trick, int row);

  // Positions that may still be looked at; 0: it had too few, and no figure is right.
  int left() const { return left_; }

 private:
  // What was solved, at a place that follows from the position; the newest stays.
  struct Entry {
    Ending<Table> ending;
    Worth worth;
  };

  Worth placed(Ending<Table>& ending, std::span<const Played> trick);
  Worth solved(const Ending<Table>& ending);

  const Objective objective_;
  const Seat me_;
  int left_;
  std::vector<Entry> entries_;
};

// As the searches of levels.cc.
template <class Table>
class EndSearch {
 public:
  // `positions` as for EndSolver. The view is one of those that can_be_solved().
  EndSearch(const View& view, const Objective& objective, int positions, std::uint64_t seed);

  // Works for about so many positions; true once it is solved or given up.
  bool step(int positions);
  bool given_up() const { return solver_.left() == 0; }
  // Moves as for CardSearch.
  int moves() const { return moves_; }
  // Drawn as often as an equilibrium has it.
  int best() const { return best_; }
  int place(int move) const { return move; }
  // Against an equilibrium's chances, in 1 / kUnit heads by the objective, and own heads to come in
  // thousandths.
  static constexpr int kUnit = 256;
  std::int64_t cost(int move) const;
  int own(int move) const;

 private:
  void try_next();
  void choose();

  Ending<Table> start_;
  EndSolver<Table> solver_;
  Rng rng_;
  FixedVector<Played, 2> queue_;        // take_row: still to be placed, the own one first
  std::array<int, kRows> row_index_{};  // take_row: the rules' rows among ours
  Seat me_;
  int moves_;
  int tried_ = 0;
  Pairs pairs_;  // choose
  Choices<Worth> worth_{};
  int best_ = 0;
};

// Two players who know all cards of the round, no more of which are left than can be solved.
bool can_be_solved(const View& view);

}  // namespace tablee::nimmt
