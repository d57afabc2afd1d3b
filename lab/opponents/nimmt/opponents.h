#pragma once
// 6 qui prend's strangers by name, for the build's list.

#include "strangers/strangers.h"

namespace tablee::nimmt::strangers {

const BotInfo* find_sparring(std::string_view name);
const BotInfo* find_examiner(std::string_view name);
inline constexpr Strangers kFound{"nimmt", find_sparring, find_examiner};

}  // namespace tablee::nimmt::strangers
