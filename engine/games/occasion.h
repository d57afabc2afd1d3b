#pragma once
// What somebody at the table may have something to say about.

#include <cstddef>
#include <span>
#include <string_view>

#include "core/event.h"

namespace tablee {

// Words are the house's, one set a temper (web/app/remarks.h): "remark.<temper>.<what>".
struct Occasion {
  std::string_view what;  // "took", much at once; "bargain", what was worth it; "broke", had to
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
