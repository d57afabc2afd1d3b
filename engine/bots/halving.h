#pragma once
// Finds the move that costs least by trials. All moves are tried in the same sampled worlds, and
// the worse half is dropped after each round of trials (sequential halving, Karnin, Koren and
// Somekh 2013).

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace tablee {

template <std::size_t Most>
class Halving {
 public:
  // `moves`: 1 … Most; `trials`: the total for all of them. Without `halve` every move is tried
  // equally often, which gives comparable costs instead of the most certain best move.
  Halving(int moves, int trials, bool halve) : moves_(moves), alive_(moves), trials_left_(trials) {
    while (halve && (1 << rounds_left_) < moves) ++rounds_left_;
    rounds_left_ = std::max(rounds_left_, 1);
    plan_round();
  }

  int moves() const { return moves_; }
  // The number of moves that have not been dropped.
  int alive() const { return alive_; }
  bool alive(int move) const { return of(move).alive; }
  bool done() const { return rounds_left_ == 0; }

  // Runs about that many trials; returns true once all are done. try_world() samples a world and
  // tries every remaining move in it, with add().
  template <class F>
  bool run(int trials, F try_world) {
    while (trials > 0 && !done()) {
      try_world();
      trials -= alive_;
      next_world();
    }
    return done();
  }
  // The cost of the move in the current world, and the player's own points in it; `now`: those of
  // the trick that the move belongs to.
  void add(int move, std::int64_t cost, int own, int now = 0) {
    Tried& tried = tried_[move];
    tried.cost += cost;
    tried.own += own;
    tried.now += now;
    tried.paid += now > 0;
    ++tried.times;
  }

  // The worlds in which the move has been tried.
  int times(int move) const { return of(move).times; }

  // The best move so far.
  int best() const {
    int best = -1;
    for (int m = 0; m < moves_; ++m)
      if (alive(m) && (best < 0 || of(m).cost < of(best).cost)) best = m;
    return best;
  }
  // The mean cost, and the means of the own points in thousandths; 0 before the first trial.
  std::int64_t cost(int move) const {
    return of(move).times == 0 ? 0 : of(move).cost / of(move).times;
  }
  int own(int move) const {
    return of(move).times == 0 ? 0 : static_cast<int>(of(move).own * 1000 / of(move).times);
  }
  // In how many of a hundred worlds the trick cost points.
  int paid(int move) const {
    return of(move).times == 0 ? 0 : (of(move).paid * 100 + of(move).times / 2) / of(move).times;
  }
  int now(int move) const {
    return of(move).times == 0 ? 0 : static_cast<int>(of(move).now * 1000 / of(move).times);
  }

 private:
  struct Tried {
    std::int64_t cost = 0;
    std::int64_t own = 0;
    std::int64_t now = 0;
    int times = 0, paid = 0;
    bool alive = true;
  };

  const Tried& of(int move) const { return tried_[move]; }
  // To be called when every remaining move has been tried in the current world.
  void next_world() {
    trials_left_ -= alive_;
    if (--worlds_left_ > 0 || --rounds_left_ == 0) return;
    drop_half();
    plan_round();
  }
  void plan_round() { worlds_left_ = std::max(1, trials_left_ / (rounds_left_ * alive_)); }
  void drop_half() {
    const int keep = (alive_ + 1) / 2;
    while (alive_ > keep) {
      int worst = -1;
      for (int m = 0; m < moves_; ++m)
        if (alive(m) && (worst < 0 || of(m).cost >= of(worst).cost)) worst = m;
      tried_[worst].alive = false;
      --alive_;
    }
  }

  std::array<Tried, Most> tried_{};
  int moves_;
  int alive_;
  int trials_left_;
  int rounds_left_ = 0;
  int worlds_left_ = 0;  // in this round
};

}  // namespace tablee
