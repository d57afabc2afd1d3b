#pragma once
// A network that decides whether to take a card of Non merci. It was trained by playing against
// itself and against other kinds of players, for all numbers of seats. It depends on the table
// alone and needs no opponent model.
//
// All numbers are integers, so that every platform plays the same. The weights are trained by
// lab/training/nothanks_policy.cc.

#include "bots/nothanks/position.h"
#include "bots/nothanks/style.h"

namespace tablee::nothanks {

inline constexpr std::size_t kPolicyInputs = 56;
inline constexpr std::size_t kPolicyHidden = 32;

// The inputs of the network, in 1 / kPolicyOne: mostly between -1 and 2, many of them 0.
inline constexpr int kPolicyOne = 64;
using PolicyInputs = std::array<std::int16_t, kPolicyInputs>;

// Weights in 1 / kPolicyWeight: a column of hidden units for each input and one of constants, then
// the row of the output, which is the log odds of taking, with its constant.
inline constexpr int kPolicyWeight = 1024;
struct PolicyNet {
  std::array<std::array<std::int16_t, kPolicyHidden>, kPolicyInputs + 1> column;
  std::array<std::int16_t, kPolicyHidden> out;
  std::int16_t out_bias;
};

// Reads weights from the array that scripts/site/weights.mjs makes of a file of weights.
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

// The inputs for the actor's choice; it must have a chip.
template <int N>
PolicyInputs policy_inputs(const Kernel<N>& table, const Offer<N>& offer);

// The log odds of taking, in 1 / (kPolicyOne · kPolicyWeight); within ± 2³⁰.
int policy_odds(const PolicyNet& net, const PolicyInputs& inputs);

// The network that is built in, from assets/weights/nothanks.txt.
const PolicyNet& built_in_policy();

// The better move for the actor by those odds. The worth of refusing is 0; that of taking is
// roughly the difference in wins that such odds correspond to.
Outlook policy_outlook(int odds);

// Takes with the probability that the odds give; `dice` is uniform in 0 … 63.
bool policy_takes(int odds, unsigned dice);

}  // namespace tablee::nothanks
