#include "web/games/nimmt/shown.h"

#include "core/sort_few.h"

namespace tablee::nimmt::drawing {

QueuePlaces queue_of(const PerSeat<Card>& played, int players) {
  PerSeat<std::int8_t> seats{};
  for (std::size_t i = 0; i < seats.size(); ++i) seats[i] = static_cast<std::int8_t>(i);
  sort_few(seats.begin(), seats.begin() + players,
           [&](int a, int b) { return played[a] < played[b]; });
  QueuePlaces places{};
  for (std::size_t i = 0; i < seats.size(); ++i) places[seats[i]] = static_cast<std::int8_t>(i);
  return places;
}

Shown shown_of(const nimmt::View& v) {
  const nimmt::Public& p = v.pub;
  Shown s;
  for (const nimmt::Row& row : p.rows) {
    s.rows.push_back({});
    for (const Card c : row) s.rows.back().push_back(c);
  }
  for (const nimmt::Played& q : p.queue) s.played[q.seat] = q.card;
  s.down = p.chosen;
  s.hand = v.hand;
  if (v.viewer != kNobody && v.chosen != kNoCard) {
    s.hand.remove(v.chosen);
    s.played[v.viewer] = v.chosen;
    s.down.remove(v.viewer);
  }
  s.market = p.market;
  s.marks = p.marks;
  s.held = p.special.count;
  s.own = v.specials;
  s.discard = p.special.discard;
  s.stock = p.special.deck;
  s.viewer = v.viewer;
  for (std::size_t i = 0, end = p.options.players; i < end; ++i) {
    s.heads[i] = nimmt::round_heads(p, seat_at(static_cast<int>(i)));
    s.totals[i] = p.totals[i] + s.heads[i];
  }
  return s;
}

}  // namespace tablee::nimmt::drawing
