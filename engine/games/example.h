#pragma once
// What stands beside a paragraph of the rules: a small table, and the lesson that plays it.

#include <cstddef>
#include <string_view>

namespace tablee {

struct Example {
  std::string_view kind;  // of the table whose rules they are
  int rule;               // the paragraph "<kind>.rules.<rule>"
  // What lies there, card by card, rows (or runs) by slashes: "12 14/37/43".
  std::string_view rows;
  std::string_view card;      // that is to be played, or taken; empty where there is none
  std::string_view lesson;    // of that kind; empty where there is only something to look at
  std::size_t step = 0;       // … and at which decision of it, from 0
  std::string_view sum = {};  // in figures, what there is to look at
};

}  // namespace tablee
