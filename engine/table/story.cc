#include "table/story.h"

#include "table/outcome.h"
#include "table/points_text.h"

namespace tablee {
namespace {

// In points; less is not worth a sentence.
constexpr int kFelt = 2;

// What was taken in one trick or, in a game without tricks, with one card.
struct Taken {
  int round = 0, trick = 0, card = 0, points = 0;
};

Taken most_taken(const Match& match, Seat seat) {
  const AnyGame& game = *match.setup().game;
  Taken most, now{.round = 1};
  for (const Event& e : match.events()) {
    if (e.trick() > 0) now.trick = e.trick(), now.points = 0;
    if (e.ends_round()) now = {.round = now.round + 1};
    const int points = e.seat == seat ? game.taken(e).value_or(0) : 0;
    if (now.trick == 0) now.card = e.card(), now.points = 0;
    now.points += points;
    if (points > 0 && now.points > most.points) most = now;
  }
  return most;
}

// The message for it: a mistake, the right choice, or neither.
Message cost_most(const Taken& most, std::span<const Choice> choices) {
  bool slip = false, best = false, good = false;
  for (const Choice& c : choices) {
    if (c.round != most.round || (most.trick > 0 ? c.trick != most.trick : c.card != most.card))
      continue;
    (c.mark == Mark::slip ? slip : c.mark == Mark::best ? best : good) = true;
  }
  return slip            ? msg("review.most_slip")
         : best && !good ? msg("review.most_right")
                         : msg("review.most");
}

}  // namespace

Message story_of(const Match& match, Seat seat, std::span<const Choice> choices) {
  const AnyGame& game = *match.setup().game;
  if (!match.over() || !game.takes_points()) return {};
  const Outcome outcome = outcome_of(match, seat);
  Message story = msg("review.story")
                      .with("rank", outcome.rank)
                      .with("players", match.players())
                      .with_message("points", points_text(game.id(), outcome.points));
  const Taken most = most_taken(match, seat);
  if (most.points < kFelt) return story;
  Choice place;
  place.round = most.round, place.trick = most.trick, place.card = most.card;
  if (most.trick > 0) place.card = 0;
  return joined(std::move(story), cost_most(most, choices)
                                      .with_message("points", points_text(game.id(), most.points))
                                      .with_message("place", choice_place(place)));
}

}  // namespace tablee
