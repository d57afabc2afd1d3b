#pragma once
// Who plays in the arena: one of our bots, or any program that speaks the protocol.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "tools/console.h"

namespace tablee::tools {

struct Contestant {
  std::string label;             // in tables
  const BotInfo* bot = nullptr;  // ours
  std::string command{};         // theirs, where bot is null
};

// "A,B,…": bots by name, the laboratory's opponents where they are linked (lab_opponents.h), or
// "exec:COMMAND", each with an optional "label=" in front; "\," is a comma within. Held-out
// opponents only where `held_out` allows them.
Result<std::vector<Contestant>> contestants_of(std::string_view text, std::string_view game,
                                               bool held_out);

struct Choice {
  std::string move;  // always legal
  std::int64_t nanoseconds = 0;
  bool forfeited = false;
};

// A contestant on one seat. Asked by one thread only.
class Player {
 public:
  virtual ~Player() = default;
  virtual Choice choose(const Question& question) = 0;
};

// A process for an exec: contestant, started when first asked; `seat` is for its warnings.
std::unique_ptr<Player> make_player(const Contestant& contestant, Seat seat,
                                    const Console& console);

}  // namespace tablee::tools
