#pragma once
// What chance does for the seats of one table, as it falls: the value of what came less its mean
// over all that could have come. Whoever plays, and however the value is chosen, its mean is 0, so
// that it can be taken out of a result without favouring anybody (Burch, Schmid, Moravčík,
// Morrill, Bowling 2018).

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

  // The table after each deal and each move.
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
  // More is better for that seat; its unit is told by nothing but results.
  double of(int seat) const { return of_[seat]; }

 private:
  int fall_ = -1;
  PerSeat<double> of_{};
};

}  // namespace tablee::tools
