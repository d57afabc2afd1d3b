#pragma once
// Players made against the master as it stands, to tell how exploitable it is (docs/ARENA.md):
// native only, never shipped. Each game's is called "challenger".

#include "bots/bot.h"

namespace tablee {

// That of one game, as challengers/<game>/challenger.h has it for the build's list.
struct Challenger {
  std::string_view game;
  BotInfo bot;
};

// Null where that game has no challenger of that name.
const BotInfo* find_challenger(std::string_view game, std::string_view name);

}  // namespace tablee
