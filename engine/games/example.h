#pragma once
// A small table that illustrates a paragraph of the rules, with the lesson that plays it.

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/item_data.h"
#include "core/scan.h"

namespace tablee {

struct Example {
  std::string_view kind;  // of table
  int rule;               // paragraph of its rules: "<kind>.rules.<rule>"; 0: beside none
  // The cards on the table, with slashes between rows (or runs): "12 14/37/43".
  std::string_view rows;
  std::string_view card;      // to be played or taken; empty: none
  std::string_view lesson;    // id of a lesson of that kind; empty: there is nothing to play
  std::size_t step = 0;       // the decision of the lesson that is shown, from 0
  std::string_view sum = {};  // a calculation that is shown beside it; empty: none
  // The key of the sentence that is read aloud with it when that kind of table is explained, in the
  // order of these examples; empty: it is no part of that.
  std::string_view says = {};
};

// One that is read aloud when that kind of table is explained, and stands beside no paragraph.
constexpr Example read_aloud(std::string_view kind, std::string_view rows, std::string_view card,
                             std::string_view says) {
  return {.kind = kind, .rule = 0, .rows = rows, .card = card, .lesson = {}, .says = says};
}

// The cards of those rows.
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
