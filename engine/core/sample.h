#pragma once
// The mean of observations and how uncertain it is.

#include <cmath>

namespace tablee {

// Accumulates observations one by one (Welford).
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
  // The variance of one observation; 0 while there are fewer than two.
  double variance() const { return count_ > 1 ? squares_ / (count_ - 1) : 0; }
  // The standard error of the mean.
  double error() const { return count_ > 0 ? std::sqrt(variance() / count_) : 0; }

 private:
  double count_ = 0;
  double mean_ = 0;
  double squares_ = 0;  // the sum of squared distances from the mean
};

}  // namespace tablee
