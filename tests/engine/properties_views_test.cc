// What a seat may know, for every game with all options. Its view can be written and read without
// loss; and in a twin, a state that differs only in what the seat can't know, its view, events,
// legal moves and advice are identical to the byte.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "bots/bot.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

namespace {

std::string wrong_round_trip(const AnyView& view) {
  const std::string text = text_of(view);
  const auto value = json::parse(text);
  if (!value) return "unreadable JSON";
  const auto again = view.game().read_view(*value);
  if (!again) return "refused its own view: " + again.error().where;
  if (text_of(**again) != text) return "another view came back";
  if (text_of((*again)->describe()) != text_of(view.describe())) return "described otherwise";
  if ((*again)->legal_moves() != view.legal_moves()) return "other legal moves";
  return {};
}

std::string wrong_decision(const AnyView& ours, const AnyView& theirs, const Match& match) {
  Question here = match.question(ours, {.ms = 0, .iterations = 8});
  if (here.legal.empty()) return {};
  Question there = here;
  there.view = &theirs;
  there.legal = theirs.legal_moves();
  for (const BotInfo& bot : bots_of(ours.game().id())) {
    const Decision a = think(bot, here);
    const Decision b = think(bot, there);
    if (a.move != b.move) return std::string(bot.name) + " knows more than it may";
    if (std::find(here.legal.begin(), here.legal.end(), a.move) == here.legal.end())
      return std::string(bot.name) + " answers what is no legal move";
    if (a.evaluations.size() != b.evaluations.size()) return "evaluations differ";
    for (std::size_t i = 0; i < a.evaluations.size(); ++i)
      if (a.evaluations[i].move != b.evaluations[i].move ||
          a.evaluations[i].cost != b.evaluations[i].cost)
        return "evaluations differ";
  }
  return {};
}

std::string wrong_twin(const AnyView& view, const Match& match, Rng& rng) {
  const auto twin = view.sample(rng);
  const auto seen = twin->view(view.viewer());
  if (text_of(*seen) != text_of(view)) return "the twin looks different";
  if (text_of(seen->describe()) != text_of(view.describe()))
    return "the twin is described otherwise";
  const auto legal = view.legal_moves();
  if (seen->legal_moves() != legal) return "other legal moves in the twin";
  for (const std::string& move : legal)
    if (!(seen->describe_move(move) == view.describe_move(move)))
      return "another advice on " + move;
  if (twin->to_act() != match.to_act() || twin->over() != match.over() ||
      twin->needs_deal() != match.needs_deal())
    return "the twin is at another point";
  return wrong_decision(view, *seen, match);
}

std::string wrong_view(const Match& match, Seat viewer, Rng& rng) {
  const auto view = match.state().view(viewer);
  if (view->viewer() != viewer) return "a view of another seat";
  if (view->players() != match.players()) return "another number of players";
  if (match.to_act().has(viewer) && view->needs_secret() && view->peek().empty())
    return "a secret needed that is not there";
  std::string wrong = wrong_round_trip(*view);
  if (wrong.empty()) wrong = wrong_twin(*view, match, rng);
  return wrong.empty() ? wrong : "viewer " + std::to_string(viewer) + ": " + wrong;
}

// Any seat of the table, or the public.
Seat any_viewer(const Match& match, Rng& rng) {
  return seat_at(static_cast<int>(rng.below(static_cast<std::uint32_t>(match.players()) + 1)) - 1);
}

// The open view of a seat shows what the public may know, in the seat's words: it is the same in
// every state that the public can't distinguish.
std::string wrong_open_view(const Match& match, Rng& rng) {
  const auto twin = match.state().view(kNobody)->sample(rng);
  const Seat seat =
      seat_at(static_cast<int>(rng.below(static_cast<std::uint32_t>(match.players()))));
  const auto ours = match.state().open_view(seat);
  const auto theirs = twin->open_view(seat);
  if (text_of(*ours) != text_of(*theirs)) return "an open view holds a secret";
  if (text_of(ours->describe()) != text_of(theirs->describe()))
    return "the items of an open view hold a secret";
  if (text_of(ours->peek()) != text_of(theirs->peek()))
    return "the button to look at secrets holds a secret";
  if (!match.to_act().has(seat) || ours->needs_secret()) return {};
  // The moves in the open view are some of the seat's moves, and all of them if the seat has
  // nothing to look at.
  const auto open = ours->legal_moves();
  const auto all = match.state().view(seat)->legal_moves();
  if (open.empty()) return "a public decision can't be made from the open view";
  for (const std::string& move : open)
    if (std::find(all.begin(), all.end(), move) == all.end()) return "not legal: " + move;
  if (ours->peek().empty() && open != all) return "not all can be decided in the open";
  return {};
}

// Where several seats decide at once, the choice of one is visible to no other.
std::string wrong_secrecy(const Match& match, Rng& rng) {
  if (match.to_act().size() < 2) return {};
  const Seat chooser = any_seat(rng, match.to_act());
  const auto moves = match.state().view(chooser)->legal_moves();
  const auto a = match.state().clone();
  const auto b = match.state().clone();
  EventLog events_a;
  EventLog events_b;
  if (!a->apply(chooser, moves.front(), &events_a).ok()) return "refused";
  if (!b->apply(chooser, moves.back(), &events_b).ok()) return "refused";
  for (int i = -1; i < match.players(); ++i) {
    if (i == chooser) continue;
    const auto visible = [&](EventLog& log) {
      std::vector<Event> events;
      for (const Event& e : log.events)
        if (e.visible_to(seat_at(i))) events.push_back(e);
      return text_of(events);
    };
    if (visible(events_a) != visible(events_b)) return "an event shows a hidden choice";
    if (text_of(*a->view(seat_at(i))) != text_of(*b->view(seat_at(i))))
      return "a view shows a hidden choice";
  }
  return {};
}

// Checks one step in `one_in` of a match of every table.
template <class Check>
void at_every_table(std::uint64_t seed, std::uint32_t one_in, Check&& check) {
  every_table(seed, [&](Match& match, Rng& rng) {
    play_randomly(match, rng, 2, [&] {
      if (rng.below(one_in) != 0) return;
      const std::string wrong = check(match, rng);
      if (!wrong.empty()) FAIL(wrong << "\n" << write_record(match.record()));
    });
  });
}

std::string wrong_for_any(const Match& match, Rng& rng) {
  return wrong_view(match, any_viewer(match, rng), rng);
}

std::string wrong_for_all(const Match& match, Rng& rng) {
  std::string wrong;
  for (int i = -1; i < match.players() && wrong.empty(); ++i)
    wrong = wrong_view(match, seat_at(i), rng);
  return wrong;
}

// A sampled state can be played to the end of its round.
std::string wrong_future(const Match& match, Rng& rng) {
  const auto world = match.state().view(any_viewer(match, rng))->sample(rng);
  while (!world->to_act().empty()) {
    const Seat seat = any_seat(rng, world->to_act());
    if (!world->apply(seat, any_of(rng, world->view(seat)->legal_moves()), nullptr).ok())
      return "a sampled world gets stuck";
  }
  return {};
}

}  // namespace

