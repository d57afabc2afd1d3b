#pragma once
// A second implementation of a trick of 6 qui prend, written from RULES.md §1 and §1.2 alone and
// without code of the engine: slow and simple, to be compared with it.

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace tablee::test {

struct NaiveTable {
  std::vector<std::vector<int>> rows;
  std::vector<std::vector<int>> taken;  // for each seat, in the order in which they were taken
  std::vector<std::string> events;      // in the form of event_text()
  int choices = 0;                      // the number of rows that had to be chosen
};

// The row to take, counted from 1, for a card that is too low.
using NaiveChoice = std::function<int(const NaiveTable&, int card)>;

// "The smallest difference over all ends decides; on equal differences the right end wins."
struct NaiveEnd {
  int difference;
  bool left;
  std::size_t row;
};

inline std::vector<NaiveEnd> ends_that_fit(const NaiveTable& table, int card, bool profi) {
  std::vector<NaiveEnd> ends;
  for (std::size_t row = 0; row < table.rows.size(); ++row) {
    const int highest = table.rows[row][table.rows[row].size() - 1];
    const int lowest = table.rows[row][0];
    if (card > highest) ends.push_back({card - highest, false, row});
    if (profi && card < lowest) ends.push_back({lowest - card, true, row});
  }
  return ends;
}

// Seat i has played cards[i].
inline void naive_trick(NaiveTable& table, const std::vector<int>& cards, bool profi,
                        const NaiveChoice& choose) {
  std::vector<std::pair<int, std::size_t>> order;
  for (std::size_t seat = 0; seat < cards.size(); ++seat) order.emplace_back(cards[seat], seat);
  std::sort(order.begin(), order.end());
  for (const auto& played : order) {
    const int card = played.first;
    const std::size_t seat = played.second;
    const std::string name = std::to_string(card);
    const auto take = [&table, seat, card](std::size_t row) {
      for (const int c : table.rows[row]) table.taken[seat].push_back(c);
      table.rows[row] = {card};
    };
    std::vector<NaiveEnd> ends = ends_that_fit(table, card, profi);
    if (ends.empty()) {
      ++table.choices;
      table.events.push_back(name + " too low");
      const int row = choose(table, card);
      take(row - 1);
      table.events.push_back(name + " takes row " + std::to_string(row));
      continue;
    }
    std::sort(ends.begin(), ends.end(), [](const NaiveEnd& a, const NaiveEnd& b) {
      return a.difference != b.difference ? a.difference < b.difference : a.left < b.left;
    });
    const NaiveEnd end = ends.front();
    const std::string row = " row " + std::to_string(end.row + 1);
    if (table.rows[end.row].size() == 5) {
      take(end.row);
      table.events.push_back(name + " sixth of" + row);
    } else if (end.left) {
      table.rows[end.row].insert(table.rows[end.row].begin(), card);
      table.events.push_back(name + " before" + row);
    } else {
      table.rows[end.row].push_back(card);
      table.events.push_back(name + " behind" + row);
    }
  }
}

}  // namespace tablee::test
