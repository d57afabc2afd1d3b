// The playouts' rounds of 6 qui surprend compared with the rules: the same moves, decision by
// decision, for every number of players.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "bots/nimmt/special_playout.h"
#include "core/enum_index.h"
#include "games/nimmt/rules.h"

using namespace tablee;
using namespace tablee::nimmt;

namespace {

SpecialWorld world_of(const State& s) {
  SpecialWorld w(s.pub);
  std::copy_n(s.secret.hand.begin(), w.hand.size(), w.hand.begin());
  std::copy_n(s.secret.special.hand.begin(), w.specials.size(), w.specials.begin());
  w.pool = CardSet::range(1, kDeckSize) - s.pub.seen;
  w.deck = s.secret.special.deck;
  w.chance = s.secret.special.chance;
  w.reshuffles = s.secret.special.reshuffles;
  return w;
}

// The first difference between the two, or nothing.
std::string difference(const State& s, const SpecialWorld& w) {
  const Public& p = s.pub;
  if (w.rows != static_cast<int>(p.rows.size())) return "number of rows";
  for (std::size_t r = 0; r < p.rows.size(); ++r) {
    CardSet cards;
    for (const Card c : p.rows[r]) cards.add(c);
    const SpecialRow& row = w.row[r];
    if (row.cards != cards || row.count != p.rows[r].size() || row.heads != heads_of(p.rows[r]) ||
        row.last != (cards.empty() ? kNoCard : cards.highest()))
      return "cards of a row";
    if (row.marks != p.marks[r]) return "special cards of a row";
  }
  CardSet pool = CardSet::range(1, kDeckSize) - p.seen;
  for (std::size_t i = 0, end = w.players; i < end; ++i) {
    if (w.hand[i] != s.secret.hand[i]) return "a hand";
    if (w.heads[i] != p.heads[i]) return "heads";
    if (w.specials[i] != s.secret.special.hand[i]) return "special cards of a hand";
    pool |= p.known[i];
  }
  if (w.pool != pool) return "cards in hands or out";
  if (w.discard != p.special.discard) return "the discard";
  if (w.deck != s.secret.special.deck) return "the deck";
  if (w.phase != p.phase || w.actor != p.actor) return "who acts";
  if (w.queued - w.next != static_cast<int>(p.queue.size())) return "cards to be placed";
  for (std::size_t i = 0; i < p.queue.size(); ++i)
    if (w.queue[static_cast<std::size_t>(w.next) + i] != p.queue[i]) return "a card to be placed";
  if (w.used != p.special.used || w.must_fill != p.special.must_fill) return "a placement";
  return {};
}

// Counts the kinds of moves, to ensure that all of them occurred.
using Counts = std::array<int, 16>;

template <class T>
const T& one_of(const FixedVector<T, 250>& all, Rng& rng) {
  return all[rng.below(static_cast<std::uint32_t>(all.size()))];
}

// Plays a round on both, which must end with the same heads. `plain`: only number cards are chosen
// at random.
void play_round(State& s, bool plain, Rng& rng, Counts& counts) {
  const PerSeat<int> before = s.pub.totals;
  deal(s, make_deal(s, rng), nullptr);
  SpecialWorld w = world_of(s);
  while (w.phase != Phase::deal) {
    REQUIRE(difference(s, w) == "");
    Moves moves;
    if (s.pub.phase == Phase::choose) {
      std::array<Card, kSpecialMaxSeats> cards{};
      for (const Seat seat : to_act(s.pub)) {
        legal_moves(view(s, seat), moves);
        const Move move = one_of(moves, rng);
        cards[seat] = move.value;
        apply(s, seat, move, nullptr);
      }
      w.reveal(cards);
    } else {
      const Seat seat = s.pub.actor;
      legal_moves(view(s, seat), moves);
      const Move move = plain ? plain_move(w) : one_of(moves, rng);
      REQUIRE(std::find(moves.begin(), moves.end(), move) != moves.end());
      ++counts[index_of(move.kind)];
      apply(s, seat, move, nullptr);
      w.apply(move);
    }
  }
  REQUIRE(to_act(s.pub).empty());
  for (std::size_t i = 0, count = w.players; i < count; ++i)
    REQUIRE(w.heads[i] == s.pub.totals[i] - before[i]);
}

Counts play(bool plain, std::uint64_t seed) {
  Rng rng(seed);
  Counts counts{};
  for (int players = 2; players <= kSpecialMaxSeats; ++players)
    for (int i = 0; i < 60; ++i) {
      State s = start({.players = players, .special = 1});
      for (int round = 0; round < kSpecialRounds; ++round) play_round(s, plain, rng, counts);
    }
  return counts;
}

}  // namespace

TEST_CASE("A playout's round with special cards is that of the rules",
          "[nimmt_special][property]") {
  const Counts counts = play(false, 1);
  for (int k = static_cast<int>(Move::Kind::row); k <= static_cast<int>(Move::Kind::exchange); ++k)
    CHECK(counts[k] > 50);
}

TEST_CASE("Playouts use special cards only as allowed, and play each kind",
          "[nimmt_special][property]") {
  const Counts counts = play(true, 2);
  for (int k = static_cast<int>(Move::Kind::row); k <= static_cast<int>(Move::Kind::exchange); ++k)
    CHECK(counts[k] > 10);
}
