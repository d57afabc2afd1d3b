#pragma once
// Samples of cards that others played, and the layer that learns by cross-entropy to predict them
// (engine/bots/nimmt/net.h). It uses real numbers: the same compiler and processor family give the
// same weights.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <span>
#include <vector>

#include "bots/nimmt/net.h"
#include "core/rng.h"

namespace tablee::nimmt {

// The inputs of a decision, and the card that was played.
struct CardLesson {
  Picked picked;
  std::size_t choice;
};

// The layer while it is trained, with a learning rate for each weight (Duchi, Hazan and Singer
// 2011).
class Pupil {
 public:
  explicit Pupil(Rng& rng) : w_(kSize), slopes_(kSize) {
    for (std::size_t i = 0; i < kOut; ++i)
      w_[i] = static_cast<float>(static_cast<int>(rng.below(2001)) - 1000) * 1e-4f;
    for (std::size_t k = 0; k < kUnits; ++k) w_[kOut + k] = k % 2 == 0 ? 0.5f : -0.5f;
  }

  // Returns the negative log-likelihood of the choice; learns unless the rate is 0.
  double teach(const CardLesson& lesson, float rate) {
    const Picked& p = lesson.picked;
    const std::size_t cards = p.cards;
    float hidden[12][kUnits];
    float chance[12];
    float all = 0;
    for (std::size_t i = 0; i < cards; ++i) {
      float unlikely = 0;
      for (std::size_t k = 0; k < kUnits; ++k) {
        float h = 0;
        for (const auto c : p.table) h += w_[at(c, k)];
        for (const auto c : p.of_card[i]) h += w_[at(c, k)];
        hidden[i][k] = h;
        unlikely += std::max(h, 0.0f) * w_[kOut + k];
      }
      all += chance[i] = std::exp(-std::clamp(unlikely, -60.0f, 60.0f));
    }
    if (rate > 0)
      for (std::size_t i = 0; i < cards; ++i) {
        const float slope = (i == lesson.choice ? 1.0f : 0.0f) - chance[i] / all;
        for (std::size_t k = 0; k < kUnits; ++k) {
          if (hidden[i][k] <= 0) continue;
          const float down = slope * w_[kOut + k];
          descend(kOut + k, slope * hidden[i][k], rate / 3);
          for (const auto c : p.table) descend(at(c, k), down, rate);
          for (const auto c : p.of_card[i]) descend(at(c, k), down, rate);
        }
      }
    return -std::log(chance[lesson.choice] / all);
  }

  bool write(const char* path) const {
    std::FILE* file = std::fopen(path, "w");
    if (!file) return false;
    for (std::size_t i = 0; i < kSize; ++i) {
      const float scaled = std::clamp(w_[i] * kOthersScale, -127.0f, 127.0f);
      std::fprintf(file, "%ld%c", std::lround(scaled), (i + 1) % kUnits == 0 ? '\n' : ' ');
    }
    return std::fclose(file) == 0;
  }

 private:
  static constexpr std::size_t kUnits = kOthersHidden;
  static constexpr std::size_t kOut = static_cast<std::size_t>(kColumns) * kUnits;
  static constexpr std::size_t kSize = kOut + kUnits;
  static std::size_t at(std::int16_t column, std::size_t k) { return column * kUnits + k; }
  void descend(std::size_t i, float slope, float rate) {
    slopes_[i] += slope * slope;
    w_[i] -= rate * slope / std::sqrt(slopes_[i] + 1e-4f);
  }

  std::vector<float> w_, slopes_;
};

// Trains on all samples for that many epochs; prints the loss on them and on rounds that were not
// used for training.
inline void teach(Pupil& pupil, std::vector<CardLesson>& lessons,
                  const std::vector<CardLesson>& unseen, int epochs, Rng& rng) {
  for (int e = 1; e <= epochs; ++e) {
    rng.shuffle(std::span<CardLesson>(lessons));
    double taught = 0, loss = 0;
    for (const CardLesson& lesson : lessons) taught += pupil.teach(lesson, 0.03f);
    for (const CardLesson& lesson : unseen) loss += pupil.teach(lesson, 0);
    std::fprintf(stderr, "epoch %d: %.4f a card, of rounds not learned from %.4f\n", e,
                 taught / static_cast<double>(lessons.size()),
                 loss / static_cast<double>(unseen.size()));
  }
}

}  // namespace tablee::nimmt
