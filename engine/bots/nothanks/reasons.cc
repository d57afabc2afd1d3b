#include "bots/nothanks/reasons.h"

namespace tablee::nothanks {
namespace {

int change_for(const Public& p, Seat seat) { return change(p.taken[seat], p.card); }

// The other seat whose points the card would raise least; of equal seats the next in turn.
Seat keenest(const Public& p) {
  const int n = p.options.players;
  Seat keenest = seat_at((p.actor + 1) % n);
  for (int step = 2; step < n; ++step) {
    const Seat seat = seat_at((p.actor + step) % n);
    if (change_for(p, seat) < change_for(p, keenest)) keenest = seat;
  }
  return keenest;
}

}  // namespace

Message reason(const View& v, Move move) {
  const Public& p = v.pub;
  if (move.take) {
    const int points = change_for(p, p.actor);
    return msg("nothanks.why.take")
        .with("points", points)
        .with("pot", p.pot)
        .with("sum", points - p.pot);
  }
  const Seat other = keenest(p);
  return msg("nothanks.why.no")
      .with_seat("seat", other)
      .with("points", change_for(p, other))
      .with("left", p.chips[p.actor] - 1);
}

}  // namespace tablee::nothanks
