#pragma once
// The contestants of the arena: our bots, or any program that speaks the protocol.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "tools/console.h"

namespace tablee::tools {

struct Contestant {
  std::string label;             // the name in tables
  const BotInfo* bot = nullptr;  // one of our bots
  std::string command{};         // starts another program, where bot is null
};

// Reads "A,B,…": names of bots or of the laboratory's opponents, where they are linked
// (lab_opponents.h), or "exec:COMMAND", each with an optional "label=" in front; "\," is a comma
// inside one. Held-out opponents are an error unless `held_out`.
Result<std::vector<Contestant>> contestants_of(std::string_view text, std::string_view game,
                                               bool held_out);

struct Choice {
  std::string move;  // always legal
  std::int64_t nanoseconds = 0;
  bool forfeited = false;
};

// A contestant at one seat. To be used by one thread only.
class Player {
 public:
  virtual ~Player() = default;
  virtual Choice choose(const Question& question) = 0;
};

// For an exec: contestant it starts a process at the first question; `seat` appears in its
// warnings.
std::unique_ptr<Player> make_player(const Contestant& contestant, Seat seat,
                                    const Console& console);

}  // namespace tablee::tools
