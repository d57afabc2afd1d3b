#include "games/nothanks/causes.h"

#include <algorithm>
#include <cstdlib>

namespace tablee::nothanks {
namespace {

// By how much the card would raise the points of a seat's cards.
int change_for(const Public& p, Seat seat) { return change(p.taken[seat], p.card); }

// "15 points", "no points" or "2 points less".
Message points_words(int points) {
  return (points > 0   ? msg("nothanks.why.points")
          : points < 0 ? msg("nothanks.why.points_less")
                       : msg("nothanks.why.points_none"))
      .with("points", std::abs(points));
}

// So few chips that those on the card weigh more than its points.
constexpr int kFewChips = 5;

Cause of_taking(const Public& p) {
  const int points = change_for(p, p.actor);
  const int sum = points - p.pot;
  const bool run = points < p.card;
  const int own = p.chips[p.actor];
  const auto fact = [&](Message left) {
    Message m = p.pot == 0 ? (run ? msg("nothanks.why.run") : msg("nothanks.why.alone"))
                           : (run ? msg("nothanks.why.run_chips") : msg("nothanks.why.chips"));
    std::move(m).with_message("sum", points_words(sum)).with("card", p.card);
    if (p.pot > 0) std::move(m).with("pot", p.pot).with_message("left", std::move(left));
    return m;
  };
  const bool few = own <= kFewChips && own < p.pot;
  Cause taking = cause_of_move(fact(few ? msg("nothanks.why.left").with("chips", own) : Message{}),
                               sum > 0 ? Side::against : Side::in_favour, std::max(sum, 0));
  // Few chips are a reason to take the card alone.
  taking.plain = fact({});
  if (p.pot > 0 || sum <= 0)
    taking.prize = (p.pot == 0 ? msg("nothanks.why.prize") : msg("nothanks.why.prize_chips"))
                       .with("card", p.card)
                       .with("pot", p.pot);
  return taking;
}

// The first of the next players who cannot refuse; kNobody: all can.
Seat without_chips(const Public& p) {
  for (int i = 1; i < p.options.players; ++i) {
    const Seat seat = seat_at((p.actor + i) % p.options.players);
    if (p.chips[seat] == 0) return seat;
  }
  return kNobody;
}

// What comes if everybody refuses, for whom the card costs the same.
Cause of_waiting(const Public& p) {
  const int pot = p.pot + p.options.players;
  const bool last = p.chips[p.actor] == 1;
  return cause_of_move((last ? msg("nothanks.why.back_last") : msg("nothanks.why.back"))
                           .with("card", p.card)
                           .with("pot", pot)
                           .with_message("sum", points_words(p.card - pot)));
}

// Whom the card would cost least. Only one player can hold the card below it and only one that
// above it, so no two players pay the same unless all pay its number.
Cause of_refusing(const Public& p) {
  Seat least = p.actor;
  for (int i = 0; i < p.options.players; ++i)
    if (change_for(p, seat_at(i)) < change_for(p, least)) least = seat_at(i);
  const int points = change_for(p, least);
  const Seat forced = without_chips(p);
  if (forced != kNobody && (least == p.actor || points == p.card)) {
    const bool next = forced == seat_at((p.actor + 1) % p.options.players);
    return cause_of_move((next ? msg("nothanks.why.must_next") : msg("nothanks.why.must"))
                             .with("card", p.card)
                             .with_seat("seat", forced),
                         change_for(p, p.actor) > p.pot ? Side::in_favour : Side::against);
  }
  if (points == p.card) return of_waiting(p);
  const auto with_arguments = [&](Message m) {
    return std::move(m)
        .with("card", p.card)
        .with_seat("seat", least)
        .with_message("points", points_words(points));
  };
  const bool last = p.chips[p.actor] == 1;
  if (least != p.actor)
    return cause_of_move(with_arguments(msg("nothanks.why.wanted"))
                             .with_message("last", last ? msg("nothanks.why.last") : Message{}),
                         Side::against);
  return cause_of_move(with_arguments(msg("nothanks.why.suits_you"))
                           .with_message("last", last ? msg("nothanks.why.even_last") : Message{}),
                       Side::in_favour);
}

}  // namespace

Cause cause(const View& v, Move move) { return move.take ? of_taking(v.pub) : of_refusing(v.pub); }

}  // namespace tablee::nothanks
