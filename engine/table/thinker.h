#pragma once
// The only interface through which the table asks for a bot's decision. Behind it is a bot of this
// program, a worker or another process.

#include "table/match.h"

namespace tablee {

class Thinker {
 public:
  virtual ~Thinker() = default;
  // The answer must be one of question.legal; the table checks it.
  virtual Decision decide(const Question& question) = 0;
};

// Plays a match on until a person must decide or it is over, dealing as needed. seats[i] decides
// for seat i and may be null for a person. An illegal answer ends it with an error.
Status play_on(Match& match, std::span<Thinker* const> seats, Budget budget);

}  // namespace tablee
