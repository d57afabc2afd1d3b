#pragma once
// 6 qui prend's challenger: searches as the master does, but knows whom it plays with. A layer that
// learned from the master itself (engine/training/nimmt_challenger.cc) says what the others put
// down, and by that, too, what they are likely to hold.

#include "bots/nimmt/net.h"
#include "challengers/challengers.h"

namespace tablee::nimmt::challengers {

// The master's network, with what was learned of the master in place of what it thinks of others.
const Net& net_of_master();

// Drafts and special cards are by dice: it was not made for them.
std::unique_ptr<Thinking> ask(const Question& question);

inline constexpr Challenger kFound{"nimmt", {"challenger", &ask, true}};

}  // namespace tablee::nimmt::challengers
