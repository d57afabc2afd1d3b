#pragma once
// The choices of an actor and critic of Non merci and their rewards, for the trainers of the
// policy. (Each trainer sums its own gradients: in shared code the compiler would sum in another
// order, and committed weights could not be reproduced to the bit.)

#include <cstddef>
#include <vector>

#include "lab/training/nothanks_learned.h"

namespace tablee::nothanks {

// The actor: log odds of taking. The critic: the expected reward before the choice.
using Actor = PolicyMlp;
using Critic = PolicyMlp;

inline constexpr float kPoint = 0.004f;  // reward of a point ahead of the others' mean; a win is 1
inline constexpr float kTrace = 0.95f;   // of the advantage, from choice to choice
inline constexpr float kMagnet = 0.02f;

struct Choice {
  Actor::Inputs x;
  Actor::Layer actor_hidden, critic_hidden;
  float odds, value, magnet_odds;
  float gain = 0;  // the advantage
  float result = 0;
  bool took;
};

// Computes the advantages of one seat's choices, `made` of all, from the last to the first.
inline void settle(std::vector<Choice>& all, const std::vector<std::size_t>& made, float reward) {
  float after = reward, gain = 0;
  for (auto i = made.rbegin(); i != made.rend(); ++i) {
    Choice& c = all[*i];
    gain = after - c.value + kTrace * gain;
    c.gain = gain;
    c.result = c.value + gain;
    after = c.value;
  }
}

}  // namespace tablee::nothanks
