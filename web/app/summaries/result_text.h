#pragma once
// How a match went for the one person in it, as text to send: a line of words, a row of coloured
// squares a round, and the same in words again for whoever has it read aloud.

#include <optional>
#include <string>

#include "table/outcome.h"
#include "text/text.h"

namespace tablee::app {

// The seat of the only person there; nothing where there is none, or several.
std::optional<Seat> only_person(const std::vector<SeatSetup>& seats);
// Of a match that is over, in which somebody is the only person. Names nobody; ends with the
// question whether others do better, after which a link to the same deal comes.
std::string result_text(const Match& match, Seat seat, bool daily, text::Language language);
// "12 heads, place 2 of 4".
Message score_text(const Match& match, const Outcome& outcome);

}  // namespace tablee::app
