#pragma once
// How a card of Non merci is answered by a network that learned from playing itself and unlike
// players: one for all numbers of seats. What it says of a table it says of no player in
// particular, so that it needs no guess at who the others are.
//
// Everything is in integers, so that every platform plays the same. The weights are trained by
// lab/training/nothanks_policy.cc.

#include "bots/nothanks/position.h"
#include "bots/nothanks/style.h"

namespace tablee::nothanks {

inline constexpr std::size_t kPolicyInputs = 56;
inline constexpr std::size_t kPolicyHidden = 32;

// What the network reads, in 1 / kPolicyOne: mostly between -1 and 2, many of them 0.
inline constexpr int kPolicyOne = 64;
using PolicyInputs = std::array<std::int16_t, kPolicyInputs>;

// Weights in 1 / kPolicyWeight: a column of hidden units for each input and for 1, then a row to
// the log odds of taking with its own constant.
inline constexpr int kPolicyWeight = 1024;
struct PolicyNet {
  std::array<std::array<std::int16_t, kPolicyHidden>, kPolicyInputs + 1> column;
  std::array<std::int16_t, kPolicyHidden> out;
  std::int16_t out_bias;
};

// From what scripts/site/weights.mjs makes of a file of weights.
template <class Weight, std::size_t Size>
PolicyNet policy_net(const Weight (&weights)[Size]) {
  static_assert(Size == (kPolicyInputs + 2) * kPolicyHidden + 1,
                "these weights are another network's");
  PolicyNet net{};
  const Weight* next = weights;
  for (auto& column : net.column)
    for (std::int16_t& w : column) w = *next++;
  for (std::int16_t& w : net.out) w = *next++;
  net.out_bias = *next;
  return net;
}

// Of the actor's choice; it has a chip.
template <int N>
PolicyInputs policy_inputs(const Kernel<N>& table, const Offer<N>& offer);

// Log odds of taking, in 1 / (kPolicyOne · kPolicyWeight); within ± 2³⁰.
int policy_odds(const PolicyNet& net, const PolicyInputs& inputs);

// The network that is built in, from assets/weights/nothanks.txt.
const PolicyNet& built_in_policy();

// The better move for the actor by those odds. Worth is that of refusing, plus what the odds make
// of it: about the share of wins that goes with them.
Outlook policy_outlook(int odds);

// Takes as often as the odds say; `dice` 0 … 63, each as likely as the others.
bool policy_takes(int odds, unsigned dice);

}  // namespace tablee::nothanks
