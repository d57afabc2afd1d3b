#pragma once
// A first table, step by step: a deal laid out, and what everybody does. The learner sits at seat
// 0. Words, n from 1: "<game>.lesson.<n>" tells what the n-th decision of the learner is about,
// "<game>.lesson.<n>.do" asks for it, "<game>.lesson.end" is the farewell.

#include <algorithm>
#include <span>
#include <string_view>

#include "core/seat.h"

namespace tablee {

struct Lesson {
  struct Turn {
    Seat seat;
    std::string_view move;
  };
  int players;
  std::string_view deal;        // the game's own text
  std::span<const Turn> turns;  // each seat's in order

  // That seat's n-th move, from 0; empty where the lesson is over.
  std::string_view move(Seat seat, std::size_t n) const {
    for (const Turn& turn : turns)
      if (turn.seat == seat && n-- == 0) return turn.move;
    return {};
  }
  // Decisions of the learner.
  std::size_t steps() const {
    return static_cast<std::size_t>(
        std::count_if(turns.begin(), turns.end(), [](const Turn& t) { return t.seat == 0; }));
  }
};

}  // namespace tablee
