#pragma once
// Players whose minds are made another way than our bots', to measure these with: native only,
// never shipped, never among what our bots guess about others. Two sets: training opponents, to
// train and to tune with, and held-out opponents, whom nobody looks at before a figure is told in
// docs/ARENA.md.

#include "bots/bot.h"

namespace tablee {

// Those of one game, as opponents/<game>/opponents.h has them for the build's list; each finds one
// of that name, or null.
struct OpponentSet {
  std::string_view game;
  const BotInfo* (*training)(std::string_view name);
  const BotInfo* (*held_out)(std::string_view name);
};

inline const BotInfo* find_in(std::span<const BotInfo> set, std::string_view name) {
  for (const BotInfo& bot : set)
    if (bot.name == name) return &bot;
  return nullptr;
}

// Null where that game has no opponent of that name, of either set.
const BotInfo* find_opponent(std::string_view game, std::string_view name);
// Is that one a held-out opponent?
bool is_held_out(std::string_view game, std::string_view name);

}  // namespace tablee
