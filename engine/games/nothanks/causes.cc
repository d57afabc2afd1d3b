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
  if (points < p.card && p.pot == 0)
    return cause_of_move(with_sum(msg("nothanks.why.run")), side, std::max(sum, 0));
  if (points < p.card)
    return cause_of_move(with_sum(msg("nothanks.why.run_chips")).with("pot", p.pot), side,
                         std::max(sum, 0));
  if (p.pot == 0) return cause_of_move(with_sum(msg("nothanks.why.alone")), side, std::max(sum, 0));
  return cause_of_move(with_sum(msg("nothanks.why.chips")).with("pot", p.pot), side,
                       std::max(sum, 0));
}

// Whom the card would cost least. Only one player can hold the card below it and only one that
// above it, so no two players pay the same unless all pay its number.
Cause of_refusing(const Public& p) {
  Seat least = p.actor;
  for (int i = 0; i < p.options.players; ++i)
    if (change_for(p, seat_at(i)) < change_for(p, least)) least = seat_at(i);
  const int points = change_for(p, least);
  const auto with_arguments = [&](Message m) {
    return std::move(m)
        .with("card", p.card)
        .with_seat("seat", least)
        .with_message("points", points_words(points))
        .with_message("last", p.chips[p.actor] == 1 ? msg("nothanks.why.last") : Message{});
  };
  if (points == p.card) return cause_of_move(with_arguments(msg("nothanks.why.same")));
  if (least != p.actor)
    return cause_of_move(with_arguments(msg("nothanks.why.wanted")), Side::against);
  return cause_of_move(with_arguments(msg("nothanks.why.suits_you")), Side::in_favour);
}

}  // namespace

Cause cause(const View& v, Move move) { return move.take ? of_taking(v.pub) : of_refusing(v.pub); }

}  // namespace tablee::nothanks
