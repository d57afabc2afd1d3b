#pragma once
// The words that a game needs because of what it declares: its kinds of table, options, events,
// lessons and so on. Their keys are put together when they are used, so no check of the keys in the
// code finds those that are missing. The build of the words reads this list
// (scripts/words/words.mjs).

#include <string>
#include <vector>

#include "games/any_game.h"

namespace tablee {

// Keys, each once.
struct ImpliedWords {
  std::vector<std::string> said;  // need a text that is not empty
  std::vector<std::string> log;   // of events; an empty text: the log does not mention the event
};

ImpliedWords implied_words(const AnyGame& game);

}  // namespace tablee
