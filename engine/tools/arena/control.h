#pragma once
// Takes luck out of results (control variates), without bias: how many points a unit of luck
// is worth is learned from the results before, and luck's own mean is 0.

namespace tablee::tools {

class Control {
 public:
  // One result after another, each independent of those before, with the luck that was in it; gives
  // the result without it.
  double take(double result, double luck) {
    // Few results say too little about what luck is worth.
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
  double mean_ = 0;  // of the results
  double both_ = 0;  // sums of products
  double luck_ = 0;
};

}  // namespace tablee::tools
