#pragma once

#include "games/nothanks/game.h"
#include "games/nothanks/kernel.h"
#include "tools/kernels.h"

namespace tablee::tools {

template <>
struct Kernels<nothanks::Game> {
  static constexpr bool kThere = true;

  template <class F>
  static void with_players(int players, F&& f) {
    nothanks::with_players(players, [&]<int N>() { f(Deals<N>()); });
  }

 private:
  template <int N>
  struct Deals {
    unsigned operator()(Rng& rng) {
      random_round(table, cards, coins, rng);
      unsigned sum = 0;
      for (int i = 0; i < N; ++i) sum = sum * 31 + static_cast<unsigned>(table.score(i));
      return sum;
    }
    nothanks::Kernel<N> table;
    nothanks::Shuffler cards;
    nothanks::Coins coins;
  };
};

}  // namespace tablee::tools
