// Which of the last events can be explained.

#include <algorithm>

#include "web/app/services/session.h"

namespace tablee::app {

std::optional<std::size_t> Session::taken() const {
  const auto& events = match_.events();
  const auto& moves = match_.record().moves;
  // By seat: events there were before its last decision.
  std::vector<std::size_t> decided(match_.seats().size(), events.size());
  for (std::size_t m = 0; m < moves.size(); ++m) decided[moves[m].seat] = match_.events_before(m);
  const std::size_t first = *std::min_element(decided.begin(), decided.end());
  for (std::size_t i = events.size(); i-- > first;) {
    const Seat seat = events[i].seat;
    if (seat == kNobody || !match_.person(seat) || i < decided[seat]) continue;
    if (match_.state().cause(events, i).points) return i;
  }
  return std::nullopt;
}

}  // namespace tablee::app
