// The fast kernel of Non merci compared with the rules: the same rounds, move by move.

#include "games/nothanks/kernel.h"

#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>

#include "games/nothanks/game.h"

using namespace tablee;
using namespace tablee::nothanks;

namespace {

template <int N>
void same(const Kernel<N>& fast, const Public& p) {
  REQUIRE(fast.actor() == p.actor);
  REQUIRE(fast.pot() == p.pot);
  int able = 0;
  while (able < N && p.chips[(p.actor + able) % N] > 0) ++able;
  REQUIRE(fast.refusals() == able);
  for (int k = 0; k <= N; ++k) REQUIRE(fast.can_refuse(k) == (k <= able));
  for (int i = 0; i < N; ++i) {
    const std::size_t at = i;
    REQUIRE(fast.taken(i) == to_bits(p.taken[at]));
    REQUIRE(fast.chips(i) == p.chips[at]);
    REQUIRE(fast.score(i) == round_points(p, seat_at(i)));
  }
}

// Refuses up to `most` times at once, then takes; the rules do it one by one.
template <int N>
void play_round(State& s, Rng& rng, std::uint32_t most) {
  Kernel<N> fast;
  deal(s, make_deal(s, rng), nullptr);
  // start() has no options.
  if (s.pub.options.tactical)
    fast.load(s.pub);
  else
    fast.start(s.pub.actor);
  REQUIRE(std::popcount(fast.out()) == (s.pub.options.tactical ? 3 : 0));
  while (s.pub.phase == Phase::turn) {
    Kernel<N> loaded;
    loaded.load(s.pub);
    same(loaded, s.pub);
    same(fast, s.pub);
    const int wish = static_cast<int>(rng.below(most));
    if (const int k = std::min(wish, fast.refusals()); k > 0) {
      fast.refuse(k);
      for (int i = 0; i < k; ++i) apply(s, s.pub.actor, {false}, nullptr);
      continue;
    }
    const Public before = s.pub;
    fast.take(before.card);
    apply(s, before.actor, {true}, nullptr);
    // With the last card the rules score the round and put everything away.
    if (s.pub.phase != Phase::turn)
      for (int i = 0; i < N; ++i) {
        const std::size_t at = i;
        REQUIRE(fast.score(i) == s.pub.totals[at] - before.totals[at]);
      }
  }
}

template <int N>
void play_matches(std::uint64_t seed) {
  Rng rng(seed);
  for (int flags = 0; flags < 4; ++flags)
    for (std::uint32_t most = 2; most <= 12; most += 5)
      for (int i = 0; i < 20; ++i) {
        State s = Game::start(
            {.players = N, .rounds = 1 + i % 3, .open_chips = flags & 1, .tactical = flags >> 1});
        while (s.pub.phase != Phase::over) play_round<N>(s, rng, most);
      }
}

}  // namespace

TEST_CASE("nothanks kernel: every step of random rounds agrees with the rules", "[nothanks]") {
  play_matches<3>(1);
  play_matches<4>(2);
  play_matches<5>(3);
  play_matches<6>(4);
  play_matches<7>(5);
}

TEST_CASE("nothanks kernel: points and changes of card sets agree with the rules", "[nothanks]") {
  Rng rng(6);
  for (int i = 0; i < 20'000; ++i) {
    CardSet set;
    const CardBits bits = rng.next() & rng.next() & kAllCards;
    for (int c = kLowest; c <= kHighest; ++c)
      if ((bits & card_bit(c)) != 0) set.add(static_cast<Card>(c));
    REQUIRE(to_bits(set) == bits);
    REQUIRE(card_points(bits) == card_points(set));
    for (int c = kLowest; c <= kHighest; ++c)
      if ((bits & card_bit(c)) == 0) REQUIRE(change(bits, c) == change(set, static_cast<Card>(c)));
  }
}

TEST_CASE("nothanks kernel: the shuffler deals every card once, each place alike", "[nothanks]") {
  Rng rng(7);
  Shuffler cards;
  std::map<std::pair<int, int>, int> counts;
  const int deals = 33'000;
  for (int i = 0; i < deals; ++i) {
    cards.shuffle(rng);
    std::set<int> seen;
    for (int n = 0; n < kPile; ++n) {
      seen.insert(cards.card(n));
      ++counts[{n, cards.card(n)}];
    }
    REQUIRE(seen.size() == kPile);
    REQUIRE((*seen.begin() >= kLowest && *seen.rbegin() <= kHighest));
  }
  // 1000 expected each, standard deviation 31.
  for (const auto& [place, count] : counts) REQUIRE((count > 840 && count < 1160));
  REQUIRE(counts.size() == kPile * kCards);
}

TEST_CASE("nothanks kernel: coins say no before take half of the time each", "[nothanks]") {
  Rng rng(8);
  Coins coins;
  std::map<int, int> counts;
  for (int i = 0; i < 64'000; ++i) ++counts[coins.noes(rng)];
  // A geometric distribution; within five standard deviations.
  CHECK((counts[0] > 31'350 && counts[0] < 32'650));
  CHECK((counts[1] > 15'450 && counts[1] < 16'550));
  CHECK((counts[4] > 1'780 && counts[4] < 2'220));
}

TEST_CASE("nothanks kernel: random rounds end as the rules with the same coins do", "[nothanks]") {
  // The same random numbers and cards for both; the rules use one coin per free decision.
  Rng rng(9);
  Shuffler cards;
  Coins coins;
  for (int i = 0; i < 2'000; ++i) {
    Rng again = rng;
    Shuffler same_cards = cards;
    Coins same_coins = coins;
    Kernel<4> fast;
    random_round(fast, cards, coins, rng);

    same_cards.shuffle(again);
    State s = Game::start({.players = 4});
    Deal d;
    d.first = seat_at(static_cast<int>(again.below(4)));
    CardSet out = CardSet::range(kLowest, kHighest);
    for (int n = 0; n < kPile; ++n) {
      d.order.push_back(static_cast<Card>(same_cards.card(n)));
      out.remove(d.order.back());
    }
    for (const Card c : out) d.order.push_back(c);
    deal(s, d, nullptr);
    while (s.pub.phase == Phase::turn) {
      const auto chips = [&] { return s.pub.chips[s.pub.actor]; };
      for (int noes = same_coins.noes(again); noes > 0 && chips() > 0; --noes)
        apply(s, s.pub.actor, {false}, nullptr);
      apply(s, s.pub.actor, {true}, nullptr);
    }
    for (int seat = 0; seat < 4; ++seat) REQUIRE(fast.score(seat) == s.pub.totals[seat]);
  }
}
