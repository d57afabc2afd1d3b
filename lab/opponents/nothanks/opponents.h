#pragma once
// Non merci's strangers by name, for the build's list.

#include "strangers/strangers.h"

namespace tablee::nothanks::strangers {

const BotInfo* find_sparring(std::string_view name);
const BotInfo* find_examiner(std::string_view name);
inline constexpr Strangers kFound{"nothanks", find_sparring, find_examiner};

}  // namespace tablee::nothanks::strangers
