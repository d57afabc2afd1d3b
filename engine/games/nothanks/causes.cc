#include "games/nothanks/causes.h"

#include <algorithm>
#include <cstdlib>

namespace tablee::nothanks {
namespace {

// By how much the card would raise the points of a seat's cards.
int change_for(const Public& p, Seat seat) { return change(p.taken[seat], p.card); }

// "15 points", "nothing" or "2 points less".
Message points_words(int points) {
  return (points > 0   ? msg("nothanks.why.points")
          : points < 0 ? msg("nothanks.why.points_less")
                       : msg("nothanks.why.points_none"))
      .with("points", std::abs(points));
}

Cause of_taking(const Public& p) {
  const int points = change_for(p, p.actor);
  const int sum = points - p.pot;
  const Side side = sum > 0 ? Side::against : Side::in_favour;
  const auto with_sum = [&](Message m) {
    return std::move(m).with_message("sum", points_words(sum)).with("card", p.card);
  };
  if (points < p.card && p.pot == 0) return {with_sum(msg("nothanks.why.run")), side};
  if (points < p.card) return {with_sum(msg("nothanks.why.run_chips")).with("pot", p.pot), side};
  if (p.pot == 0) return {with_sum(msg("nothanks.why.alone")), side};
  return {with_sum(msg("nothanks.why.chips")).with("pot", p.pot), side};
}

// Who would pay least for the card, and whether that is one player alone.
Cause of_refusing(const Public& p) {
  const int own = change_for(p, p.actor);
  int least = own, most = own, payers = 0;
  Seat wants = kNobody;
  for (int i = 0; i < p.options.players; ++i) {
    const Seat seat = seat_at(i);
    const int points = change_for(p, seat);
    most = std::max(most, points);
    if (points < least) least = points, payers = 0;
    if (seat != p.actor && points == least) wants = seat, ++payers;
  }
  const auto with_arguments = [&](Message m) {
    return std::move(m)
        .with("card", p.card)
        .with_seat("seat", wants)
        .with("count", payers)
        .with_message("points", points_words(least))
        .with_message("last", p.chips[p.actor] == 1 ? msg("nothanks.why.last") : Message{});
  };
  if (least == most) return {with_arguments(msg("nothanks.why.same")), Side::neither};
  if (least < own)
    return {
        with_arguments(payers == 1 ? msg("nothanks.why.wanted") : msg("nothanks.why.wanted_by")),
        Side::against};
  return {with_arguments(payers == 0 ? msg("nothanks.why.suits_you") : msg("nothanks.why.nobody")),
          Side::in_favour};
}

}  // namespace

Cause cause(const View& v, Move move) { return move.take ? of_taking(v.pub) : of_refusing(v.pub); }

}  // namespace tablee::nothanks
