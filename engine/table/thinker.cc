#include "table/thinker.h"

namespace tablee {

Status play_on(Match& match, std::span<Thinker* const> seats, Budget budget) {
  while (!match.over()) {
    if (match.needs_deal()) {
      if (Status s = match.deal(); !s) return s;
      continue;
    }
    // The hidden choices of all bots are made before people are asked; the lowest seat that has a
    // bot goes next.
    Seat next = kNobody;
    for (const Seat seat : match.to_act())
      if (next == kNobody && seats[seat]) next = seat;
    if (next == kNobody) return {};
    const auto view = match.state().view(next);
    const Decision decision = seats[next]->decide(match.question(*view, budget));
    if (Status s = match.play(next, decision.move); !s) return s;
  }
  return {};
}

}  // namespace tablee
