#pragma once
// A bot: asked a question, it works in slices until it has an answer. All of them stand behind this
// face, from dice to search, in the worker, on the main thread and natively.

#include <memory>
#include <span>
#include <string_view>

#include "games/question.h"

namespace tablee {

// One decision being thought about. The question, and the view it points to, outlive it.
class Thinking {
 public:
  virtual ~Thinking() = default;
  // Works for about that long; true once the answer stands. Bounded by the question's budget over
  // all slices.
  virtual bool step(int ms) = 0;
  // The best answer so far: always a legal move, even before the first step.
  virtual Decision decision() const = 0;
};

struct BotInfo {
  std::string_view name;  // in records, commands and word keys: [a-z0-9_]+
  std::unique_ptr<Thinking> (*ask)(const Question& question);
  bool reads_history = false;  // needs Question::history; others may be asked without it
};

// The bots that play a game, weakest first; empty where the game is unknown.
std::span<const BotInfo> bots_of(std::string_view game);
// Null where that game has no bot of that name.
const BotInfo* find_bot(std::string_view game, std::string_view name);

// Asks and works until the answer stands.
Decision think(const BotInfo& bot, const Question& question);

}  // namespace tablee
