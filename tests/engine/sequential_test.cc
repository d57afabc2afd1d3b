// The arena's sequential test keeps its stated error rates, over simulated results with known
// means, and needs fewer observations than a test of fixed size.

#include "tools/arena/sequential.h"

#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <random>

using namespace tablee::tools;

namespace {

// The deviation of a deal with four players at 6 qui prend.
constexpr double kDeviation = 4.2;

using Noise = std::function<double(std::mt19937&)>;  // mean 0, deviation 1

struct Rates {
  double low = 0;    // the share of runs with that verdict
  double deals = 0;  // the mean number of deals
};

Rates rates(const Bounds& bounds, double mean, const Noise& noise) {
  constexpr int kRuns = 2000;
  std::mt19937 rng(25);
  Rates r;
  for (int run = 0; run < kRuns; ++run) {
    SequentialTest test(bounds);
    while (test.verdict() == Verdict::open) test.add(mean + kDeviation * noise(rng));
    r.low += test.verdict() == Verdict::low ? 1.0 / kRuns : 0;
    r.deals += static_cast<double>(test.count()) / kRuns;
  }
  return r;
}

double normal(std::mt19937& rng) { return std::normal_distribution<double>()(rng); }
// Skewed to the right by 0.7: more than any result of lab/results.
double skewed(std::mt19937& rng) {
  constexpr double kShape = 8;
  return (std::gamma_distribution<double>(kShape)(rng) - kShape) / std::sqrt(kShape);
}
double skewed_left(std::mt19937& rng) { return -skewed(rng); }

}  // namespace

TEST_CASE("a sequential test errs as seldom as it states", "[sequential]") {
  for (const Noise& noise : {Noise(normal), Noise(skewed), Noise(skewed_left)})
    for (const double width : {0.6, 1.5, 5.0})
      for (const auto& [alpha, beta] : {std::pair(0.05, 0.05), std::pair(0.02, 0.1)}) {
        const Bounds bounds{-width, 0, alpha, beta};
        // Three standard errors of 2000 runs are allowed.
        const auto at_most = [](double p) { return p + 3 * std::sqrt(p * (1 - p) / 2000); };
        CAPTURE(width, alpha, beta);
        const Rates high = rates(bounds, 0, noise);
        const Rates low = rates(bounds, -width, noise);
        CHECK(high.low <= at_most(alpha));
        CHECK(1 - low.low <= at_most(beta));
        // Beyond the bounds the verdict is more certain and earlier.
        const Rates beyond = rates(bounds, -1.5 * width, noise);
        CHECK(beyond.low >= low.low);
        CHECK(beyond.deals <= low.deals);
      }
}

TEST_CASE("a sequential test takes fewer observations than a fixed number", "[sequential]") {
  const Bounds bounds{-1, 0, 0.05, 0.05};
  // A test of fixed size that separates -1 from 0 with both error rates at 5 %: 1.645 errors either
  // way.
  const double fixed = std::pow(2 * 1.645 * kDeviation, 2);
  CHECK(rates(bounds, 0, normal).deals < 0.7 * fixed);
  CHECK(rates(bounds, -1, normal).deals < 0.7 * fixed);
  CHECK(rates(bounds, 1, normal).deals < 0.4 * fixed);
}

TEST_CASE("a sequential test has no verdict on a constant value between the bounds",
          "[sequential]") {
  SequentialTest level({-1, 1}), low({-1, 1});
  for (int i = 0; i < 1000; ++i) level.add(0);
  CHECK(level.verdict() == Verdict::open);
  for (int i = 0; i < 1000; ++i) low.add(-1);
  CHECK(low.verdict() == Verdict::low);
  CHECK(low.count() == SequentialTest::kLeast);
}
