#include "table/story.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "table/luck.h"
#include "table/outcome.h"
#include "table/points_text.h"
#include "table/taken.h"

namespace tablee {
namespace {

// The first of the largest; without points if nothing was taken.
Taken most_of(const std::vector<Taken>& all) {
  const auto most = std::ranges::max_element(all, {}, &Taken::points);
  return most == all.end() ? Taken{} : *most;
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
    if (led_to(match, c, most) && (!worst || c.slips_now() > worst->slips_now() ||
                                   (c.slips_now() == worst->slips_now() && c.mark > worst->mark)))
      worst = &c;
  return worst;
}

// The message for it: by a mistake, with the best choice, with none, or none of these.
Message cost_most(const Match& match, const Taken& most, std::span<const Choice> choices,
                  std::span<const Choice> forced) {
  const auto led = [&](const Choice& c) { return led_to(match, c, most); };
  const Choice* worst = worst_that_led(match, most, choices);
  if (!worst)
    return std::ranges::any_of(forced, led) ? msg("review.most_forced") : msg("review.most");
  if (worst->slips_now()) return msg("review.most_slip").with_message("best", worst->best_words);
  return worst->mark == Mark::best ? msg("review.most_right") : msg("review.most");
}

// How much of what was taken followed a mistake, how much had to be taken, and how much came
// without a mistake: the latter is bad luck.
Message split(const Match& match, const std::vector<Taken>& all, std::span<const Choice> choices,
              std::span<const Choice> forced, int points) {
  // A card that could not be refused, as a mistake had led to it.
  const auto was_caused = [&](const Taken& each) {
    return std::ranges::any_of(choices, [&](const Choice& c) {
      return c.forced_card > 0 && c.forced_card == each.card && c.round == each.round;
    });
  };
  // Or a better card stayed in hand until then.
  const auto was_kept = [&](const Taken& each) {
    return std::ranges::any_of(choices, [&](const Choice& c) {
      return c.kept_until > 0 && c.kept_until == each.trick && c.round == each.round;
    });
  };
  int mistaken = 0, unchosen = 0, rest = 0;
  for (const Taken& each : all) {
    const auto led = [&](const Choice& c) { return led_to(match, c, each); };
    const Choice* worst = worst_that_led(match, each, choices);
    const bool only = !worst && std::ranges::any_of(forced, led);
    const bool slip = (worst && worst->slips_now()) || was_kept(each) || (only && was_caused(each));
    (slip ? mistaken : only ? unchosen : rest) += each.points;
  }
  std::vector<Message> parts;
  const auto add = [&](Message part, int sum) {
    if (sum > 0)
      parts.push_back(
          std::move(part).with_message("points", points_text(match.setup().game->id(), sum)));
  };
  add(msg("review.part_slips"), mistaken);
  add(msg("review.part_forced"), unchosen);
  add(msg("review.part_rest"), rest);
  // Where something else counts, too, such as chips, they are not the points that it has.
  return (mistaken + unchosen + rest == points ? msg("review.split") : msg("review.split_taken"))
      .with_messages("parts", std::move(parts));
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

Message shared_words(int sharing) { return sharing > 1 ? msg("review.shared") : Message{}; }

}  // namespace

Message story_of(const Match& match, Seat seat, std::span<const Choice> choices,
                 std::span<const Choice> forced) {
  const AnyGame& game = *match.setup().game;
  if (!match.over() || !game.takes_points()) return {};
  const Outcome outcome = outcome_of(match, seat);
  int sharing = 0;
  for (int i = 0; i < match.players(); ++i)
    sharing += outcome_of(match, seat_at(i)).rank == outcome.rank;
  Message story = msg("review.story")
                      .with_message("shared", shared_words(sharing))
                      .with("rank", outcome.rank)
                      .with("players", match.players())
                      .with_message("points", points_text(game.id(), outcome.points));
  story = joined(std::move(story), sources_of(match, seat, outcome.points));
  const std::vector<Taken> all = all_taken(match, seat);
  const Taken most = most_of(all);
  if (most.points < kFeltPoints) return story;
  Choice place;
  place.round = most.round, place.trick = most.trick, place.card = most.card;
  story = joined(std::move(story), cost_most(match, most, choices, forced)
                                       .with_message("points", points_text(game.id(), most.points))
                                       .with_message("place", choice_place(place)));
  return choices.empty()
             ? story
             : joined(std::move(story), split(match, all, choices, forced, outcome.points));
}

Message skill_of(const Match& match, Seat seat, std::span<const int> accuracies,
                 std::span<const Choice> choices, std::span<const Choice> forced) {
  if (!match.over() || !match.setup().game->takes_points()) return {};
  // Less may be chance.
  constexpr int kApart = 6;
  // From 1; equal ones share a place.
  const auto by_choices = [&](int i) {
    int rank = 1;
    for (const int other : accuracies) rank += other - accuracies[i] >= kApart;
    return rank;
  };
  bool level = true;
  for (int i = 0; i < match.players(); ++i) level &= by_choices(i) == 1;
  const int rank = by_choices(seat), place = outcome_of(match, seat).rank;
  if (level)
    return joined(msg("review.skill_level"), luck_of(match, seat, choices, forced, place == 1));
  int sharing = 0;
  for (int i = 0; i < match.players(); ++i) sharing += by_choices(i) == rank;
  const Message luck =
      place == rank ? Message{} : luck_of(match, seat, choices, forced, place < rank);
  return joined((place == rank || !luck.empty() ? msg("review.skill")
                 : place < rank                 ? msg("review.skill_lucky")
                                                : msg("review.skill_unlucky"))
                    .with("rank", rank)
                    .with("players", match.players())
                    .with_message("shared", shared_words(sharing)),
                luck);
}

const Choice* mistake_behind_most(const Match& match, Seat seat, std::span<const Choice> choices) {
  if (!match.over() || !match.setup().game->takes_points()) return nullptr;
  const Taken most = most_of(all_taken(match, seat));
  const Choice* worst = most.points < kFeltPoints ? nullptr : worst_that_led(match, most, choices);
  return worst && worst->slips_now() ? worst : nullptr;
}

}  // namespace tablee
