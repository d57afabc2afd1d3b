#pragma once
// The one door through which the table asks for a bot's decision. Whoever thinks stands behind it:
// this program's bots, a worker, another process.

#include "table/match.h"

namespace tablee {

class Thinker {
 public:
  virtual ~Thinker() = default;
  // The answer must be one of question.legal; the table checks.
  virtual Decision decide(const Question& question) = 0;
};

// Plays a match on until a person must decide or it is over; seats[i] thinks for seat i and may be
// null for people. Deals as needed. An illegal answer ends it with an error.
Status play_on(Match& match, std::span<Thinker* const> seats, Budget budget);

}  // namespace tablee
