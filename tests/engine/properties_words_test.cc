// Every screen and every line of the log of every game, in every language: no text is missing, and
// the items offer exactly the legal moves.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/nesting.h"
#include "tests/engine/random_play.h"
#include "text/text.h"

using namespace tablee;
using namespace tablee::test;

namespace {

std::vector<std::string> names_of(const Match& match) {
  std::vector<std::string> names;
  for (const SeatSetup& seat : match.seats()) names.push_back(seat.name);
  return names;
}

// The text that is missing in a language, or nothing.
std::string unsaid(const Message& m, std::span<const std::string> names) {
  for (const text::Language language : text::kLanguages) {
    const std::string said = text::render(language, m, names);
    if (said.find("⟨") != std::string::npos) return std::string(text::code(language)) + ": " + said;
    if (said.find_first_of("{}") != std::string::npos) return "a brace: " + said;
  }
  return {};
}

std::string wrong_nesting(const Items& items) {
  const auto error = nesting_error(items);
  return error ? "wrongly nested: " + error->id + ": " + std::string(error->why) : std::string();
}

// The same at every step of the moves that are composed of several words.
std::string wrong_composing(const AnyView& view) {
  std::vector<std::string> steps{""};
  for (std::size_t i = 0; i < steps.size(); ++i) {
    Items items = view.describe();
    view.compose(items, steps[i]);
    if (std::string wrong = wrong_nesting(items); !wrong.empty()) return wrong;
    for (const Item& item : items)
      if (item.action.verb == Verb::compose &&
          std::find(steps.begin(), steps.end(), item.action.text) == steps.end())
        steps.push_back(item.action.text);
  }
  return {};
}

std::string wrong_items(const AnyView& view, std::span<const std::string> names) {
  const auto legal = view.legal_moves();
  std::set<std::string> left(legal.begin(), legal.end());
  std::set<std::string> ids;
  const Items items = view.describe();
  if (std::string wrong = wrong_nesting(items); !wrong.empty()) return wrong;
  if (std::string wrong = wrong_composing(view); !wrong.empty()) return wrong;
  for (const Item& item : items) {
    if (item.id.empty() || !ids.insert(item.id).second) return "an id twice: " + item.id;
    if (item.text.empty()) return "nothing to say: " + item.id;
    if (text::render(text::Language::fr, item.text, names).empty()) return "empty: " + item.id;
    for (const Message& m : {item.text, item.hint})
      if (std::string wrong = unsaid(m, names); !wrong.empty()) return item.id + ": " + wrong;
    if ((item.role == Role::heading) != (item.level > 0)) return "a level: " + item.id;
    const bool acts = item.role == Role::button || item.role == Role::toggle ||
                      item.role == Role::choice || item.role == Role::input;
    if (acts == item.action.empty()) return "role and action: " + item.id;
    if (item.action.verb == Verb::move && left.erase(item.action.text) == 0)
      return "not a legal move, or offered twice: " + item.action.text;
  }
  if (!left.empty()) return "not offered: " + *left.begin();
  for (const std::string& move : legal)
    if (std::string wrong = unsaid(view.describe_move(move), names); !wrong.empty()) return wrong;
  if (!view.describe_move("no such move").empty()) return "described what is no move";
  return {};
}

}  // namespace

TEST_CASE("Every screen has all texts in every language and offers every move once",
          "[property][conformance]") {
  every_table(21, [](Match& match, Rng& rng) {
    const auto names = names_of(match);
    play_randomly(match, rng, 2, [&] {
      const bool between = match.over() || match.needs_deal();
      if (rng.below(between ? 4 : 40) != 0) return;
      for (const int viewer :
           {-1, static_cast<int>(rng.below(static_cast<std::uint32_t>(match.players()))),
            static_cast<int>(match.to_act().lowest())}) {
        const auto view = match.state().view(seat_at(viewer));
        const std::string wrong = wrong_items(*view, names);
        if (!wrong.empty()) FAIL(wrong << "\n" << write_record(match.record()));
      }
    });
  });
}

TEST_CASE("Every event has a text in every language", "[property][conformance]") {
  every_table(22, [](Match& match, Rng& rng) {
    play_randomly(match, rng, 2, [] {});
    const auto names = names_of(match);
    for (const Event& e : match.events()) {
      // Events of every turn are rendered often enough by this share.
      if (rng.below(e.kind == "choose" || e.kind == "place" || e.kind == "draft" ? 8 : 2) != 0)
        continue;
      const std::string wrong = unsaid(event_message(match.setup().game->id(), e), names);
      if (!wrong.empty()) FAIL(wrong);
    }
  });
}

// The texts of the log follow from what a game declares (engine/site/implied_words.h).
TEST_CASE("Every event is of a kind that the game declares", "[property][conformance]") {
  every_table(24, [](Match& match, Rng& rng) {
    play_randomly(match, rng, 2, [] {});
    const auto kinds = match.setup().game->event_kinds();
    for (const Event& e : match.events()) {
      const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                     [&](const EventKind& each) { return each.kind == e.kind; });
      if (kind == kinds.end()) FAIL("not declared: " << e.kind);
      if (kind->per_seat == e.per_seat.empty()) FAIL("per_seat of " << e.kind);
    }
  });
}

TEST_CASE("What a game declares for its screens, it declares once, and completely",
          "[words][conformance]") {
  for (const AnyGame* game : games_under_test()) {
    CAPTURE(game->id());
    std::set<std::string_view> kinds;
    for (const EventKind& event : game->event_kinds()) CHECK(kinds.insert(event.kind).second);
    CHECK(kinds.contains("round_end"));
    for (const Topic& topic : game->topics()) CHECK(topic.rules[0] > 0);
  }
}

TEST_CASE("Every event reads back as it was written", "[property][conformance]") {
  every_table(23, [](Match& match, Rng& rng) {
    play_randomly(match, rng, 1, [] {});
    for (const Event& e : match.events()) {
      if (rng.below(4) != 0) continue;
      json::Writer out;
      write_event(out, e);
      const auto again = read_event(*json::parse(out.text()));
      REQUIRE(again.ok());
      json::Writer twice;
      write_event(twice, *again);
      REQUIRE(twice.text() == out.text());
    }
  });
}

TEST_CASE("Every error has a text in every language", "[property][conformance]") {
  for (const AnyGame* game : games_under_test()) {
    const auto check_text = [&](const Status& s) {
      REQUIRE_FALSE(s.ok());
      const std::string wrong = unsaid(s.error().what, {});
      CHECK(wrong.empty());
    };
    for (const OptionInfo& option : game->options())
      check_text(game->check({{std::string(option.key), option.high + 1}}));
    check_text(game->check({{"no_such_option", 0}}));
    auto match = Match::start(setup_of(*game, {{"players", game->min_seats()}}, 1));
    REQUIRE(match.ok());
    const auto state = match->state().clone();
    check_text(state->deal("seed x", nullptr));
    check_text(state->deal("nonsense", nullptr));
    check_text(state->apply(0, "nonsense", nullptr));
    check_text(match->play(0, "1"));
    REQUIRE(match->deal().ok());
    check_text(match->deal());
    check_text(match->play(seat_at(game->min_seats()), "1"));
  }
}
