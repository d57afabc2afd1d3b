#include "lab/opponents/nimmt/searches.h"

#include <cmath>
#include <limits>
#include <memory>

namespace tablee::nimmt::opponents {
namespace {

// The results of a move so far.
struct Tried {
  std::int64_t cost = 0;  // the sum, as worse() defines it
  int times = 0;
  double mean() const { return static_cast<double>(cost) / times; }
  void add(int c) {
    cost += c;
    ++times;
  }
};

// The lower confidence bound of the cost, by UCB1; a move that has not been tried comes first.
double ucb(const Tried& t, int all, double reach) {
  if (t.times == 0) return -std::numeric_limits<double>::infinity();
  return t.mean() - reach * std::sqrt(std::log(all + 1.0) / t.times);
}

std::array<Card, kHandSize> cards_of(const CardSet& hand) {
  std::array<Card, kHandSize> cards{};
  std::copy(hand.begin(), hand.end(), cards.begin());
  return cards;
}

// Plays the round to its end from that trick; every seat plays its hand in order.
template <class Table>
void play_on(Table& rows, const World& w, int players, int trick, Heads& heads, Rng* blindly) {
  for (; trick < w.left; ++trick) place_trick(rows, w, players, trick, heads, blindly);
}

// Takes the row, and places the remaining cards of the trick.
template <class Table>
void take_row(const Sight<Table>& s, Table& rows, int row, Heads& heads) {
  heads[s.me] += rows.take(s.place[row], s.queue[0].card);
  for (std::size_t i = 1; i < s.queue.size(); ++i) place(rows, s.queue[i], heads, nullptr);
}

// The cost of a move in that deal, which is used for this trial only; every seat plays its hand in
// order.
template <class Table>
int try_move(const Sight<Table>& s, World& w, int move, Card card, Rng* blindly) {
  Table rows = s.rows;
  Heads heads{};
  if (s.queue.empty())
    w.bring_forward(s.me, 0, card);
  else
    take_row(s, rows, move, heads);
  play_on(rows, w, s.players, 0, heads, blindly);
  return worse(heads, s.players, s.me);
}

template <std::size_t Size>
int most_tried(const std::array<Tried, Size>& tried, int moves) {
  const auto by_times = [](const Tried& a, const Tried& b) { return a.times < b.times; };
  return static_cast<int>(std::max_element(tried.begin(), tried.begin() + moves, by_times) -
                          tried.begin());
}

template <class Table>
Card nearest(const Table& rows, std::span<const Card> hand) {
  Card best = hand[0];
  int least = 1000;
  for (const Card c : hand) {
    const int r = rows.row_of(c);
    const int gap = r < 0 ? 500 : std::abs(c - rows.end_at(r, c)) + (rows.full(r) ? 250 : 0);
    if (gap < least) {
      least = gap;
      best = c;
    }
  }
  return best;
}

}  // namespace

template <class Table>
int MonteCarlo::choose(const Sight<Table>& s, std::uint64_t seed) const {
  Rng rng(seed);
  Worlds<Table> worlds(s);
  const auto cards = cards_of(s.hand);
  std::array<std::int64_t, kHandSize> cost{};
  for (int n = 0; n < playouts; ++n) {
    World world = worlds.draw(rng);
    for (int m = 0; m < s.moves(); ++m) {
      if (!same_deals) world = worlds.draw(rng);
      World w = world;
      const std::size_t at = m;
      cost[at] += try_move(s, w, m, cards[at], blindly ? &rng : nullptr);
    }
  }
  return static_cast<int>(std::min_element(cost.begin(), cost.begin() + s.moves()) - cost.begin());
}

template <class Table>
int Bandit::choose(const Sight<Table>& s, std::uint64_t seed) const {
  Rng rng(seed);
  Worlds<Table> worlds(s);
  const auto cards = cards_of(s.hand);
  std::array<Tried, kHandSize> tried{};
  const int moves = s.moves();
  for (int n = 0; n < playouts * moves; ++n) {
    int move = 0;
    for (int m = 1; m < moves; ++m)
      if (ucb(tried[m], n, reach * (s.players - 1)) < ucb(tried[move], n, reach * (s.players - 1)))
        move = m;
    World w = worlds.draw(rng);
    if (s.queue.empty())
      for (int i = 0; i < s.players; ++i) {
        const auto hand = std::span(w.hand[i]).first(w.left);
        if (i != s.me && rng.below(static_cast<std::uint32_t>(slips)) != 0)
          w.bring_forward(i, 0, nearest(s.rows, hand));
      }
    const std::size_t at = move;
    tried[at].add(try_move(s, w, move, cards[at], nullptr));
  }
  return most_tried(tried, moves);
}

namespace {

// The statistics of one seat: its first cards, and for each of them the second cards.
struct Branches {
  std::array<Tried, kDeckSize + 1> first{};
  std::array<std::array<Tried, kDeckSize + 1>, kDeckSize + 1> second{};
};

// Moves the seat's card with the best bound among those from `at` on to the front, and returns it.
Card climb(World& w, int seat, int at, std::array<Tried, kDeckSize + 1>& tried, double reach) {
  const auto& hand = w.hand[seat];
  int all = 0;
  for (int i = at; i < w.left; ++i) all += tried[hand[i]].times;
  Card best = kNoCard;
  double best_bound = 0;
  for (int i = at; i < w.left; ++i) {
    const Card c = hand[i];
    const double bound = ucb(tried[c], all, reach);
    if (best != kNoCard && bound >= best_bound) continue;
    best = c;
    best_bound = bound;
  }
  w.bring_forward(seat, at, best);
  return best;
}

}  // namespace

template <class Table>
int Tree::choose(const Sight<Table>& s, std::uint64_t seed) const {
  Rng rng(seed);
  Worlds<Table> worlds(s);
  const auto cards = cards_of(s.hand);
  const std::size_t seats = s.players;
  const double far = reach * (s.players - 1);
  const auto trees = std::make_unique<Branches[]>(seats);
  std::array<Tried, kHandSize> tried{};
  for (int n = 0; n < playouts * s.moves(); ++n) {
    World w = worlds.draw(rng);
    Table rows = s.rows;
    Heads heads{};
    int move = -1;
    if (!s.queue.empty()) {
      move = n % kRows;
      take_row(s, rows, move, heads);
    }
    PerSeat<std::array<Card, 2>> way{};
    const int depth = std::min(w.left, move < 0 ? 2 : 1);
    for (int t = 0; t < depth; ++t) {
      for (std::size_t i = 0; i < seats; ++i) {
        auto& level = t == 0 ? trees[i].first : trees[i].second[way[i][0]];
        way[i][t] = climb(w, static_cast<int>(i), t, level, far);
      }
      place_trick(rows, w, s.players, t, heads, nullptr);
    }
    play_on(rows, w, s.players, depth, heads, nullptr);
    for (std::size_t i = 0; i < seats; ++i) {
      const int cost = worse(heads, s.players, static_cast<int>(i));
      if (depth > 0) trees[i].first[way[i][0]].add(cost);
      if (depth > 1) trees[i].second[way[i][0]][way[i][1]].add(cost);
    }
    if (move >= 0) tried[move].add(worse(heads, s.players, s.me));
  }
  if (s.queue.empty()) {
    for (std::size_t m = 0, count = s.moves(); m < count; ++m)
      tried[m] = trees[s.me].first[cards[m]];
    return most_tried(tried, s.moves());
  }
  const auto by_mean = [](const Tried& a, const Tried& b) { return a.mean() < b.mean(); };
  return static_cast<int>(std::min_element(tried.begin(), tried.begin() + kRows, by_mean) -
                          tried.begin());
}

template int MonteCarlo::choose(const Sight<PackedRows>&, std::uint64_t) const;
template int MonteCarlo::choose(const Sight<TwoEndedRows>&, std::uint64_t) const;
template int Bandit::choose(const Sight<PackedRows>&, std::uint64_t) const;
template int Bandit::choose(const Sight<TwoEndedRows>&, std::uint64_t) const;
template int Tree::choose(const Sight<PackedRows>&, std::uint64_t) const;
template int Tree::choose(const Sight<TwoEndedRows>&, std::uint64_t) const;

}  // namespace tablee::nimmt::opponents
