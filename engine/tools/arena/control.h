#pragma once
// Removes luck from results without bias (control variates). The number of points that a unit of
// luck is worth is estimated from the earlier results, and the mean of luck is 0.

namespace tablee::tools {

class Control {
 public:
  // Takes one result after another, each independent of the earlier ones, with the luck that it
  // contains; returns the result without that luck.
  double take(double result, double luck) {
    // With fewer results the estimate would be too uncertain.
    constexpr double kLeast = 8;
    const double without = count_ < kLeast || luck_ <= 0 ? result : result - both_ / luck_ * luck;
    const double off = result - mean_;
    ++count_;
    mean_ += off / count_;
    both_ += off * luck;
    luck_ += luck * luck;
    return without;
  }

 private:
  double count_ = 0;
  double mean_ = 0;  // of the results so far
  double both_ = 0;  // sums of products
  double luck_ = 0;
};

}  // namespace tablee::tools
