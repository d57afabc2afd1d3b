// What a review says of luck: its sums and examples are what happened, beside what was expected.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>

#include "table/outcome.h"
#include "table/review.h"
#include "tests/engine/reason_parts.h"

using namespace tablee;
using namespace tablee::test;

namespace {

constexpr int kExpected = 4;  // points a turn
constexpr int kStriking = 3;

// Each choice was as good as the others, so that luck decided.
std::vector<SeatReview> all_alike(const Match& match) {
  auto review = Review::start(match.record());
  REQUIRE(review.ok());
  while (review->next()) {
    const PlayedMove& move = match.record().moves[review->at()];
    Evaluation made{.move = move.text, .now = 1000 * kExpected, .later = 1000 * kExpected};
    if (move.text == "no") made.others = 90;
    review->weigh({made});
  }
  return review->seats();
}

// One example; returns how far it was from what was expected, in points.
int check_example(const Message& one, const Outcome& outcome, bool good, int& tricks) {
  const auto points = figure(inner_part(one, "points"), "points");
  if (one.key == "review.luck_trick") {
    ++tricks;
    const Message& place = inner_part(one, "place");
    const auto at = [&](std::string_view name) {
      return static_cast<std::size_t>(figure(place, name) - 1);
    };
    CHECK(points == outcome.costs.at(at("round")).at(at("trick")));
    CHECK(figure(one, "expected") == kExpected);
    CHECK((points < kExpected) == good);
    return std::abs(static_cast<int>(points) - kExpected);
  }
  CHECK(good == (one.key == "review.luck_fits"));
  CHECK(points > 0);
  return 1000;
}

// The sum of all turns beside what was expected, where every turn is known; returns whether it is.
bool check_sum(const Message& story, const Outcome& outcome, bool all_tricks) {
  const Message* good = said_as(story, "review.luck_sum_good");
  const Message* bad = said_as(story, "review.luck_sum_bad");
  if (!good && !bad) return false;
  const Message& sum = good ? *good : *bad;
  const auto expected = figure(sum, "expected");
  CHECK(figure(inner_part(sum, "points"), "points") == outcome.points);
  CHECK((good ? expected - outcome.points : outcome.points - expected) >= 5);
  std::size_t all = 0;
  for (const auto& round : outcome.costs) all += round.size();
  if (all_tricks) CHECK(expected == kExpected * std::ssize(outcome.costs) * 10);
  CHECK(expected <= kExpected * static_cast<std::int64_t>(all));
  return true;
}

void check_examples(const Message& luck, const Outcome& outcome, bool good, int& tricks) {
  const auto& examples = luck.args.front().messages;
  CHECK((examples.size() == 1 || examples.size() == 2));
  int before = 1000;
  for (const Message& one : examples) {
    const int luck_of_it = check_example(one, outcome, good, tricks);
    CHECK(luck_of_it >= kStriking);
    CHECK(luck_of_it <= before);
    before = luck_of_it;
  }
}

}  // namespace

TEST_CASE("luck: sums and examples are what happened, beside what was expected", "[review]") {
  int tricks = 0, sums = 0;
  every_table(11, [&](Match& match, Rng& rng) {
    // There are hundreds of tables of 6 qui prend.
    const bool many = kind_of(*match.setup().game, match.setup().options).name == "nimmt";
    if (many && rng.below(20) != 0) return;
    play_randomly(match, rng, 100, [] {});
    if (!match.over() || !match.setup().game->takes_points()) return;
    const auto seats = all_alike(match);
    for (int i = 0; i < match.players(); ++i) {
      const Outcome outcome = outcome_of(match, seat_at(i));
      const Message& story = seats[i].story;
      check_sentence(match, story);
      CHECK(says(story, "review.skill_level"));
      CHECK_FALSE(says(story, "review.luck_little"));  // luck decided
      bool good = outcome.rank == 1;
      if (check_sum(story, outcome, many)) {
        ++sums;
        good = says(story, "review.luck_sum_good");
      }
      for (const char* key : {"review.luck_most", "review.luck_good", "review.luck_bad"})
        if (const Message* luck = said_as(story, key)) check_examples(*luck, outcome, good, tricks);
      CHECK_FALSE(says(story, good ? "review.luck_bad" : "review.luck_good"));
    }
  });
  CHECK(sums > 20);
  CHECK(tricks > 20);
}

TEST_CASE("luck: what followed a mistake of its own turn is no bad luck", "[review]") {
  int taken = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    auto match = Match::start(setup_of(*find_game("nimmt"), {{"players", 3}}, seed));
    REQUIRE(match.ok());
    Rng rng(seed);
    play_randomly(*match, rng, 100, [] {});
    auto review = Review::start(match->record());
    REQUIRE(review.ok());
    // Every choice with a hidden card is a mistake, of all seats, so that luck decided.
    while (review->next()) {
      const PlayedMove& move = match->record().moves[review->at()];
      const auto legal = review->question({.ms = 0, .iterations = 1}).legal;
      const std::string& other = legal[0] == move.text ? legal[1] : legal[0];
      review->weigh({{.move = move.text, .cost = 1500, .now = 1500, .later = 0},
                     {.move = other, .cost = 0, .now = 0, .later = 0}});
    }
    for (const SeatReview& seat : review->seats())
      if (const Message* bad = said_as(seat.story, "review.luck_most");
          bad && says(seat.story, "review.luck_sum_bad"))
        for (const Message& one : bad->args.front().messages) {
          // Only what could not be chosen: the last card of a round.
          CHECK(figure(inner_part(one, "place"), "trick") == 10);
          ++taken;
        }
  }
  CHECK(taken > 0);
}

TEST_CASE(
    "luck: a card that was to go to others and could not be refused, or that took points away",
    "[review]") {
  int back = 0, saved = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const Match match = played_refusing(seed, [](Rng& rng, Seat) { return rng.below(10) > 0; });
    const auto seats = all_alike(match);
    for (int i = 0; i < match.players(); ++i) {
      const auto took = [&](const Message& one, auto points_are) {
        const auto card = figure(one, "card"), points = figure(inner_part(one, "points"), "points");
        return std::ranges::any_of(match.events(), [&](const Event& e) {
          return e.kind == "take" && e.seat == seat_at(i) && e.card() == card &&
                 points_are(*match.setup().game->taken(e), points);
        });
      };
      if (const Message* bad = said_as(seats[i].story, "review.luck_bad"))
        for (const Message& one : bad->args.front().messages) {
          CHECK(one.key == "review.luck_back");
          CHECK(took(one, [](int here, std::int64_t said) { return here == said; }));
          ++back;
        }
      if (const Message* good = said_as(seats[i].story, "review.luck_good"))
        for (const Message& one : good->args.front().messages) {
          CHECK(one.key == "review.luck_fits");
          CHECK(took(one, [](int here, std::int64_t said) { return -here == said && said >= 5; }));
          ++saved;
        }
    }
  }
  CHECK(back > 5);
  CHECK(saved > 5);
}
