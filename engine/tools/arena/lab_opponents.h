#pragma once
// Opponents that are not among the shipped bots. The program `tablee` has none
// (tools/alone/no_lab_opponents.cc); the laboratory's `tablee_lab` links those of lab/.

#include "bots/bot.h"

namespace tablee::tools {

// Null where the game has no such opponent.
const BotInfo* find_lab_opponent(std::string_view game, std::string_view name);
// Held-out opponents measure the bots and must not be used to train or tune them.
bool is_held_out_opponent(std::string_view game, std::string_view name);

}  // namespace tablee::tools
