#pragma once
// 6 qui prend's sparring partners: who trains or tunes may play against these.

#include <span>

#include "bots/bot.h"

namespace tablee::nimmt::strangers {

std::span<const BotInfo> sparring();

}  // namespace tablee::nimmt::strangers
