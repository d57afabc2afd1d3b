#pragma once
// An event that a bot at the table may comment on.

#include <cstddef>
#include <span>
#include <string_view>

#include "core/event.h"

namespace tablee {

// Words of the remark: "<id>.remark.<temper>.<what>", for each temper of bots
// (web/app/summaries/remarks.h). "took" and "gave", which are frequent, have two variants each,
// such as "took_one" and "took_two".
struct Occasion {
  // Part of the key of the remark, see above: "took" where the seat took much at once, or any other
  // name that the game has words for.
  std::string_view what;
  Seat seat = kNobody;  // the seat that the event happened to
  // The seat that caused it and may comment on it as "gave"; kNobody: none.
  Seat giver = kNobody;
};

// The index of the event that began the trick of events[at]: the last that revealed cards.
inline std::size_t trick_of(std::span<const Event> events, std::size_t at) {
  while (at > 0 && !events[at].reveals) --at;
  return at;
}

}  // namespace tablee
