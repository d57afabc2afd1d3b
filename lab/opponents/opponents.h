#pragma once
// Opponents made in another way than our bots, to measure the bots with. They are native only,
// never shipped, and never among the bots' opponent models. There are two sets: training opponents
// to train and tune with, and held-out opponents that are not used before a figure is reported in
// docs/ARENA.md.

#include "bots/bot.h"

namespace tablee {

// The opponents of one game, as opponents/<game>/opponents.h defines them for the build's list;
// each function finds the one of that name, or null.
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

// Null where the game has no opponent of that name in either set.
const BotInfo* find_opponent(std::string_view game, std::string_view name);
// Whether that opponent is held out.
bool is_held_out(std::string_view game, std::string_view name);

}  // namespace tablee
