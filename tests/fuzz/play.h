#pragma once
// What the fuzz targets share: a violated property stops the program, and a state can be played on
// by the remaining bytes.

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "games/any_game.h"

namespace tablee::fuzz {

inline void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %s\n", what);
  std::abort();
}

inline std::string_view text(const std::uint8_t* data, std::size_t size) {
  // An empty input may come as a null pointer.
  return size ? std::string_view(reinterpret_cast<const char*>(data), size) : std::string_view();
}

template <class Written>
std::string text_of(const Written& written) {
  json::Writer out;
  written.write(out);
  return out.take();
}

// Random decisions of the seats to act, until the round is over.
inline void play_on(AnyState& state, Rng& rng) {
  for (int moves = 0; !state.to_act().empty(); ++moves) {
    require(moves < 10'000, "a round ends");
    const Seat seat = state.to_act().lowest();
    const auto legal = state.view(seat)->legal_moves();
    require(!legal.empty(), "a seat that is to act has a move");
    const auto& move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    require(state.apply(seat, move, nullptr).ok(), "a legal move applies");
  }
}

}  // namespace tablee::fuzz
