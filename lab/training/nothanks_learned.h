#pragma once
// The policy of Non merci (bots/nothanks/policy.h) in real numbers, for training, and in the
// committed form.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>

#include "bots/nothanks/policy.h"
#include "lab/training/mlp.h"

namespace tablee::nothanks {

// Its output: the log odds of taking, or with other weights another function of the same inputs.
using PolicyMlp = Mlp<static_cast<int>(kPolicyInputs), static_cast<int>(kPolicyHidden), 1>;

inline PolicyNet rounded(const PolicyMlp& a) {
  const auto in_units = [](float w) {
    return static_cast<std::int16_t>(std::lround(std::clamp(w, -31.0f, 31.0f) * kPolicyWeight));
  };
  PolicyNet net{};
  for (std::size_t h = 0; h < kPolicyHidden; ++h) {
    for (std::size_t i = 0; i < kPolicyInputs; ++i) net.column[i][h] = in_units(a.in[i][h]);
    net.column[kPolicyInputs][h] = in_units(a.bias[h]);
    net.out[h] = in_units(a.out[0][h]);
  }
  net.out_bias = in_units(a.out_bias[0]);
  return net;
}

// A network that rounds to the given one.
inline PolicyMlp in_reals(const PolicyNet& net) {
  const auto in_reals = [](std::int16_t w) { return static_cast<float>(w) / kPolicyWeight; };
  PolicyMlp a;
  for (std::size_t h = 0; h < kPolicyHidden; ++h) {
    for (std::size_t i = 0; i < kPolicyInputs; ++i) a.in[i][h] = in_reals(net.column[i][h]);
    a.bias[h] = in_reals(net.column[kPolicyInputs][h]);
    a.out[0][h] = in_reals(net.out[h]);
  }
  a.out_bias[0] = in_reals(net.out_bias);
  return a;
}

inline bool write(const PolicyNet& net, const std::string& path) {
  std::FILE* file = std::fopen(path.c_str(), "w");
  if (!file) return false;
  const auto line = [&](const std::array<std::int16_t, kPolicyHidden>& all) {
    for (std::size_t h = 0; h < all.size(); ++h)
      std::fprintf(file, "%d%c", all[h], h + 1 < all.size() ? ' ' : '\n');
  };
  for (const auto& column : net.column) line(column);
  line(net.out);
  std::fprintf(file, "%d\n", net.out_bias);
  return std::fclose(file) == 0;
}

// Reads a file of weights; false where it is none.
inline bool read(PolicyNet& net, const std::string& path) {
  std::FILE* file = std::fopen(path.c_str(), "r");
  if (!file) return false;
  bool whole = true;
  const auto next = [&](std::int16_t& w) {
    int value = 0;
    whole = whole && std::fscanf(file, "%d", &value) == 1;
    w = static_cast<std::int16_t>(value);
  };
  for (auto& column : net.column)
    for (std::int16_t& w : column) next(w);
  for (std::int16_t& w : net.out) next(w);
  next(net.out_bias);
  std::fclose(file);
  return whole;
}

// The inputs in real numbers.
inline PolicyMlp::Inputs in_reals(const PolicyInputs& inputs) {
  PolicyMlp::Inputs x;
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(inputs[i]) / kPolicyOne;
  return x;
}

// The probability of taking for these log odds.
inline float chance(float odds) { return 1 / (1 + std::exp(-odds)); }

// Plays a round that has begun: the cards are turned up in order, and takes(offer) decides where
// there is a choice.
template <int N, class Takes>
void play_cards(Kernel<N>& table, const Shuffler& cards, Takes takes) {
  for (int i = 0; i < kPile; ++i) {
    const Offer<N> offer(table, cards.card(i), kPile - 1 - i);
    while (table.can_refuse(1) && !takes(offer)) table.refuse(1);
    table.take(offer.card);
  }
}

// The result of a round for a seat.
struct RoundResult {
  float won = 0;    // the share of the win
  float ahead = 0;  // points ahead of the others' mean
};

template <int N>
std::array<RoundResult, N> results_of(const Kernel<N>& table) {
  int best = table.score(0), sum = 0, ties = 0;
  for (int s = 0; s < N; ++s) {
    best = std::min(best, table.score(s));
    sum += table.score(s);
  }
  for (int s = 0; s < N; ++s) ties += table.score(s) == best;
  std::array<RoundResult, N> all;
  for (int s = 0; s < N; ++s) {
    const int own = table.score(s);
    all[s] = {own == best ? 1.0f / static_cast<float>(ties) : 0.0f,
              static_cast<float>(sum - own) / (N - 1) - static_cast<float>(own)};
  }
  return all;
}

// The complete state of a training, stored as it is in memory.
enum class Saved { none, whole, cut_short };

template <class State>
Saved read_state(const std::string& path, State& state) {
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (!file) return Saved::none;
  const bool whole = std::fread(&state, sizeof state, 1, file) == 1;
  std::fclose(file);
  return whole ? Saved::whole : Saved::cut_short;
}

template <class State>
bool write_state(const State& state, const std::string& path) {
  std::FILE* file = std::fopen(path.c_str(), "wb");
  if (!file) return false;
  const bool whole = std::fwrite(&state, sizeof state, 1, file) == 1;
  return std::fclose(file) == 0 && whole;
}

}  // namespace tablee::nothanks
