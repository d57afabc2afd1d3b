#pragma once
// Tells by whom a seat was played: naive Bayes with normal distributions over a few figures.

#include <array>
#include <cmath>

#include "core/characters.h"
#include "core/sample.h"

namespace tablee::tools {

// How much a seat's choices pleased each character, and how whimsical they were: means over its
// decisions.
inline constexpr std::size_t kFigures = kCharacterCount + 1;
using Figures = std::array<double, kFigures>;

class Classifier {
 public:
  void learn(std::size_t character, const Figures& figures) {
    for (std::size_t f = 0; f < kFigures; ++f) known_[character][f].add(figures[f]);
  }
  // The character to whom these figures are likeliest to belong.
  std::size_t name(const Figures& figures) const {
    std::size_t best = 0;
    double most = -1e300;
    for (std::size_t c = 0; c < known_.size(); ++c) {
      double likelihood = 0;
      for (std::size_t f = 0; f < kFigures; ++f) {
        // A figure that never varied must not decide alone.
        constexpr double kLeast = 1e-4;
        const Sample& s = known_[c][f];
        const double variance = s.variance() + kLeast, off = figures[f] - s.mean();
        likelihood -= 0.5 * (off * off / variance + std::log(variance));
      }
      if (likelihood <= most) continue;
      most = likelihood;
      best = c;
    }
    return best;
  }

 private:
  std::array<std::array<Sample, kFigures>, kCharacterCount> known_{};
};

}  // namespace tablee::tools
