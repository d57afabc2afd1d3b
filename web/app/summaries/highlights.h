#pragma once
// What is worth telling again of a trick, a round and a match, counted from what happened in it.

#include <vector>

#include "core/message.h"
#include "table/match.h"
#include "text/text.h"

namespace tablee::app {

// Where the last trick begins among the events: cards were turned over then.
std::size_t last_trick(const Match& match);

// What everybody may hear of an event; empty where nothing is said of it.
Message told_of(text::Language language, const Match& match, std::size_t event);

// The dearest thing that somebody took in the round that ended last; empty where nothing cost
// anything.
Message worst_of_round(const Match& match);

// What was taken since that person decided last; empty where they have decided nothing yet.
Message missed(const Match& match, Seat seat);

// Who won back most places since they stood worst; where nobody did, who was never behind. Empty
// after less than two rounds.
Message how_places_changed(const Sheet& sheet);

// A match that is over in three lines, or fewer where it has less to tell: its worst moment, how
// the places changed, who played most safely or made the best bargain, how close it was.
std::vector<Message> match_highlights(const Match& match);

// A kind word for whoever is last; empty where nobody is.
Message word_for_last(const Match& match);

}  // namespace tablee::app
