// The number of ways in which the first plies of a deal can go. Where several seats are to act, the
// lowest acts first, so a ply is one decision. A match that is over or waits for a deal counts as
// one way.

#include <array>
#include <catch2/catch_test_macros.hpp>

#include "tests/engine/nimmt_naive.h"
#include "tests/engine/nimmt_table.h"

using namespace tablee;
using namespace tablee::test;

namespace {

std::uint64_t perft(const nimmt::State& s, int depth) {
  const Seat seat = nimmt::to_act(s.pub).lowest();
  if (depth == 0 || seat == kNobody) return 1;
  nimmt::Moves moves;
  nimmt::legal_moves(nimmt::view(s, seat), moves);
  if (depth == 1) return moves.size();
  std::uint64_t ways = 0;
  for (const nimmt::Move& move : moves) {
    nimmt::State next = s;
    nimmt::apply(next, seat, move, nullptr);
    ways += perft(next, depth - 1);
  }
  return ways;
}

nimmt::State dealt(const nimmt::Options& options, const std::string& deal) {
  NimmtTable table(options);
  REQUIRE(table.deal(deal));
  return table.state();
}

constexpr int kPlies = 5;

// The first plies of two players by the second implementation: leaves[d] after d plies.
struct NaiveCount {
  bool profi;
  std::array<std::uint64_t, kPlies + 1> leaves{};

  void trick(const std::vector<std::vector<int>>& rows, const Cards& a, const Cards& b, int ply) {
    for (const int x : a) {
      count(ply + 1);
      if (ply + 2 > kPlies) continue;
      for (const int y : b) {
        count(ply + 2);
        // Row 1 is tried first; where a row had to be chosen, the other rows as well.
        for (int row = 1; row <= 4; ++row) {
          NaiveTable table{rows, {{}, {}}, {}, 0};
          naive_trick(table, {x, y}, profi, [row](const NaiveTable&, int) { return row; });
          const int after = ply + 2 + table.choices;
          if (table.choices > 0) count(after);
          if (after < kPlies) trick(table.rows, without(a, x), without(b, y), after);
          if (table.choices == 0) break;
        }
      }
    }
  }
  void count(int ply) {
    if (ply <= kPlies) ++leaves[ply];
  }
  static Cards without(Cards hand, int card) {
    std::erase(hand, card);
    return hand;
  }
};

}  // namespace

TEST_CASE("Perft: two players, nothing too low, is 10·10·9·9") {
  // Every card of both hands is higher than every row's end.
  const Cards low{11, 12, 13, 14, 15, 16, 17, 18, 19, 20};
  const Cards high{21, 22, 23, 24, 25, 26, 27, 28, 29, 30};
  const nimmt::State s = dealt({.players = 2}, deal_text(0, {low, high}, {1, 2, 3, 4}));
  CHECK(perft(s, 0) == 1);
  CHECK(perft(s, 1) == 10);
  CHECK(perft(s, 2) == 100);
  CHECK(perft(s, 3) == 900);
  CHECK(perft(s, 4) == 8100);
}

TEST_CASE("Perft: two players, every first trick has a row choice, is 10·10·4·9") {
  // Every card is lower than every row: in each of 100 first tricks the lower one takes any of 4.
  const Cards a{1, 3, 5, 7, 9, 11, 13, 15, 17, 19};
  const Cards b{2, 4, 6, 8, 10, 12, 14, 16, 18, 20};
  const nimmt::State s = dealt({.players = 2}, deal_text(0, {a, b}, {101, 102, 103, 104}));
  CHECK(perft(s, 1) == 10);
  CHECK(perft(s, 2) == 100);
  CHECK(perft(s, 3) == 400);
  CHECK(perft(s, 4) == 3600);
}

TEST_CASE("Perft: three and ten players choose freely") {
  std::vector<Cards> hands(3);
  CHECK(perft(dealt({.players = 3}, deal_text(0, hands, {1, 2, 3, 4})), 4) == 9000);
  hands.resize(10);
  CHECK(perft(dealt({.players = 10}, deal_text(0, hands, {1, 2, 3, 4})), 4) == 10'000);
}

TEST_CASE("Perft: the draft of two with tactic is 24·23·22") {
  const nimmt::Options options{.players = 2, .tactic = 1, .logic = 1};
  const nimmt::State s = dealt(options, "seed 1");
  CHECK(perft(s, 1) == 24);
  CHECK(perft(s, 2) == 24 * 23);
  CHECK(perft(s, 3) == 24 * 23 * 22);
  CHECK(perft(dealt({.players = 2, .logic = 1}, "seed 1"), 2) == 104 * 103);
}

TEST_CASE("Perft: the last trick of a round ends in one way each") {
  nimmt::State s =
      position({.players = 2}, {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}, {13, 14}}, {50, 60});
  s.pub.trick = 10;
  for (std::size_t i = 0; i < 2; ++i) {
    s.secret.hand[i] = {};
    s.secret.hand[i].add(i == 0 ? 50 : 60);
    s.pub.hand_size[i] = 1;
  }
  CHECK(perft(s, 1) == 1);
  CHECK(perft(s, 2) == 1);
  CHECK(perft(s, 9) == 1);
}

TEST_CASE("Perft agrees with the second implementation, and its numbers are known") {
  struct Known {
    nimmt::State state;
    std::array<std::uint64_t, 4> ways;  // after 2 … 5 plies
  };
  const nimmt::Options profi{.players = 2, .profi = 1};
  const Known known[] = {
      {dealt({.players = 2}, "seed 1"), {100, 645, 5805, 39456}},
      {dealt({.players = 2}, "seed 2"), {100, 550, 4950, 34720}},
      {dealt(profi, "seed 1"), {100, 900, 8100, 64800}},
      // Only the 50 and the 60 fit nowhere: 15 of 64 first tricks ask for a row, 64 · 7 - 15 · 3.
      {position(profi, {{10, 87}, {20, 97}, {15, 99}, {12, 98}}, {50, 60}), {64, 403, 2821, 13804}},
  };
  for (const Known& k : known) {
    NaiveCount naive{.profi = k.state.pub.options.profi != 0};
    std::vector<std::vector<int>> rows;
    for (const nimmt::Row& row : k.state.pub.rows) rows.push_back(numbers(row));
    naive.trick(rows, numbers(k.state.secret.hand[0]), numbers(k.state.secret.hand[1]), 0);
    for (int depth = 1; depth <= kPlies; ++depth) {
      CAPTURE(depth);
      CHECK(perft(k.state, depth) == naive.leaves[depth]);
      if (depth > 1) CHECK(perft(k.state, depth) == k.ways[depth - 2]);
    }
  }
}
