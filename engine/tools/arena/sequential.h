#pragma once
// Is a mean low or high? Told from as few observations as it takes: the sequential probability
// ratio test (Wald 1945) of a normal mean, its deviation taken from what was seen (as chess
// engines are tested, Van den Bergh 2019).

#include <cmath>

namespace tablee::tools {

// Sums up observations one by one (Welford).
class Sample {
 public:
  void add(double x) {
    ++count_;
    const double step = x - mean_;
    mean_ += step / count_;
    squares_ += step * (x - mean_);
  }
  double count() const { return count_; }
  double mean() const { return mean_; }
  // Of one observation; 0 while there are fewer than two.
  double variance() const { return count_ > 1 ? squares_ / (count_ - 1) : 0; }
  // The standard error of the mean.
  double error() const { return count_ > 0 ? std::sqrt(variance() / count_) : 0; }

 private:
  double count_ = 0;
  double mean_ = 0;
  double squares_ = 0;  // of the distances from the mean
};

// What is told apart: a mean of at most `low` and one of at least `high`. Between them either
// answer is right.
struct Bounds {
  double low = 0;
  double high = 0;      // above low
  double alpha = 0.05;  // chance of "low" where the mean is high, below 1/2
  double beta = 0.05;   // chance of "high" where the mean is low, below 1/2
};

enum class Verdict { open, low, high };

class SequentialTest {
 public:
  // Fewer say too little about the deviation.
  static constexpr int kLeast = 30;

  explicit SequentialTest(const Bounds& bounds) : bounds_(bounds) {}

  // Independent observations of one distribution, in an order that does not depend on them. After
  // a verdict nothing changes any more.
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
  // Observations up to the verdict.
  int count() const { return static_cast<int>(seen_.count()); }

 private:
  // Log of how many times likelier what was seen is under `low` than under `high`. The deviation is
  // itself a guess, and where results are skewed it goes with the mean: it counts for more than was
  // seen, the less the more observations there are.
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
