#pragma once
// Solves the last tricks of 6 qui prend exactly, by backward induction, for two players who know
// all cards. Every trick is a small game of simultaneous choices; choosing a row to take is an
// ordinary decision. What one player loses by its objective, the other gains.

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
  std::array<CardSet, 2> hand;          // of equal size, kMostChoices at most
  std::array<std::int16_t, 2> heads{};  // heads taken since the search began
  bool operator==(const Ending&) const = default;
};

// Expected values over the choices of both players.
struct Worth {
  double cost = 0;  // by the objective, in heads
  double own = 0;   // the own heads still to be taken
};

// The values of the pairs of cards in the next trick, [own][the other's], ascending.
struct Pairs {
  Matrix cost{};
  Matrix own{};
  void set(int i, int j, const Worth& worth) {
    cost[i][j] = worth.cost;
    own[i][j] = worth.own;
  }
};

// Solves endings from the point of view of one player, who pays the other.
template <class Table>
class EndSolver {
 public:
  // `positions` limits the work: the number of tricks that may be placed.
  EndSolver(const Objective& objective, Seat me, int positions)
      : objective_(objective), me_(me), left_(positions) {}

  // The value if both play on as well as possible.
  Worth value(const Ending<Table>& ending);
  Pairs pairs(const Ending<Table>& ending);
  // The value if these two cards are played, the player's and the other's.
  Worth after(const Ending<Table>& ending, Card mine, Card theirs);
  // The value of placing the remaining cards of a trick, ascending, where the first one takes that
  // row.
  Worth after_take(Ending<Table> ending, std::span<const Played> trick, int row);

  // The number of positions that may still be examined; 0: the limit was reached and no value is
  // right.
  int left() const { return left_; }

 private:
  // A solved position, stored at an index that follows from it; a newer one replaces an older one.
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

// The ending as a search with the interface that levels.cc uses.
template <class Table>
class EndSearch {
 public:
  // `positions` as for EndSolver. can_be_solved() must hold for the view.
  EndSearch(const View& view, const Objective& objective, int positions, std::uint64_t seed);

  // Works for about that many positions; returns true once the ending is solved or given up.
  bool step(int positions);
  bool given_up() const { return solver_.left() == 0; }
  // The moves, as for CardSearch.
  int moves() const { return moves_; }
  // A move drawn with the probabilities of an equilibrium.
  int best() const { return best_; }
  int place(int move) const { return move; }
  // The cost against the other player's equilibrium, in 1 / kUnit heads by the objective, and the
  // expected own heads in thousandths.
  static constexpr int kUnit = 256;
  std::int64_t cost(int move) const;
  int own(int move) const;

 private:
  void try_next();
  void choose();

  Ending<Table> start_;
  EndSolver<Table> solver_;
  Rng rng_;
  FixedVector<Played, 2> queue_;        // take_row: the cards still to be placed, the own one first
  std::array<int, kRows> row_index_{};  // take_row: the index of each of the rules' rows in Table
  Seat me_;
  int moves_;
  int tried_ = 0;
  Pairs pairs_;  // choose
  Choices<Worth> worth_{};
  int best_ = 0;
};

// Whether there are two players who know all cards of the round, and so few are left that the
// ending can be solved.
bool can_be_solved(const View& view);

}  // namespace tablee::nimmt
