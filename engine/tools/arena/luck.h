#pragma once
// Measures the luck of the seats at a table: the value of each chance event less its mean over all
// events that were possible. Its mean is 0 whoever plays and however the value is defined, so it
// can be subtracted from a result without bias (Burch, Schmid, Moravčík, Morrill, Bowling 2018).

#include <array>

#include "chance_list.h"
#include "tools/each_game.h"

namespace tablee::tools {

class Luck {
 public:
  static bool falls_in(const AnyGame& game) {
    bool falls = false;
    with_game(game.id(), [&]<class G>() { falls = kChanceFalls<G>; });
    return falls;
  }

  // To be called with the table after each deal and each move.
  void look(const AnyState& any) {
    with_game(any.game().id(), [&]<class G>() {
      if constexpr (kChanceFalls<G>) {
        const auto& state = static_cast<const StateOf<G>&>(any).state;
        const int fall = Chance<G>::fall(state);
        if (fall < 0 || fall == fall_) return;
        fall_ = fall;
        for (int i = 0; i < any.players(); ++i) of_[i] += Chance<G>::worth(state, i);
      }
    });
  }
  // The luck of that seat; more is better. Its unit is arbitrary: results determine its worth in
  // points.
  double of(int seat) const { return of_[seat]; }

 private:
  int fall_ = -1;
  PerSeat<double> of_{};
};

}  // namespace tablee::tools
