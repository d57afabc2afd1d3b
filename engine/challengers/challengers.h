#pragma once
// Players made against the master as it stands, to tell how exploitable it is (docs/ARENA.md):
// native only, never shipped. Each game's is called "challenger".

#include "bots/bot.h"

namespace tablee {

// Null where that game has no challenger of that name.
const BotInfo* find_challenger(std::string_view game, std::string_view name);

}  // namespace tablee
