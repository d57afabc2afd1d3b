#pragma once
// Players whose minds are made another way than our bots', to measure these with: native only,
// never shipped, never among what our bots guess about others. Two sets: sparring partners, to
// train and to tune with, and examiners, whom nobody looks at before a figure is told in
// docs/ARENA.md.

#include "bots/bot.h"

namespace tablee {

// Those of one game, as strangers/<game>/strangers.h has them for the build's list; each finds one
// of that name, or null.
struct Strangers {
  std::string_view game;
  const BotInfo* (*sparring)(std::string_view name);
  const BotInfo* (*examiner)(std::string_view name);
};

inline const BotInfo* find_in(std::span<const BotInfo> set, std::string_view name) {
  for (const BotInfo& bot : set)
    if (bot.name == name) return &bot;
  return nullptr;
}

// Null where that game has no stranger of that name, of either set.
const BotInfo* find_stranger(std::string_view game, std::string_view name);
// Is that one an examiner?
bool is_examiner(std::string_view game, std::string_view name);

}  // namespace tablee
