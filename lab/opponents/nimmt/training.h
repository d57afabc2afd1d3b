#pragma once
// 6 qui prend's training opponents: who trains or tunes may play against these.

#include <span>

#include "bots/bot.h"

namespace tablee::nimmt::opponents {

std::span<const BotInfo> training_opponents();

}  // namespace tablee::nimmt::opponents
