#include "table/story.h"

#include <algorithm>
#include <array>
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

// The message for it: by a mistake, with the best choice, with none, or none of these.
Message cost_most(const SeatMoves& moves, const Taken& most) {
  const Origin origin = origin_of(moves, most);
  const Choice* worst = worst_that_led(moves, most);
  if (origin == Origin::mistake)
    return worst && worst->slips_now()
               ? msg("review.most_slip").with_message("best", worst->best_words)
               : msg("review.most_after");
  if (origin == Origin::no_choice) return msg("review.most_forced");
  return worst && worst->mark == Mark::best ? msg("review.most_right") : msg("review.most");
}

// How much of what was taken followed a mistake, how much had to be taken, and how much came
// without a mistake; and what something else, such as chips, gave back or cost.
Message split(const SeatMoves& moves, const std::vector<Taken>& all, int points) {
  std::array<int, 3> sums{};
  for (const Taken& each : all)
    sums[static_cast<std::size_t>(origin_of(moves, each))] += each.points;
  const auto& [mistaken, unchosen, rest] = sums;
  const int back = mistaken + unchosen + rest - points;
  std::vector<Message> parts;
  const auto add = [&](Message part, int sum) {
    if (sum > 0)
      parts.push_back(
          std::move(part).with_message("points", points_text(moves.match.setup().game->id(), sum)));
  };
  add(msg("review.part_slips"), mistaken);
  add(msg("review.part_forced"), unchosen);
  add(msg("review.part_rest"), rest);
  add(msg("review.part_more"), -back);
  add(msg("review.part_back"), back);
  return msg("review.split").with_messages("parts", std::move(parts));
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

Message story_of(const SeatMoves& moves) {
  const auto& [match, seat, choices, forced] = moves;
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
  story = joined(std::move(story), cost_most(moves, most)
                                       .with_message("points", points_text(game.id(), most.points))
                                       .with_message("place", choice_place(place)));
  return choices.empty() ? story : joined(std::move(story), split(moves, all, outcome.points));
}

Message skill_of(const SeatMoves& moves, std::span<const int> accuracies) {
  const auto& [match, seat, choices, forced] = moves;
  if (!match.over() || !match.setup().game->takes_points()) return {};
  // A smaller difference may be chance.
  constexpr int kApart = 6;
  const int own = accuracies[seat], place = outcome_of(match, seat).rank;
  int rank = 1, sharing = 0;
  // Against those who clearly chose worse, or better.
  bool lost = false, won = false;
  for (int i = 0; i < match.players(); ++i) {
    const int other = accuracies[i], its_place = outcome_of(match, seat_at(i)).rank;
    rank += other > own, sharing += other == own;
    lost |= own - other >= kApart && its_place < place;
    won |= other - own >= kApart && its_place > place;
  }
  const auto [worst, best] = std::ranges::minmax(accuracies);
  const bool level = best - worst < kApart;
  Message skill = level ? msg("review.skill_level")
                        : msg("review.skill")
                              .with("rank", rank)
                              .with("players", match.players())
                              .with_message("shared", shared_words(sharing));
  if (level) won = place == 1, lost = !won;  // luck decided
  Message luck = luck_of(moves, won == lost ? Luck::none : won ? Luck::good : Luck::bad);
  return joined(std::move(skill), std::move(luck));
}

const Choice* mistake_behind_most(const SeatMoves& moves) {
  const auto& [match, seat, choices, forced] = moves;
  if (!match.over() || !match.setup().game->takes_points()) return nullptr;
  const Taken most = most_of(all_taken(match, seat));
  const Choice* worst = most.points < kFeltPoints ? nullptr : worst_that_led(moves, most);
  return worst && worst->slips_now() ? worst : nullptr;
}

}  // namespace tablee
