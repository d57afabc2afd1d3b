#include "table/story.h"

#include <algorithm>

#include "table/outcome.h"
#include "table/points_text.h"

namespace tablee {
namespace {

// What was taken in one trick or, in a game without tricks, with one card.
struct Taken {
  int round = 0, trick = 0, card = 0, points = 0;
  std::size_t event = 0;  // the last of it
};

Taken most_taken(const Match& match, Seat seat) {
  const AnyGame& game = *match.setup().game;
  Taken most, now{.round = 1};
  for (const Event& e : match.events()) {
    now.event = &e - match.events().data();
    if (e.trick() > 0) now.trick = e.trick(), now.card = now.points = 0;
    if (e.ends_round()) now = {.round = now.round + 1};
    const int points = e.seat == seat ? game.taken(e).value_or(0) : 0;
    if (now.trick == 0) now.card = e.card(), now.points = 0;
    now.points += points;
    if (points > 0 && now.points > most.points) most = now;
  }
  return most;
}

// Whether that choice led to it: the taking itself or, of secret choices, any of that trick.
bool led_to(const Match& match, const Choice& c, const Taken& most) {
  if (most.trick > 0) return c.round == most.round && c.trick == most.trick;
  return match.events_before(c.move) <= most.event &&
         (c.move + 1 == match.record().moves.size() ||
          most.event < match.events_before(c.move + 1));
}

// The worst of the choices that led to it; null: none.
const Choice* worst_that_led(const Match& match, const Taken& most,
                             std::span<const Choice> choices) {
  const Choice* worst = nullptr;
  for (const Choice& c : choices)
    if (led_to(match, c, most) && (!worst || c.mark > worst->mark)) worst = &c;
  return worst;
}

// The message for it: by a mistake, with the best choice, with none, or none of these.
Message cost_most(const Match& match, const Taken& most, std::span<const Choice> choices,
                  std::span<const Choice> forced) {
  const auto led = [&](const Choice& c) { return led_to(match, c, most); };
  const Choice* worst = worst_that_led(match, most, choices);
  if (!worst)
    return std::ranges::any_of(forced, led) ? msg("review.most_forced") : msg("review.most");
  if (worst->mark == Mark::slip)
    return msg("review.most_slip").with_message("best", worst->best_words);
  return worst->mark == Mark::best ? msg("review.most_right") : msg("review.most");
}

// How often each source of points brought the seat some, and how many; empty where they are not all
// that it got.
Message sources_of(const Match& match, Seat seat, int all) {
  const AnyGame& game = *match.setup().game;
  std::vector<Message> sources;
  int sum = 0;
  for (const EventKind& kind : game.event_kinds()) {
    if (!kind.source) continue;
    int count = 0, points = 0;
    for (const Event& e : match.events())
      if (e.seat == seat && e.kind == kind.kind) ++count, points += game.taken(e).value_or(0);
    sum += points;
    if (count > 0)
      sources.push_back(msg_family(std::string(game.id()) + ".source.", kind.kind)
                            .with("count", count)
                            .with_message("points", points_text(game.id(), points)));
  }
  if (sources.empty() || sum != all) return {};
  return msg("review.sources").with_messages("sources", std::move(sources));
}

}  // namespace

Message story_of(const Match& match, Seat seat, std::span<const Choice> choices,
                 std::span<const Choice> forced) {
  const AnyGame& game = *match.setup().game;
  if (!match.over() || !game.takes_points()) return {};
  const Outcome outcome = outcome_of(match, seat);
  Message story = msg("review.story")
                      .with("rank", outcome.rank)
                      .with("players", match.players())
                      .with_message("points", points_text(game.id(), outcome.points));
  story = joined(std::move(story), sources_of(match, seat, outcome.points));
  const Taken most = most_taken(match, seat);
  if (most.points < kFeltPoints) return story;
  Choice place;
  place.round = most.round, place.trick = most.trick, place.card = most.card;
  return joined(std::move(story), cost_most(match, most, choices, forced)
                                      .with_message("points", points_text(game.id(), most.points))
                                      .with_message("place", choice_place(place)));
}

Message skill_of(const Match& match, Seat seat, std::span<const int> given) {
  if (!match.over() || !match.setup().game->takes_points()) return {};
  // A quarter more may be chance.
  const auto worse = [&](int a, int b) {
    return 1000 * kFeltPoints <= given[a] - given[b] && given[a] - given[b] >= given[a] / 4;
  };
  // From 1; equal ones share a place.
  const auto by_choices = [&](int i) {
    int rank = 1;
    for (int other = 0; other < match.players(); ++other) rank += worse(i, other);
    return rank;
  };
  bool level = true;
  for (int i = 0; i < match.players(); ++i) level &= by_choices(i) == 1;
  if (level) return msg("review.skill_level");
  const int rank = by_choices(seat), place = outcome_of(match, seat).rank;
  int sharing = 0;
  for (int i = 0; i < match.players(); ++i) sharing += by_choices(i) == rank;
  return (place < rank   ? msg("review.skill_lucky")
          : place > rank ? msg("review.skill_unlucky")
                         : msg("review.skill"))
      .with("rank", rank)
      .with("players", match.players())
      .with_message("shared", sharing > 1 ? msg("review.shared") : Message{});
}

const Choice* mistake_behind_most(const Match& match, Seat seat, std::span<const Choice> choices) {
  if (!match.over() || !match.setup().game->takes_points()) return nullptr;
  const Taken most = most_taken(match, seat);
  const Choice* worst = most.points < kFeltPoints ? nullptr : worst_that_led(match, most, choices);
  return worst && worst->mark == Mark::slip ? worst : nullptr;
}

}  // namespace tablee
