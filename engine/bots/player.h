#pragma once
// A character at work: asks a level for the costs of the moves, and chooses by its own habits.

#include "bots/bot.h"
#include "bots/leanings.h"

namespace tablee {

// `level`: the level's thinking about that question. `most`: as in Leanings<G>::kMost.
std::unique_ptr<Thinking> think_as(Character character, const Question& question,
                                   std::unique_ptr<Thinking> level, Dislikes dislikes, int most);

}  // namespace tablee
