#pragma once
// The opponents of 6 qui prend by name, for the build's list.

#include "lab/opponents/opponents.h"

namespace tablee::nimmt::opponents {

const BotInfo* find_training_opponent(std::string_view name);
const BotInfo* find_held_out(std::string_view name);
inline constexpr OpponentSet kFound{"nimmt", find_training_opponent, find_held_out};

}  // namespace tablee::nimmt::opponents
