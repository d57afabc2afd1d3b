#pragma once
// A pool of simple and different styles of Non merci. The strongest bot is measured against them,
// and they are among its opponent models.

#include <string_view>

#include "bots/nothanks/style.h"

namespace tablee::nothanks {

struct PoolStyle {
  std::string_view name;
  Style style;
};

// The same for every number of chips.
constexpr std::array<std::int16_t, Style::kChips> level(int points) {
  std::array<std::int16_t, Style::kChips> all{};
  all.fill(static_cast<std::int16_t>(kUnit * points));
  return all;
}

// Higher with fewer chips: `poor` points with none, falling by `step` hundredths a chip to `rich`.
constexpr std::array<std::int16_t, Style::kChips> falling(int poor, int step, int rich) {
  std::array<std::int16_t, Style::kChips> all{};
  for (int i = 0; i < Style::kChips; ++i)
    all[i] = static_cast<std::int16_t>(kUnit * std::max(100 * poor - step * i, 100 * rich) / 100);
  return all;
}

// Lower with fewer chips: `rich` with the most, falling by `step` hundredths a chip.
constexpr std::array<std::int16_t, Style::kChips> rising(int rich, int step) {
  std::array<std::int16_t, Style::kChips> all{};
  for (int i = 0; i < Style::kChips; ++i)
    all[i] = static_cast<std::int16_t>(kUnit * (100 * rich - step * (Style::kChips - 1 - i)) / 100);
  return all;
}

// `thr:T` of the literature: takes if the card's change less the chips on it is at most T.
constexpr Style threshold(int t) { return {.bear = level(t)}; }

inline constexpr std::array kPool{
    PoolStyle{"thr0", threshold(0)},
    PoolStyle{"thr4", threshold(4)},
    PoolStyle{"thr8", threshold(8)},
    PoolStyle{"thr12", threshold(12)},
    // Milkers refuse a card while that costs them nothing and the others, who are assumed to accept
    // the same price, would not take it yet.
    PoolStyle{"milker", {.bear = level(5), .milk = 0, .reserve = 2, .fear = level(5)}},
    PoolStyle{"greedy_milker",
              {.bear = level(9), .milk = 9 * kUnit, .reserve = 4, .fear = level(8)}},
    // Scarcity pricers value their last chips as much as a card.
    PoolStyle{"miser", {.bear = falling(16, 150, 3)}},
    PoolStyle{"saver", {.bear = falling(24, 200, 6), .stage = 2, .below = 2 * kUnit, .above = 12}},
    // Counts on cards that will complete runs.
    PoolStyle{"builder",
              {.bear = falling(13, 80, 5),
               .below = 3 * kUnit,
               .above = 2 * kUnit,
               .gap_below = 3 * kUnit,
               .gap_above = 4 * kUnit,
               .milk = 0,
               .reserve = 3,
               .fear = falling(14, 100, 6)}},
};

// The easier levels. The dreamer forgets that chips run out: with many it takes costly cards, and
// with its last chips it still refuses. The hasty one takes a card as soon as its cost falls a
// little. The cautious one weighs the card against its remaining chips and possible runs.
inline constexpr Style kDreamer{.bear = rising(22, 250)};
inline constexpr Style kHasty{.bear = level(7)};
inline constexpr Style kCautious{.bear = falling(15, 100, 6), .below = 2 * kUnit, .above = kUnit};

}  // namespace tablee::nothanks
