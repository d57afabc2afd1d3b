#pragma once
// Non merci's challenger: a network of the master's own kind that learned against copies of the
// master alone, one for three, four and five seats each (engine/training/nothanks_challenger.cc).

#include "bots/nothanks/policy.h"
#include "challengers/challengers.h"

namespace tablee::nothanks::challengers {

// 3 … 5 players.
const PolicyNet& trained_against_master(int players);

// At other tables it plays as the master's policy.
std::unique_ptr<Thinking> ask(const Question& question);

inline constexpr Challenger kFound{"nothanks", {"challenger", &ask}};

}  // namespace tablee::nothanks::challengers
