#pragma once
// The kernels of games that have one, as something that plays a random deal.

#include "games/nimmt/game.h"
#include "games/nimmt/random_round.h"
#include "games/nothanks/game.h"
#include "games/nothanks/kernel.h"

namespace tablee::tools {

// Specialised by a game whose searches play on a kernel of their own: `with_players(n, f)` calls f
// with a function that takes an Rng, plays a deal for n players and gives a figure that depends on
// all of it.
template <class G>
struct Kernels {
  static constexpr bool kThere = false;
};

template <>
struct Kernels<nimmt::Game> {
  static constexpr bool kThere = true;

  template <class F>
  static void with_players(int players, F&& f) {
    [&]<int... N>(std::integer_sequence<int, N...>) {
      ((players == N + 2 ? f(Deals<N + 2>()) : void()), ...);
    }
    (std::make_integer_sequence<int, nimmt::Game::kMaxSeats - 1>{});
  }

 private:
  template <int N>
  struct Deals {
    unsigned operator()(Rng& rng) {
      round.deal(rng);
      round.play(rng);
      unsigned sum = 0;
      for (int i = 0; i < N; ++i) sum = sum * 31 + static_cast<unsigned>(round.heads(i));
      return sum;
    }
    nimmt::RandomRound<N> round;
  };
};

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
