#pragma once
// The result of a match for its only person, as text to send: a line of words, a row of coloured
// squares for each round, and the same in words again for screen readers.

#include <string>

#include "table/only_person.h"
#include "table/outcome.h"
#include "text/text.h"

namespace tablee::app {

// For a finished match with one person. Contains no names; ends with the question whether others do
// better, which a link to the same deal follows.
std::string result_text(const Match& match, Seat seat, bool daily, text::Language language);
// "12 heads, place 2 of 4".
Message score_text(const Match& match, const Outcome& outcome);

}  // namespace tablee::app
