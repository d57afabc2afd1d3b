#pragma once
// Which events belong to the round that is being played.

#include "table/match.h"

namespace tablee {

// The index of the first event after the last end of a round; 0 in the first round. Right after the
// end of a round it is the number of all events.
inline std::size_t first_event_of_round(const Match& match) {
  std::size_t at = match.events().size();
  while (at > 0 && !match.events()[at - 1].ends_round()) --at;
  return at;
}

}  // namespace tablee
