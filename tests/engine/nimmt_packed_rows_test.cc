// The rows of searches compared with the rules: the same rounds, card by card, for every number of
// players and every variant that they play.

#include <catch2/catch_test_macros.hpp>
#include <map>

#include "bots/nimmt/playout.h"
#include "bots/nimmt/weights.h"
#include "games/nimmt/random_round.h"
#include "games/nimmt/rules.h"
#include "games/nimmt/two_ended_rows.h"

using namespace tablee;
using namespace tablee::nimmt;

namespace {

PackedRows rows_of(const Public& p, PackedRows) {
  PackedRows rows;
  for (const Row& row : p.rows) rows.add(row.back(), static_cast<int>(row.size()), heads_of(row));
  return rows;
}

TwoEndedRows rows_of(const Public& p, TwoEndedRows) {
  TwoEndedRows rows;
  for (const Row& row : p.rows)
    rows.add(row.front(), row.back(), static_cast<int>(row.size()), heads_of(row));
  return rows;
}

// Rows by their last cards, however they are stored: first card (0 where that is not known), number
// of cards, heads.
using Known = std::map<int, std::array<int, 3>>;

Known known(const PackedRows& rows) {
  Known known;
  for (int r = 0; r < kRows; ++r) known[rows.end(r)] = {0, rows.count(r), rows.heads(r)};
  return known;
}

Known known(const TwoEndedRows& rows) {
  Known known;
  for (int r = 0; r < kRows; ++r) known[rows.high(r)] = {rows.low(r), rows.count(r), rows.heads(r)};
  return known;
}

Known known(const Public& p, bool first_too) {
  Known known;
  for (const Row& row : p.rows)
    known[row.back()] = {first_too ? row.front() : 0, static_cast<int>(row.size()), heads_of(row)};
  return known;
}

// The place in `rows` of that row of the rules.
int place_of(const PackedRows& rows, const Row& row) {
  for (int r = 0; r < kRows; ++r)
    if (rows.end(r) == row.back()) return r;
  return -1;
}
int place_of(const TwoEndedRows& rows, const Row& row) {
  for (int r = 0; r < kRows; ++r)
    if (rows.high(r) == row.back()) return r;
  return -1;
}

// The index in the rules of a row of `rows`.
template <class Table>
int index_of(const Public& p, const Table& rows, int place) {
  for (int i = 0; i < kRows; ++i)
    if (place_of(rows, p.rows[i]) == place) return i;
  return -1;
}

Move row_move(int index) {
  return {.kind = Move::Kind::row, .value = static_cast<std::uint8_t>(index + 1)};
}

State dealt(const Options& options, Rng& rng) {
  State s = start(options);
  deal(s, make_deal(s, rng), nullptr);
  Moves moves;
  while (s.pub.phase == Phase::draft) {
    legal_moves(view(s, s.pub.actor), moves);
    apply(s, s.pub.actor, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
  }
  return s;
}

// visit(options, rng) often enough that every combination is played.
template <class Visit>
void at_every_size(int profi, int times, Visit&& visit) {
  Rng rng(41);
  for (int n = 2; n <= kMaxSeats; ++n)
    for (const int tactic : {0, 1})
      for (const int logic : {0, 1})
        for (int i = 0; i < times; ++i) {
          const Options options{
              .players = n, .rounds = 1, .tactic = tactic, .logic = logic, .profi = profi};
          if (check(options).ok()) visit(options, rng);
        }
}

// A random round; every trick is placed by the rules and by the rows under test.
template <class Table>
void play_by_dice(const Options& options, Rng& rng) {
  State s = dealt(options, rng);
  Table fast = rows_of(s.pub, Table{});
  PerSeat<int> heads_taken{};
  while (s.pub.phase == Phase::choose) {
    REQUIRE(known(fast) == known(s.pub, options.profi != 0));
    std::map<int, int> seat_of;
    for (int i = 0; i < options.players; ++i) {
      const CardSet& hand = s.secret.hand[i];
      int skip = static_cast<int>(rng.below(static_cast<std::uint32_t>(hand.size())));
      Card card = kNoCard;
      for (const Card c : hand)
        if (skip-- == 0) card = c;
      seat_of[card] = i;
    }
    for (const auto& [card, seat] : seat_of)
      apply(s, seat_at(seat), {.value = static_cast<std::uint8_t>(card)}, nullptr);
    for (const auto& [card, seat] : seat_of) {
      const int r = fast.row_of(static_cast<Card>(card));
      int taken = 0;
      if (r < 0) {
        // The rules have stopped here to ask the same seat.
        REQUIRE(s.pub.phase == Phase::take_row);
        REQUIRE(s.pub.actor == seat);
        REQUIRE(s.pub.queue[0].card == card);
        const int row = static_cast<int>(rng.below(kRows));
        taken = fast.take(place_of(fast, s.pub.rows[row]), static_cast<Card>(card));
        apply(s, seat_at(seat), row_move(row), nullptr);
      } else {
        const bool full = fast.full(r);
        const int in_row = fast.heads(r);
        taken = fast.put(r, static_cast<Card>(card));
        REQUIRE(taken == (full ? in_row : 0));
      }
      heads_taken[seat] += taken;
    }
    // With the last card the rules end the round and score it.
    if (s.pub.phase == Phase::choose)
      for (int i = 0; i < options.players; ++i)
        REQUIRE(round_heads(s.pub, seat_at(i)) == heads_taken[i]);
  }
  for (int i = 0; i < options.players; ++i) REQUIRE(s.pub.totals[i] == heads_taken[i]);
}

// A playout from any point of a round ends as the rules do with the same choices.
template <class Table>
void play_by_network(const Options& options, Rng& rng) {
  const Net& net = trained_net();
  State s = dealt(options, rng);
  const auto world_of = [&] {
    World<Table> w;
    w.rows = rows_of(s.pub, Table{});
    w.players = options.players;
    w.left = s.secret.hand[0].size();
    if (!options.logic) w.pool = CardSet::range(1, options.deck_size()) - s.pub.seen;
    for (std::size_t i = 0, count = options.players; i < count; ++i) {
      w.hand[i] = s.secret.hand[i];
      if (options.logic) w.pool |= w.hand[i];
    }
    return w;
  };
  World<Table> foretold = world_of();
  Rng dice(1);
  play_out(foretold, net, dice);
  while (s.pub.phase != Phase::over) {
    if (s.pub.phase == Phase::take_row) {
      const Table rows = rows_of(s.pub, Table{});
      apply(s, s.pub.actor, row_move(index_of(s.pub, rows, row_to_take(rows))), nullptr);
      continue;
    }
    const World<Table> w = world_of();
    for (int i = 0; i < options.players; ++i) {
      const Card card = best_card(net, w.rows, w.hand[i], w.pool, options.players);
      apply(s, seat_at(i), {.value = card}, nullptr);
    }
  }
  for (int i = 0; i < options.players; ++i) REQUIRE(foretold.heads[i] == s.pub.totals[i]);
}

// The benchmark's round, by the rules with the same cards and random numbers.
template <int N>
void play_bench() {
  Rng rng(N);
  RandomRound<N> fast;
  RowDice dice;
  for (int i = 0; i < 300; ++i) {
    fast.deal(rng);
    Rng again = rng;
    fast.play(rng);

    State s = start({.players = N, .rounds = 1});
    Deal cards;
    CardSet left = CardSet::range(1, kDeckSize);
    for (int n = 0; n < kHandSize * N + kRows; ++n) {
      cards.order.push_back(fast.card(n));
      REQUIRE(left.has(fast.card(n)));
      left.remove(fast.card(n));
    }
    for (const Card c : left) cards.order.push_back(c);
    deal(s, cards, nullptr);
    for (int t = 0; t < kHandSize; ++t) {
      for (int seat = 0; seat < N; ++seat)
        apply(s, seat_at(seat), {.value = fast.card(kHandSize * seat + t)}, nullptr);
      while (s.pub.phase == Phase::take_row) {
        const PackedRows rows = rows_of(s.pub, PackedRows{});
        apply(s, s.pub.actor, row_move(index_of(s.pub, rows, dice.row(again))), nullptr);
      }
    }
    for (int seat = 0; seat < N; ++seat) REQUIRE(fast.heads(seat) == s.pub.totals[seat]);
  }
}

}  // namespace

TEST_CASE("nimmt: the benchmark's random rounds end as the rules say", "[nimmt_bots]") {
  play_bench<2>();
  play_bench<3>();
  play_bench<4>();
  play_bench<6>();
  play_bench<9>();
  play_bench<10>();
}

TEST_CASE("nimmt packed rows: every card of random rounds is where the rules put it",
          "[nimmt_bots]") {
  at_every_size(0, 40, [](const Options& o, Rng& rng) { play_by_dice<PackedRows>(o, rng); });
}

TEST_CASE("nimmt spans: every card of random rounds is where the rules put it", "[nimmt_bots]") {
  at_every_size(1, 40, [](const Options& o, Rng& rng) { play_by_dice<TwoEndedRows>(o, rng); });
}

TEST_CASE("nimmt packed rows: a playout ends as the rules say", "[nimmt_bots]") {
  at_every_size(0, 8, [](const Options& o, Rng& rng) { play_by_network<PackedRows>(o, rng); });
}

TEST_CASE("nimmt spans: a playout ends as the rules say", "[nimmt_bots]") {
  at_every_size(1, 8, [](const Options& o, Rng& rng) { play_by_network<TwoEndedRows>(o, rng); });
}
