#pragma once
// The interface of all bots, from random play to search, in the worker, on the main thread and
// natively. A bot is given a question and works in slices until it has an answer.

#include <memory>
#include <span>
#include <string_view>

#include "core/characters.h"
#include "games/policies.h"
#include "games/question.h"

namespace tablee {

// The work on one decision. The question, and the view that it points to, must outlive it.
class Thinking {
 public:
  virtual ~Thinking() = default;
  // Works for about that many milliseconds; returns true once the answer is final. The question's
  // budget limits the work of all slices together.
  virtual bool step(int ms) = 0;
  // The best answer so far: always a legal move, even before the first step.
  virtual Decision decision() const = 0;
};

struct BotInfo {
  std::string_view name;  // the name in records, commands and word keys: [a-z0-9_]+
  std::unique_ptr<Thinking> (*ask)(const Question& question);
  bool reads_history = false;  // needs Question::history; for other bots it may be left empty
};

// The bots that play a game, weakest first; empty where the game is unknown.
std::span<const BotInfo> bots_of(std::string_view game);
// Its characters (core/characters.h), each at each of its strengths.
std::span<const BotInfo> cast_of(std::string_view game);
// Null where the game has no bot of that name.
const BotInfo* find_bot(std::string_view game, std::string_view name);

// What that character dislikes about each legal move, as in bots/leanings.h.
void lean(std::string_view game, Character character, const Question& question, Costs& dislikes);

// Works on the question until the answer is final.
Decision think(const BotInfo& bot, const Question& question);

}  // namespace tablee
