// The luck adjustment of the arena is unbiased: the mean luck over all possible events is 0, so
// that the adjustment does not change a mean.

#include "tools/arena/luck.h"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <random>

#include "tools/arena/control.h"
#include "tools/arena/sequential.h"

using namespace tablee;
using namespace tablee::tools;
using Catch::Approx;

namespace {

using Table = StateOf<nothanks::Game>;

double luck_of(const Table& table, int seat) {
  Luck luck;
  luck.look(table);
  return luck.of(seat);
}

// Very different players: the n-th takes at a price of 4 n, and seat 0 never waits for chips.
nothanks::Move choice(const nothanks::Public& p) {
  const std::size_t at = p.actor;
  const int price = nothanks::change(p.taken[at], p.card) - p.pot;
  return {p.chips[at] == 0 || price <= 4 * p.actor};
}

}  // namespace

TEST_CASE("the mean luck over all cards that could have come is 0", "[luck]") {
  double seen = 0;
  for (int players = 3; players <= 7; ++players)
    for (const int tactical : {0, 1}) {
      Rng rng(static_cast<std::uint64_t>(players));
      Table table(nothanks::Game::start({.players = players, .tactical = tactical}));
      nothanks::deal(table.state, nothanks::make_deal(table.state, rng), nullptr);
      while (table.state.pub.phase == nothanks::Phase::turn) {
        CardSet could_come = table.state.pub.options.cards();
        for (const CardSet& taken : table.state.pub.taken) could_come -= taken;
        for (int seat = 0; seat < players; ++seat) {
          double sum = 0;
          for (const Card c : could_come) {
            Table other = table;
            other.state.pub.card = c;
            sum += luck_of(other, seat);
            seen = std::max(seen, luck_of(other, seat));
          }
          REQUIRE(sum == Approx(0).margin(1e-9));
        }
        nothanks::apply(table.state, table.state.pub.actor, choice(table.state.pub), nullptr);
      }
    }
  CHECK(seen > 10);
}

TEST_CASE("luck correlates with winning, and its mean is 0", "[luck]") {
  constexpr int kSeated = 4;
  Sample luck[kSeated], with[kSeated];
  for (int deal = 0; deal < 3000; ++deal) {
    Rng rng(mix(static_cast<std::uint64_t>(deal)));
    Table table(nothanks::Game::start({.players = kSeated}));
    Luck fell;
    nothanks::deal(table.state, nothanks::make_deal(table.state, rng), nullptr);
    fell.look(table);
    while (table.state.pub.phase == nothanks::Phase::turn) {
      nothanks::apply(table.state, table.state.pub.actor, choice(table.state.pub), nullptr);
      fell.look(table);
      fell.look(table);  // the same card again has no luck
    }
    for (int seat = 0; seat < kSeated; ++seat) {
      luck[seat].add(fell.of(seat));
      with[seat].add(fell.of(seat) * table.state.pub.totals[seat]);
    }
  }
  for (int seat = 0; seat < kSeated; ++seat) {
    CAPTURE(seat, luck[seat].mean(), luck[seat].error());
    CHECK(std::abs(luck[seat].mean()) < 4 * luck[seat].error());
  }
  // Points are bad, so a lucky seat has fewer.
  CHECK(with[0].mean() < -4 * with[0].error());
}

TEST_CASE("the luck adjustment keeps the mean and reduces the variance", "[luck]") {
  std::mt19937 rng(18);
  std::exponential_distribution<double> skewed;
  std::normal_distribution<double> noise;
  constexpr double kMean = -3;
  Sample plain, luck_adjusted, early;
  for (int run = 0; run < 4000; ++run) {
    Control control;
    for (int i = 0; i < 40; ++i) {
      // The hardest case for a control that is learned from the results it changes: luck is skewed,
      // and its square matters too.
      const double luck = skewed(rng) - 1;
      const double result = kMean + 2 * luck + (luck * luck - 1) / 4 + noise(rng);
      const double without = control.take(result, luck);
      plain.add(result);
      luck_adjusted.add(without);
      if (i < 12) early.add(without);
    }
  }
  CHECK(std::abs(luck_adjusted.mean() - kMean) < 4 * luck_adjusted.error());
  CHECK(std::abs(early.mean() - kMean) < 4 * early.error());
  CHECK(plain.variance() / luck_adjusted.variance() > 2);
}

TEST_CASE("without luck nothing is adjusted", "[luck]") {
  Control control;
  for (int i = 0; i < 50; ++i) CHECK(control.take(i * i, 0) == i * i);
}
