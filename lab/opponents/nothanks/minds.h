#pragma once
// The kinds of opponents: linear rules and small networks. Their numbers are made by
// lab/training/nothanks_opponents.cc.

#include <cstdint>

#include "lab/opponents/nothanks/seen.h"

namespace tablee::nothanks::opponents {

// The index, for that table, into numbers made for 3, 4 and 5 players; larger tables use the last.
std::size_t of_players(const Seen& seen);

// A linear rule takes the card if the weighted sum of the features is at least 0.
inline constexpr std::size_t kFeatures = 12;
using Linear = std::array<std::int16_t, kFeatures>;
using Features = std::array<int, kFeatures>;

// The features of training opponents: mostly the quantities of the table, scaled to similar size.
Features plain_features(const Seen& seen);
// The features of held-out opponents: other quantities, among them the pot's share of the card.
Features shrewd_features(const Seen& seen);

int sum(const Linear& rule, const Features& features);

// A network of one hidden layer with 12 rectified units, for tables of up to five. Its inputs are
// real numbers of about 1, its weights are in 1 / 1024.
inline constexpr std::size_t kNetInputs = 6 + 4 * 5;
inline constexpr std::size_t kNetHidden = 12;
using NetInputs = std::array<float, kNetInputs>;

struct Net {
  std::array<std::array<std::int16_t, kNetHidden>, kNetInputs> in{};
  std::array<std::int16_t, kNetHidden> bias{};
  std::array<std::int16_t, kNetHidden> out{};
  std::int16_t out_bias = 0;
};

// Beyond five seats the seats furthest away are left out.
NetInputs net_inputs(const Seen& seen);
// The log odds of taking.
float log_odds(const Net& net, const Seen& seen);

}  // namespace tablee::nothanks::opponents
