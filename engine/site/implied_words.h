#pragma once
// The words that a game needs because of what it declares: its kinds of table, options, events,
// lessons and so on. Their keys are composed when they are used, so a search for keys in the code
// cannot find that one is missing. The build of the words therefore reads this list
// (scripts/words/words.mjs).

#include <string>
#include <vector>

#include "games/any_game.h"

namespace tablee {

// Lists of keys, each key once.
struct ImpliedWords {
  std::vector<std::string> said;  // keys that need a text that is not empty
  std::vector<std::string> log;   // keys of events; an empty text: the log leaves the event out
};

ImpliedWords implied_words(const AnyGame& game);

}  // namespace tablee
