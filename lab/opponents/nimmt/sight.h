#pragma once
// What an opponent of 6 qui prend may know when it must play a card or take a row, computed from a
// view alone; and random deals that are possible in it, with random play. PackedRows for rows that
// grow at their right ends, TwoEndedRows for those that grow at both.

#include <algorithm>
#include <array>
#include <span>

#include "core/rng.h"
#include "games/nimmt/two_ended_rows.h"
#include "games/nimmt/view.h"

namespace tablee::nimmt::opponents {

// A card that is to be placed.
struct Put {
  Card card = kNoCard;
  int seat = 0;
};

template <class Table>
struct Sight {
  Table rows;
  std::array<int, kRows> place{};  // the index of each of the rules' rows in Table
  int players = 0;
  int me = 0;
  CardSet hand;
  CardSet unseen;                     // cards in other hands or not dealt
  PerSeat<CardSet> known{};           // the known cards of the other hands
  FixedVector<Put, kMaxSeats> queue;  // take_row: the cards still to be placed, the own card first
  int moves() const { return queue.empty() ? hand.size() : kRows; }
};

inline void add_row(PackedRows& rows, const Row& row) {
  rows.add(row.back(), static_cast<int>(row.size()), heads_of(row));
}
inline void add_row(TwoEndedRows& rows, const Row& row) {
  rows.add(row.front(), row.back(), static_cast<int>(row.size()), heads_of(row));
}
// PackedRows keep their rows in ascending order, TwoEndedRows in the order in which they were
// added.
inline int place_among(const PackedRows&, const Rows& given, std::size_t i) {
  return static_cast<int>(std::count_if(given.begin(), given.end(),
                                        [&](const Row& r) { return r.back() < given[i].back(); }));
}
inline int place_among(const TwoEndedRows&, const Rows&, std::size_t i) {
  return static_cast<int>(i);
}

// For a view in the phases choose and take_row, without special cards.
template <class Table>
Sight<Table> sight_of(const View& v) {
  const Public& p = v.pub;
  Sight<Table> s;
  s.players = p.options.players;
  s.me = v.viewer;
  s.hand = v.hand;
  CardSet open;
  for (std::size_t i = 0, count = s.players; i < count; ++i) {
    if (static_cast<int>(i) != s.me) s.known[i] = p.known[i];
    open |= s.known[i];
  }
  // With drafted hands everything is known: the other cards were not dealt.
  s.unseen = p.options.logic ? open : CardSet::range(1, p.options.deck_size()) - p.seen - v.hand;
  for (std::size_t i = 0; i < kRows; ++i) {
    add_row(s.rows, p.rows[i]);
    s.place[i] = place_among(s.rows, p.rows, i);
  }
  if (p.phase == Phase::take_row)
    for (const Played& played : p.queue) s.queue.push_back({played.card, played.seat});
  return s;
}

// The row with the fewest heads.
template <class Table>
int cheapest(const Table& rows) {
  int best = 0;
  for (int r = 1; r < kRows; ++r)
    if (rows.heads(r) < rows.heads(best)) best = r;
  return best;
}

// The heads that each seat has taken.
using Heads = PerSeat<int>;

// Places the card by the rules. If it is too low, its player takes the cheapest row, or, `blindly`,
// a random one.
template <class Table>
void place(Table& rows, Put put, Heads& heads, Rng* blindly) {
  const int r = rows.row_of(put.card);
  const int row = r >= 0 ? r : blindly ? static_cast<int>(blindly->below(kRows)) : cheapest(rows);
  heads[put.seat] += r >= 0 ? rows.put(r, put.card) : rows.take(row, put.card);
}

// A deal that is possible in the view. The order of a seat's cards is random; it is the order in
// which they are played, except where a card is chosen.
struct World {
  PerSeat<std::array<Card, kHandSize>> hand{};
  int left = 0;  // the number of cards in each hand
  void bring_forward(int seat, int at, Card card) {
    auto& cards = hand[seat];
    std::swap(cards[at], *std::find(cards.begin() + at, cards.end(), card));
  }
};

template <class Table>
class Worlds {
 public:
  explicit Worlds(const Sight<Table>& sight) : sight_(sight) {
    CardSet hidden = sight.unseen;
    for (const CardSet& known : sight.known) hidden -= known;
    for (const Card c : hidden) hidden_.push_back(c);
  }
  World draw(Rng& rng) {
    World w;
    w.left = sight_.hand.size();
    std::size_t next = 0;
    for (std::size_t i = 0, count = sight_.players; i < count; ++i) {
      const bool me = static_cast<int>(i) == sight_.me;
      std::size_t n = 0;
      for (const Card c : me ? sight_.hand : sight_.known[i]) w.hand[i][n++] = c;
      while (n < static_cast<std::size_t>(w.left)) {
        std::swap(hidden_[next], hidden_[next + below(rng, hidden_.size() - next)]);
        w.hand[i][n++] = hidden_[next++];
      }
      rng.shuffle(std::span(w.hand[i]).first(n));
    }
    return w;
  }

 private:
  static std::size_t below(Rng& rng, std::size_t n) {
    return rng.below(static_cast<std::uint32_t>(n));
  }
  const Sight<Table>& sight_;
  FixedVector<Card, kDeckSize> hidden_;
};

// Places the cards of one trick, in ascending order.
template <class Table>
void place_trick(Table& rows, const World& w, int players, int trick, Heads& heads, Rng* blindly) {
  PerSeat<Put> puts;
  for (int i = 0; i < players; ++i) {
    const Put put{w.hand[i][trick], i};
    int at = i;
    for (; at > 0 && puts[at - 1].card > put.card; --at) puts[at] = puts[at - 1];
    puts[at] = put;
  }
  for (int i = 0; i < players; ++i) place(rows, puts[i], heads, blindly);
}

// The own heads less the mean of the others', times the number of others.
inline int worse(const Heads& heads, int players, int me) {
  int others = 0;
  for (int i = 0; i < players; ++i) others += heads[i];
  const int own = heads[me];
  return own * (players - 1) - (others - own);
}

}  // namespace tablee::nimmt::opponents
