// Fits styles of Non merci by the cross-entropy method (Rubinstein 1999): many styles drawn around
// a mean play rounds against tables drawn from the pool, and the best of them give the next mean.
//
//   train_nothanks PLAYERS OPPONENTS [generations] [rounds a style] [seed]
//
// OPPONENTS: "pool" (each seat plays any of the pool's or of the styles fitted so far), or the name
// of a pool style for copies of it. Prints the style as a line of bots/nothanks/fitted.inc.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bots/nothanks/playout.h"
#include "bots/nothanks/pool.h"

#include "bots/nothanks/fitted.h"

using namespace tablee;
using namespace tablee::nothanks;

namespace {

// A style as a point: bear and fear at a few numbers of chips, linear between them.
constexpr int kKnots[] = {1, 2, 4, 7, 11, 15};
constexpr std::size_t kBear = std::size(kKnots);
constexpr std::size_t kDimensions = kBear + 5 + 2 + 3;
using Point = std::array<double, kDimensions>;

void fill(std::array<std::int16_t, Style::kChips>& table, const double* knots) {
  for (int i = 0; i < Style::kChips; ++i) {
    std::size_t k = 0;
    while (k + 2 < kBear && kKnots[k + 1] < i) ++k;
    const double part =
        std::clamp(static_cast<double>(i - kKnots[k]) / (kKnots[k + 1] - kKnots[k]), 0.0, 1.0);
    table[i] = static_cast<std::int16_t>(
        std::lround(kUnit * (knots[k] + part * (knots[k + 1] - knots[k]))));
  }
}

std::int16_t units(double points) { return static_cast<std::int16_t>(std::lround(kUnit * points)); }

Style style_of(const Point& p) {
  Style s;
  fill(s.bear, p.data());
  const double* rest = p.data() + kBear;
  s.stage = units(rest[0] / 10);
  s.below = units(rest[1]);
  s.above = units(rest[2]);
  s.gap_below = units(rest[3]);
  s.gap_above = units(rest[4]);
  s.milk = units(rest[5]);
  s.reserve = static_cast<std::int16_t>(std::clamp(rest[6], 0.0, 9.0));
  for (int i = 0; i < Style::kChips; ++i)
    s.fear[i] = units(rest[7] + rest[8] * std::max(0.0, 1 - i / std::max(1.0, rest[9])));
  return s;
}

constexpr Point kMean = {14, 12, 10, 8, 7, 6, 0, 2, 1, 2, 2, 5, 2, 7, 4, 5};
constexpr Point kSpread = {5, 5, 4, 4, 4, 4, 1, 2, 2, 2, 2, 6, 2, 4, 4, 3};

template <int N>
struct Judge {
  std::vector<const Style*> opponents;
  bool alike = false;

  // The share of wins, ties split, plus a small weight on points against the others'.
  double worth(const Style& own, int rounds, std::uint64_t seed, double points = 0.002) const {
    Rng rng(seed);
    Shuffler cards;
    double sum = 0;
    for (int r = 0; r < rounds; ++r) {
      cards.shuffle(rng);
      std::array<Card, kPile> pile{};
      for (int i = 0; i < kPile; ++i) pile[i] = static_cast<Card>(cards.card(i));
      Kernel<N> table;
      table.start(static_cast<int>(rng.below(N)));
      Styles<N> styles{};
      for (auto& s : styles) s = opponents[rng.below(static_cast<std::uint32_t>(opponents.size()))];
      if (alike) styles.fill(styles[1]);
      styles[0] = &own;
      play_cards<N>(table, std::span<const Card>(pile), styles);
      int best = 1000, ties = 0;
      double others = 0;
      for (int i = 1; i < N; ++i) {
        others += table.score(i);
        best = std::min(best, table.score(i));
      }
      for (int i = 1; i < N; ++i) ties += table.score(i) == best;
      const int mine = table.score(0);
      const double won = mine < best ? 1.0 : mine == best ? 1.0 / (ties + 1) : 0.0;
      sum += won + points * (others / (N - 1) - mine);
    }
    return sum / rounds;
  }
};

double normal(Rng& rng) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += static_cast<double>(rng.next() >> 11) * 0x1p-53;
  return sum;
}

void print(const Style& s, int players, const std::string& name, double worth) {
  std::printf("{%d, {.bear = {", players);
  for (const int b : s.bear) std::printf("%d,", b);
  std::printf(
      "}, .stage = %d, .below = %d, .above = %d, .gap_below = %d, .gap_above = %d, .milk = %d, "
      ".reserve = %d, .fear = {",
      s.stage, s.below, s.above, s.gap_below, s.gap_above, s.milk, s.reserve);
  for (const int b : s.fear) std::printf("%d,", b);
  std::printf("}}},  // against %s: wins %.3f\n", name.c_str(), worth);
  std::fflush(stdout);
}

template <int N>
void fit(const std::string& name, int generations, int rounds, std::uint64_t seed) {
  Judge<N> judge;
  for (const PoolStyle& p : kPool)
    if (name == "pool" || name == p.name) judge.opponents.push_back(&p.style);
  judge.alike = name != "pool";

  for (const FittedStyle& f : kFitted)
    if (name == "pool" && f.players == N) judge.opponents.push_back(&f.style);
  constexpr int kDrawn = 40, kKept = 8;
  Point mean = kMean, spread = kSpread;
  Rng rng(seed);
  for (int g = 0; g < generations; ++g) {
    std::vector<std::pair<double, Point>> drawn;
    for (int i = 0; i < kDrawn; ++i) {
      Point p;
      for (std::size_t d = 0; d < kDimensions; ++d)
        p[d] = mean[d] + (i ? spread[d] * normal(rng) : 0);
      drawn.push_back(
          {judge.worth(style_of(p), rounds, mix(seed ^ mix(static_cast<std::uint64_t>(g)))), p});
    }
    std::sort(drawn.begin(), drawn.end(), [](auto& a, auto& b) { return a.first > b.first; });
    for (std::size_t d = 0; d < kDimensions; ++d) {
      double m = 0, v = 0;
      for (int i = 0; i < kKept; ++i) m += drawn[i].second[d] / kKept;
      for (int i = 0; i < kKept; ++i) {
        const double e = drawn[i].second[d] - m;
        v += e * e / kKept;
      }
      mean[d] = 0.3 * mean[d] + 0.7 * m;
      spread[d] = std::max(0.02 * kSpread[d], 0.3 * spread[d] + 0.7 * std::sqrt(v));
    }
    std::fprintf(stderr, "%d: best %.4f mean %.4f\n", g, drawn.front().first,
                 drawn[kDrawn / 2].first);
  }
  const Style best = style_of(mean);
  print(best, N, name, judge.worth(best, 20 * rounds, seed + 1, 0));
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3)
    return std::fputs("train_nothanks PLAYERS OPPONENTS [generations] [rounds] [seed]\n", stderr),
           2;
  const std::string name = argv[2];
  const int generations = argc > 3 ? std::atoi(argv[3]) : 40;
  const int rounds = argc > 4 ? std::atoi(argv[4]) : 4000;
  const auto seed = static_cast<std::uint64_t>(argc > 5 ? std::atoi(argv[5]) : 1);
  switch (std::atoi(argv[1])) {
    case 3:
      fit<3>(name, generations, rounds, seed);
      break;
    case 4:
      fit<4>(name, generations, rounds, seed);
      break;
    case 5:
      fit<5>(name, generations, rounds, seed);
      break;
    case 6:
      fit<6>(name, generations, rounds, seed);
      break;
    case 7:
      fit<7>(name, generations, rounds, seed);
      break;
    default:
      return 2;
  }
}
