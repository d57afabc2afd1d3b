#pragma once
// A small table beside a paragraph of the rules, with the lesson that plays it.

#include <cstddef>
#include <string_view>

namespace tablee {

struct Example {
  std::string_view kind;  // of table
  int rule;               // paragraph of its rules: "<kind>.rules.<rule>"
  // The cards on the table, with slashes between rows (or runs): "12 14/37/43".
  std::string_view rows;
  std::string_view card;      // to be played or taken; empty: none
  std::string_view lesson;    // id of a lesson of that kind; empty: there is nothing to play
  std::size_t step = 0;       // the decision of the lesson that is shown, from 0
  std::string_view sum = {};  // a calculation that is shown beside it; empty: none
};

}  // namespace tablee
