#pragma once
// Plain players of Non merci, unlike each other: the strongest bot is measured against them, and
// they are among its guesses about opponents.

#include <string_view>

#include "bots/nothanks/style.h"

namespace tablee::nothanks {

struct PoolStyle {
  std::string_view name;
  Style style;
};

// The same in every place.
constexpr std::array<std::int16_t, Style::kChips> level(int points) {
  std::array<std::int16_t, Style::kChips> all{};
  all.fill(static_cast<std::int16_t>(kUnit * points));
  return all;
}

// More the fewer chips: `poor` points with none, falling by `step` hundredths a chip to `rich`.
constexpr std::array<std::int16_t, Style::kChips> falling(int poor, int step, int rich) {
  std::array<std::int16_t, Style::kChips> all{};
  for (int i = 0; i < Style::kChips; ++i)
    all[i] = static_cast<std::int16_t>(kUnit * std::max(100 * poor - step * i, 100 * rich) / 100);
  return all;
}

// Less the fewer chips, the other way round: `rich` with the most, falling by `step` hundredths a
// chip.
constexpr std::array<std::int16_t, Style::kChips> rising(int rich, int step) {
  std::array<std::int16_t, Style::kChips> all{};
  for (int i = 0; i < Style::kChips; ++i)
    all[i] = static_cast<std::int16_t>(kUnit * (100 * rich - step * (Style::kChips - 1 - i)) / 100);
  return all;
}

// `thr:T` of the literature: takes when the real change less the chips on it is at most T.
constexpr Style threshold(int t) { return {.bear = level(t)}; }

inline constexpr std::array kPool{
    PoolStyle{"thr0", threshold(0)},
    PoolStyle{"thr4", threshold(4)},
    PoolStyle{"thr8", threshold(8)},
    PoolStyle{"thr12", threshold(12)},
    // Milkers let a card pass while it costs them nothing and the others, thought to bear as much
    // as they do, would not have it yet.
    PoolStyle{"milker", {.bear = level(5), .milk = 0, .reserve = 2, .fear = level(5)}},
    PoolStyle{"greedy_milker",
              {.bear = level(9), .milk = 9 * kUnit, .reserve = 4, .fear = level(8)}},
    // Scarcity pricers: the last chips are worth a card.
    PoolStyle{"miser", {.bear = falling(16, 150, 3)}},
    PoolStyle{"saver", {.bear = falling(24, 200, 6), .stage = 2, .below = 2 * kUnit, .above = 12}},
    // Hopes for runs.
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

// The easier levels. The dreamer forgets that chips run out: with many it takes dear cards, with
// the last ones it still pays. The hasty one has a card as soon as it hurts a little less; the
// cautious one weighs it against the chips it has left and its hopes for runs.
inline constexpr Style kDreamer{.bear = rising(22, 250)};
inline constexpr Style kHasty{.bear = level(7)};
inline constexpr Style kCautious{.bear = falling(15, 100, 6), .below = 2 * kUnit, .above = kUnit};

}  // namespace tablee::nothanks
