#pragma once
// Non merci's policy (bots/nothanks/policy.h) while it learns in reals, and as what is committed.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>

#include "bots/nothanks/policy.h"
#include "training/mlp.h"

namespace tablee::nothanks {

// Its output: log odds of taking, or with other weights anything that is told from the same.
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

// What rounds to that.
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

}  // namespace tablee::nothanks
