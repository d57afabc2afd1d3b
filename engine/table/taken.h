#pragma once
// What a seat took in a reviewed match, trick by trick or, in a game without tricks, card by card,
// and what each of that followed from.

#include <cstdint>
#include <span>
#include <vector>

#include "table/review.h"

namespace tablee {

// One seat's part of a match.
struct SeatMoves {
  const Match& match;
  Seat seat;
  std::span<const Choice> choices;  // as reviewed, in order
  std::span<const Choice> forced;   // its moves that were the only legal ones
};

struct Taken {
  int round = 0, trick = 0, card = 0;  // from 1; trick or card, the other is 0
  int points = 0;
  std::size_t event = 0;  // the last of it, in Match::events
};

// All that the seat took and that cost points, oldest first; what is taken in one trick counts as
// one.
std::vector<Taken> all_taken(const Match& match, Seat seat);

// Whether that choice led to it: the taking itself or, of secret choices, any of that trick.
bool led_to(const Match& match, const Choice& choice, const Taken& taken);
// The worst of the choices that led to it; null: none.
const Choice* worst_that_led(const SeatMoves& moves, const Taken& taken);

enum class Origin : std::uint8_t {
  mistake,    // of its turn, or an earlier one: a better card was kept until then, or no chip
  no_choice,  // the move was the only legal one
  neither,
};
Origin origin_of(const SeatMoves& moves, const Taken& taken);

}  // namespace tablee
