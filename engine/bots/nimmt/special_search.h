#pragma once
// Search of 6 qui surprend by playouts, like CardSearch. Number cards are sampled in proportion to
// how well they explain the others' cards so far, special cards uniformly. Every own move is tried
// in the same deals with the same random numbers.

#include "bots/halving.h"
#include "bots/nimmt/objective.h"
#include "bots/nimmt/opponent_model.h"
#include "bots/nimmt/special_playout.h"

namespace tablee::nimmt {

class SpecialSearch {
 public:
  // The viewer must be to act. The network must outlive it. `halve` as for Halving.
  SpecialSearch(const View& view, std::span<const Event> history, const Objective& objective,
                const Net& net, int playouts, std::uint64_t seed, bool halve = true);

  // Works for about that many playouts; returns true once all are done.
  bool step(int playouts);
  // The number of moves that are tried: all, except that of the ways to play one special card only
  // the most promising are.
  int moves() const { return trials_.moves(); }
  // The best move so far.
  int best() const { return trials_.best(); }
  // The index of the move among the legal moves.
  int place(int move) const { return tried_[move]; }
  // The mean cost by the objective, in 1 / kUnit heads, and the expected own heads in thousandths.
  static constexpr int kUnit = 256;
  std::int64_t cost(int move) const { return trials_.cost(move); }
  int own(int move) const { return trials_.own(move); }

 private:
  static constexpr std::size_t kMostMoves = 24;
  using Places = FixedVector<std::uint8_t, kMostMoves>;

  static Places likeliest(const View& view, const Moves& legal);
  SpecialSearch(const View& view, std::span<const Event> history, const Objective& objective,
                const Net& net, int playouts, std::uint64_t seed, bool halve, const Moves& legal);

  Hands some_hands();
  void draw_specials(SpecialWorld& world);
  void try_world();
  void add(int move, const SpecialWorld& after);

  const Net& net_;
  Rng rng_;
  Objective objective_;
  OpponentModel<OpenRows> opponents_;
  SpecialWorld start_;  // with the own hand only
  Hands known_{};
  FixedVector<Card, kDeckSize> hidden_;  // the cards whose place the viewer does not know
  SpecialDeck unseen_;                   // the special cards likewise
  PerSeat<std::uint8_t> held_{};
  int me_;
  Moves legal_;
  Places tried_;
  Halving<kMostMoves> trials_;
};

}  // namespace tablee::nimmt
