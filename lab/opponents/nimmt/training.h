#pragma once
// The training opponents of 6 qui prend: code that trains or tunes may use these.

#include <span>

#include "bots/bot.h"

namespace tablee::nimmt::opponents {

std::span<const BotInfo> training_opponents();

}  // namespace tablee::nimmt::opponents
