#pragma once
// What somebody at the table may have something to say about.

#include <cstddef>
#include <span>
#include <string_view>

#include "core/event.h"

namespace tablee {

// Words are the game's, one set a temper (web/app/summaries/remarks.h): "<id>.remark.<temper>.<what>"; of
// "took" and "gave", which come more than once an evening, two: "…took_one", "…took_two".
struct Occasion {
  std::string_view what;  // "took", much at once; any other word that the game has words for
  Seat seat = kNobody;    // whom it befell
  // Whose doing it was, where it was another's who may gloat ("gave"); kNobody: nobody's.
  Seat giver = kNobody;
};

// Where the trick of that event began: where cards were turned over last.
inline std::size_t trick_of(std::span<const Event> events, std::size_t at) {
  while (at > 0 && !events[at].reveals) --at;
  return at;
}

}  // namespace tablee
