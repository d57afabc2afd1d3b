#pragma once

#include "games/nimmt/game.h"
#include "games/nimmt/random_round.h"
#include "tools/kernels.h"

namespace tablee::tools {

inline constexpr std::string_view kNimmtMeasured[]{"profi", "special"};
template <>
inline constexpr std::span<const std::string_view> kMeasuredOptions<nimmt::Game>{kNimmtMeasured};

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

}  // namespace tablee::tools
