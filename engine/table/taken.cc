#include "table/taken.h"

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

}  // namespace tablee
