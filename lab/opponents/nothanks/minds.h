#pragma once
// The kinds of opponents: linear rules and small networks, told in numbers that
// lab/training/nothanks_opponents.cc makes.

#include <cstdint>

#include "lab/opponents/nothanks/seen.h"

namespace tablee::nothanks::opponents {

// Which of the numbers made for 3, 4 and 5 players are those of that table; beyond five, the last.
std::size_t of_players(const Seen& seen);

// A rule takes the card where the sum of features, each times its weight, is at least 0.
inline constexpr std::size_t kFeatures = 12;
using Linear = std::array<std::int16_t, kFeatures>;
using Features = std::array<int, kFeatures>;

// Of training opponents: mostly as they are on the table, of about the same size.
Features plain_features(const Seen& seen);
// Of held-out opponents: other quantities, among them the pot's share of the card.
Features shrewd_features(const Seen& seen);

int sum(const Linear& rule, const Features& features);

// A network of one hidden layer with 12 rectified units, for tables of up to five: what it reads is
// in reals about 1, its weights are in 1 / 1024.
inline constexpr std::size_t kNetInputs = 6 + 4 * 5;
inline constexpr std::size_t kNetHidden = 12;
using NetInputs = std::array<float, kNetInputs>;

struct Net {
  std::array<std::array<std::int16_t, kNetHidden>, kNetInputs> in{};
  std::array<std::int16_t, kNetHidden> bias{};
  std::array<std::int16_t, kNetHidden> out{};
  std::int16_t out_bias = 0;
};

// Beyond five seats the further ones are not read.
NetInputs net_inputs(const Seen& seen);
// Log odds of taking.
float log_odds(const Net& net, const Seen& seen);

}  // namespace tablee::nothanks::opponents
