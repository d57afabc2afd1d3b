#pragma once
// Highlights of a trick, a round and a match, computed from their events.

#include <vector>

#include "core/message.h"
#include "table/match.h"
#include "text/text.h"

namespace tablee::app {

// Where the last trick begins among the events: cards were turned over then.
std::size_t last_trick(const Match& match);

// The public text of an event; empty if it has none.
Message told_of(text::Language language, const Match& match, std::size_t event);

// The most expensive thing that a player took in the last complete round; empty if nothing cost
// anything.
Message worst_of_round(const Match& match);

// What was taken since that person decided last; empty where they have decided nothing yet.
Message missed(const Match& match, Seat seat);

// The player who won back most places since their worst one; if nobody did, the player who was
// never behind. Empty before the second round.
Message how_places_changed(const Sheet& sheet);

// A finished match in at most three lines: its worst event, how the places changed, who played most
// safely or made the best bargain, how close it was.
std::vector<Message> match_highlights(const Match& match);

// A kind word for the last player; empty if nobody is last.
Message word_for_last(const Match& match);

}  // namespace tablee::app
