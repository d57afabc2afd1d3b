#include "games/nimmt/fate.h"

#include <algorithm>

namespace tablee::nimmt {

int taken_heads(const Rows& rows, std::size_t row, Card card) {
  return heads_of(rows[row]) + (rows.size() == kMaxRows ? heads(card) : 0);
}

int taken_heads(const Public& p, std::size_t row, Card card) {
  return taken_heads(p.rows, row, card);
}

int fewest_heads(const Rows& rows, const Marks& marks, Card card) {
  int fewest = 1000;
  for (std::size_t r = 0; r < rows.size(); ++r)
    if (!marks[r].stop && !rows[r].empty()) fewest = std::min(fewest, taken_heads(rows, r, card));
  return fewest;
}

Fate fate_of(const Rows& rows, const Marks& marks, Card card, bool left_ends, int must_fill) {
  unsigned blocked = 0;
  for (std::size_t r = 0; r < rows.size(); ++r)
    if (marks[r].stop || rows[r].empty()) blocked |= 1u << r;
  Fate fate{.spot = must_fill >= 0 ? Spot{must_fill, false}
                                   : find_spot(rows, card, left_ends, blocked)};
  if (fate.spot.too_low()) {
    fate.heads = fewest_heads(rows, marks, card);
    return fate;
  }
  const std::size_t row = fate.spot.row;
  fate.places = std::max(0, capacity(marks[row]) - static_cast<int>(rows[row].size()));
  if (!fate.safe()) fate.heads = taken_heads(rows, row, card);
  return fate;
}

Fate fate_of(const Public& p, Card card) {
  const bool next = !p.queue.empty() && p.queue.front().card == card;
  return fate_of(p.rows, p.marks, card, p.options.profi != 0, next ? p.special.must_fill : -1);
}

}  // namespace tablee::nimmt
