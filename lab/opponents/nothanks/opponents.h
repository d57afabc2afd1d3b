#pragma once
// The opponents of Non merci by name, for the build's list.

#include "lab/opponents/opponents.h"

namespace tablee::nothanks::opponents {

const BotInfo* find_training_opponent(std::string_view name);
const BotInfo* find_held_out(std::string_view name);
inline constexpr OpponentSet kFound{"nothanks", find_training_opponent, find_held_out};

}  // namespace tablee::nothanks::opponents
