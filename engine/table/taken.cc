#include "table/taken.h"

#include <algorithm>
#include <utility>

namespace tablee {

std::vector<Taken> all_taken(const Match& match, Seat seat) {
  const AnyGame& game = *match.setup().game;
  std::vector<Taken> all;
  Taken now{.round = 1};
  for (const Event& e : match.events()) {
    now.event = &e - match.events().data();
    if (e.trick() > 0) now.trick = e.trick(), now.card = now.points = 0;
    if (e.ends_round()) now = {.round = now.round + 1};
    const int points = e.seat == seat ? game.taken(e).value_or(0) : 0;
    if (now.trick == 0) now.card = e.card(), now.points = 0;
    if (points <= 0) continue;
    if (std::exchange(now.points, now.points + points) > 0) all.pop_back();
    all.push_back(now);
  }
  return all;
}

bool led_to(const Match& match, const Choice& c, const Taken& taken) {
  if (taken.trick > 0) return c.round == taken.round && c.trick == taken.trick;
  return match.events_before(c.move) <= taken.event &&
         (c.move + 1 == match.record().moves.size() ||
          taken.event < match.events_before(c.move + 1));
}

const Choice* worst_that_led(const SeatMoves& moves, const Taken& taken) {
  const Choice* worst = nullptr;
  for (const Choice& c : moves.choices)
    if (led_to(moves.match, c, taken) &&
        (!worst || c.slips_now() > worst->slips_now() ||
         (c.slips_now() == worst->slips_now() && c.mark > worst->mark)))
      worst = &c;
  return worst;
}

Origin origin_of(const SeatMoves& moves, const Taken& taken) {
  const Choice* worst = worst_that_led(moves, taken);
  if (worst && worst->slips_now()) return Origin::mistake;
  const bool only = !worst && std::ranges::any_of(moves.forced, [&](const Choice& c) {
    return led_to(moves.match, c, taken);
  });
  for (const Choice& c : moves.choices) {
    if (c.round != taken.round) continue;
    if (c.kept_until > 0 && c.kept_until == taken.trick) return Origin::mistake;
    const bool before = moves.match.events_before(c.move) < taken.event;
    if (only && ((c.forces && before) || (c.forced_card > 0 && c.forced_card == taken.card)))
      return Origin::mistake;
  }
  return only ? Origin::no_choice : Origin::neither;
}

}  // namespace tablee
