#pragma once
// A lesson is a prepared deal and the moves that all players make in it. The learner has seat 0.
// Its words are, where `<about>` is "<game>.lesson.<id>" and n counts the learner's decisions from
// 1: the sentences "<about>.<n>.1", "<about>.<n>.2" … before a decision, "<about>.<n>.do", which
// asks for it, and "<about>.end.1" … after the last decision.

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "core/seat.h"

namespace tablee {

struct Lesson {
  std::string_view id;       // unique among the lessons of its kind
  std::string_view kind;     // of table
  std::string_view options;  // flags that are on, separated by spaces
  int players;
  std::string_view own;    // the learner's hand, as `deal` reads it
  std::string_view open;   // the cards on the table, or the next ones
  std::string_view extra;  // what else the learner holds
  // The moves of all players up to the end of the lesson, with commas between moves and slashes
  // between seats: "no,take/no,no/no".
  std::string_view moves;
  std::size_t opening;                 // decisions of the learner made before the lesson begins
  std::string (*deal)(const Lesson&);  // the deal as the game's parse_deal() reads it
  // The key of its title, "<game>.<title>"; empty: "<about>".
  std::string_view title = {};
  // The sets of exercises that practise it, separated by spaces; empty: none does.
  std::string_view practice = {};

  // The n-th move of that seat, from 0; empty where there is none.
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
  // The number of the learner's decisions, including those of the opening.
  constexpr std::size_t decisions() const {
    std::size_t n = 0;
    while (!move(0, n).empty()) ++n;
    return n;
  }
  // The number of decisions that the learner is asked to make.
  constexpr std::size_t steps() const { return decisions() - opening; }
};

}  // namespace tablee
