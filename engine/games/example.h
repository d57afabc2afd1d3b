#pragma once
// What stands beside a paragraph of the rules: a small table, and the lesson that plays it.

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/item_data.h"
#include "core/scan.h"

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

// Those rows card by card.
inline std::vector<std::vector<CardText>> rows_of(const Example& example) {
  std::vector<std::vector<CardText>> rows;
  for (std::size_t at = 0; at < example.rows.size();) {
    const std::size_t end = std::min(example.rows.find('/', at), example.rows.size());
    auto& row = rows.emplace_back();
    for (Scan cards(example.rows.substr(at, end - at)); !cards.at_end();)
      row.push_back({std::string(cards.word())});
    at = end + 1;
  }
  return rows;
}

}  // namespace tablee
