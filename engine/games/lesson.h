#pragma once
// First tables, step by step: a deal laid out, and what everybody does. The learner sits at seat 0.
// Words, `<about>` being "<game>.lesson.<id>" and n the learner's decisions from 1:
// "<about>.<n>.1", "<about>.<n>.2" … are said one after another, "<about>.<n>.do" asks for the
// decision, "<about>.end.1" … come when all of them are made.

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "core/seat.h"

namespace tablee {

struct Lesson {
  std::string_view id;       // no other lesson of that kind has it
  std::string_view kind;     // of the table that it teaches
  std::string_view options;  // that are on, besides `players`
  int players;
  std::string_view own;    // what the learner holds, in the game's own words
  std::string_view open;   // what lies on the table, or comes
  std::string_view extra;  // what else the learner holds, in the game's own words
  // By seat, "no,take/no,no/no": commas between moves, slashes between seats. They end together
  // with the lesson.
  std::string_view moves;
  std::size_t opening;                 // decisions of the learner that are made before it begins
  std::string (*deal)(const Lesson&);  // as the game reads it
  // What it is called: the word "<game>.<title>"; empty: "<about>".
  std::string_view title = {};

  // That seat's n-th move, from 0; empty where there is none.
  constexpr std::string_view move(Seat seat, std::size_t n) const {
    std::string_view left = moves;
    for (Seat s = 0; s < seat; ++s) left.remove_prefix(std::min(left.find('/') + 1, left.size()));
    left = left.substr(0, left.find('/'));
    for (; n > 0 && !left.empty(); --n) {
      const std::size_t comma = left.find(',');
      left = comma == std::string_view::npos ? std::string_view() : left.substr(comma + 1);
    }
    return left.substr(0, left.find(','));
  }
  // Decisions of the learner, those of the opening among them.
  constexpr std::size_t decisions() const {
    std::size_t n = 0;
    while (!move(0, n).empty()) ++n;
    return n;
  }
  // Decisions that are asked for.
  constexpr std::size_t steps() const { return decisions() - opening; }
};

}  // namespace tablee