TEST_CASE("Twin states look the same, read the same and are played the same",
          "[property][conformance]") {
  at_every_table(11, 40, wrong_for_any);
}

TEST_CASE("The open view contains no seat's secret", "[property][conformance]") {
  at_every_table(12, 32, wrong_open_view);
}

TEST_CASE("A secret choice is visible to no other seat", "[property][conformance]") {
  at_every_table(13, 12, wrong_secrecy);
}

TEST_CASE("A sampled state can be played to the end of its round", "[property][conformance]") {
  at_every_table(14, 40, wrong_future);
}

TEST_CASE("Views at every step, for every viewer", "[.soak]") {
  at_every_table(111, 1, wrong_for_all);
  at_every_table(112, 1, wrong_open_view);
  at_every_table(113, 1, wrong_secrecy);
  at_every_table(114, 2, wrong_future);
}

TEST_CASE("Samples differ where something is hidden", "[property][conformance]") {
  for (const AnyGame* game : games_under_test()) {
    auto match = Match::start(setup_of(*game, {{"players", game->min_seats()}}, 4));
    REQUIRE(match.ok());
    REQUIRE(match->deal().ok());
    Rng rng(1);
    std::set<std::string> worlds;
    for (int i = 0; i < 20; ++i) worlds.insert(text_of(*match->state().view(kNobody)->sample(rng)));
    CHECK(worlds.size() > 15);
  }
}
