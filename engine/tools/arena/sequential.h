#pragma once
// Decides whether a mean is low or high with as few observations as necessary: the sequential
// probability ratio test (Wald 1945) for a normal mean whose deviation is estimated from the
// observations (as chess engines are tested, Van den Bergh 2019).

#include <cmath>

#include "core/sample.h"

namespace tablee::tools {

// The hypotheses: a mean of at most `low` and one of at least `high`. Between them either answer is
// acceptable.
struct Bounds {
  double low = 0;
  double high = 0;      // above low
  double alpha = 0.05;  // probability of "low" if the mean is high, below 1/2
  double beta = 0.05;   // probability of "high" if the mean is low, below 1/2
};

enum class Verdict { open, low, high };

class SequentialTest {
 public:
  // With fewer observations the deviation would be too uncertain.
  static constexpr int kLeast = 30;

  explicit SequentialTest(const Bounds& bounds) : bounds_(bounds) {}

  // Takes independent observations of one distribution, in an order that does not depend on them.
  // After a verdict nothing changes any more.
  Verdict add(double x) {
    if (verdict_ != Verdict::open) return verdict_;
    seen_.add(x);
    if (seen_.count() < kLeast) return verdict_;
    const double ratio = evidence();
    if (ratio >= std::log((1 - bounds_.beta) / bounds_.alpha)) verdict_ = Verdict::low;
    if (ratio <= -std::log((1 - bounds_.alpha) / bounds_.beta)) verdict_ = Verdict::high;
    return verdict_;
  }
  Verdict verdict() const { return verdict_; }
  // The number of observations up to the verdict.
  int count() const { return static_cast<int>(seen_.count()); }

 private:
  // The log-likelihood ratio of `low` against `high`. The deviation is itself an estimate, and
  // where results are skewed it depends on the mean, so it is increased, most where there are few
  // observations.
  double evidence() const {
    const double middle = (bounds_.low + bounds_.high) / 2;
    const double doubt = 1 + 2 / std::sqrt(seen_.count());
    const double spread = std::fmax(seen_.variance() * doubt, 1e-12);
    return seen_.count() * (bounds_.high - bounds_.low) * (middle - seen_.mean()) / spread;
  }

  Bounds bounds_;
  Sample seen_;
  Verdict verdict_ = Verdict::open;
};

}  // namespace tablee::tools
