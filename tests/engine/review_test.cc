// The review of a match.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <map>
#include <set>
#include <span>
#include <tuple>
#include <utility>

#include "bots/bot.h"
#include "core/levels.h"
#include "table/outcome.h"
#include "table/review.h"
#include "tests/engine/random_play.h"
#include "tests/engine/reason_parts.h"
#include "text/text.h"

using namespace tablee;
using namespace tablee::test;

namespace {

// What each source brought adds up to the points.
void check_sources(const Message& from, int points) {
  std::int64_t sum = 0;
  for (const Message& each : from.args.front().messages)
    sum += figure(inner_part(each, "points"), "points");
  CHECK(sum == points);
}

Match played(std::string_view game, std::uint64_t seed) {
  auto match = Match::start(setup_of(*find_game(game), {{"players", 3}}, seed));
  REQUIRE(match.ok());
  Rng rng(seed);
  play_randomly(*match, rng, 1, [] {});
  return std::move(*match);
}

}  // namespace

TEST_CASE("review: every choice is asked once, as it was asked in the match", "[review]") {
  for (const AnyGame* game : all_games()) {
    const Match match = played(game->id(), 3);
    auto review = Review::start(match.record());
    REQUIRE(review.ok());
    std::size_t choices = 0;
    std::size_t last = 0;
    while (review->next()) {
      const Question q = review->question({.ms = 0, .iterations = 1});
      const PlayedMove& move = match.record().moves[review->at()];
      CHECK(q.view->viewer() == move.seat);
      CHECK(std::find(q.legal.begin(), q.legal.end(), move.text) != q.legal.end());
      CHECK(q.legal.size() > 1);
      CHECK((choices == 0 || review->at() > last));
      last = review->at();
      ++choices;
    }
    CHECK(choices > 10);
    CHECK_FALSE(review->next());
  }
}

TEST_CASE("review: a chance to win is never shown as heads", "[review]") {
  Choice choice;
  choice.mark = Mark::slip;
  choice.cost = 68000;
  choice.chance = 240;
  CHECK(text::render(text::Language::en, choice_cost("nimmt", choice), {}) ==
        "chance to win about 24 percentage points lower");
  choice.now = 700, choice.later = 2000;
  CHECK(
      text::render(text::Language::en, choice_cost("nimmt", choice), {}) ==
      "chance to win about 24 percentage points lower, about 3 heads more on average (1 this turn, "
      "2 later)");
  choice.cost = 900, choice.chance = 3;
  CHECK(text::render(text::Language::en, choice_cost("nimmt", choice), {}) ==
        "about 3 heads more on average (1 this turn, 2 later)");
}

TEST_CASE("review: the parts of a cost, now and later, add up to it", "[review]") {
  const auto cost = [](int now, int later) {
    Choice choice;
    choice.mark = Mark::slip;
    choice.cost = now + later, choice.now = now, choice.later = later;
    return text::render(text::Language::en, choice_cost("nimmt", choice), {});
  };
  CHECK(cost(1400, 1400) == "about 3 heads more on average (1 this turn, 2 later)");
  CHECK(cost(400, 2200) == "about 3 heads more on average (in later turns)");
  CHECK(cost(-900, 2900) == "about 2 heads more on average (in later turns)");
  CHECK(cost(600, 800) == "about 1 head more on average (in later turns)");
  CHECK(cost(800, 600) == "about 1 head more on average (this turn)");
  CHECK(cost(1500, 900) == "about 2 heads more on average (this turn)");
  CHECK(cost(2600, -400) == "about 2 heads more on average (this turn)");
}

TEST_CASE("review: accuracy and the most costly moves follow from the costs", "[review]") {
  const Match match = played("nimmt", 9);
  auto review = Review::start(match.record());
  REQUIRE(review.ok());
  // The costs say that seat 0 has always played the best move, seat 1 the worst, seat 2 each half
  // of the time; later decisions cost more.
  int costs = 0;
  while (review->next()) {
    const PlayedMove& move = match.record().moves[review->at()];
    const Question q = review->question({.ms = 0, .iterations = 1});
    const std::string other = q.legal[0] == move.text ? q.legal[1] : q.legal[0];
    costs += 100;
    const bool best = move.seat == 0 || (move.seat == 2 && costs % 200 == 0);
    review->weigh({{move.text, best ? 0 : 1000 + costs}, {other, best ? 1000 : 0}});
  }
  const auto seats = review->seats();
  CHECK(seats[0].accuracy == 100);
  CHECK(seats[0].slips.empty());
  CHECK(seats[1].accuracy == 0);
  // One without a reason is not listed beside others.
  REQUIRE(seats[1].slips.size() >= 2);
  REQUIRE(seats[1].slips.size() <= Review::kMostSlips);
  for (const Choice& slip : seats[1].slips) CHECK_FALSE(slip.why.empty());
  CHECK(seats[1].slips[0].cost > seats[1].slips[1].cost);
  CHECK(seats[1].slips[0].move > seats[1].slips[1].move);
  CHECK(match.record().moves[seats[1].slips[0].move].text == seats[1].slips[0].played);
  CHECK(seats[1].slips[0].played != seats[1].slips[0].best);
  CHECK(seats[2].accuracy > 0);
  CHECK(seats[2].accuracy < 100);
  CHECK(std::ssize(seats[0].choices) == seats[0].decisions);
  for (const Choice& choice : seats[0].choices) CHECK(choice.mark == Mark::best);
}

namespace {

// The place by choices alone, from the accuracies, and what luck made of it: somebody who clearly
// chose worse came before this seat, or somebody better behind it.
void check_skill(const Match& match, int seat, const Message& words,
                 std::span<const SeatReview> seats) {
  const auto [worst, best] = std::ranges::minmax(seats, {}, &SeatReview::accuracy);
  const bool level = best.accuracy - worst.accuracy < 6;
  const Message* skill = said_as(words, level ? "review.skill_level" : "review.skill");
  REQUIRE(skill);
  const int own = seats[seat].accuracy, place = outcome_of(match, seat_at(seat)).rank;
  bool good = level && place == 1, bad = level && place > 1;
  int rank = 1;
  for (int i = 0; i < match.players(); ++i) {
    const int other = seats[i].accuracy, its_place = outcome_of(match, seat_at(i)).rank;
    rank += other > own;
    good |= other - own >= 6 && its_place > place;
    bad |= own - other >= 6 && its_place < place;
  }
  if (!level) CHECK(figure(*skill, "rank") == rank);
  const bool said_good = says(words, "review.luck_good") || says(words, "review.luck_helped");
  const bool said_bad = says(words, "review.luck_bad") || says(words, "review.luck_hurt");
  CHECK(said_good == (good && !bad));
  CHECK(said_bad == (bad && !good));
}

// What followed mistakes, what did not, and what came back or was paid otherwise: figures that sum
// to the points. Without a bad choice nothing followed mistakes.
void check_split(const Message& result, bool always_best, bool two, int points) {
  const Message* split = said_as(result, "review.split");
  CHECK((split != nullptr) == two);
  if (!two) return;
  std::int64_t sum = 0;
  for (const Message& part : split->args.front().messages) {
    const auto here = figure(inner_part(part, "points"), "points");
    CHECK(here > 0);
    sum += part.key == "review.part_back" ? -here : here;
    if (always_best) CHECK(part.key != "review.part_slips");
  }
  CHECK(sum == points);
}

// A match in which seat 1 refuses as long as it can, so that it runs out of chips.
Match played_out_of_chips(std::uint64_t seed) {
  return played_refusing(seed, [](Rng& rng, Seat seat) { return seat == 1 || rng.below(2) == 0; });
}

}  // namespace

TEST_CASE("review: a match's story has its place, its points and what cost most at once",
          "[review]") {
  int slips = 0, right = 0, forced = 0, after = 0, sources = 0;
  every_table(7, [&](Match& match, Rng& rng) {
    if (rng.below(20) != 0) return;
    play_randomly(match, rng, 100, [] {});
    auto review = Review::start(match.record());
    REQUIRE(review.ok());
    // Seat 0 has always played the best move, the others the worst.
    while (review->next()) {
      CHECK(review->seats()[0].story.empty());
      const PlayedMove& move = match.record().moves[review->at()];
      const auto legal = review->question({.ms = 0, .iterations = 1}).legal;
      const std::string& other = legal[0] == move.text ? legal[1] : legal[0];
      review->weigh({{move.text, move.seat == 0 ? 0 : 9000}, {other, move.seat == 0 ? 9000 : 0}});
    }
    const auto seats = review->seats();
    for (int i = 0; i < match.players(); ++i) {
      std::set<std::pair<int, int>> about;
      for (const Choice& slip : seats[i].slips)
        CHECK((slip.card == 0 || about.insert({slip.round, slip.card}).second));
      // What nobody chose is not praised, nor what another choice was as good as.
      CHECK(seats[i].praise.empty() == (i != 0 || seats[i].decisions == 0));
      const Message& story = seats[i].story;
      CHECK(story.empty() == (!match.over() || !match.setup().game->takes_points()));
      if (story.empty()) continue;
      check_sentence(match, story);
      const Outcome outcome = outcome_of(match, seat_at(i));
      const Message& skill = inner_part(story, "second");
      check_skill(match, i, skill, seats);
      const Message& result = inner_part(story, "first");
      int most = 0;
      for (const auto& round : outcome.costs)
        for (const int points : round) most = std::max(most, points);
      const bool two = most >= 2;
      const Message* place = said_as(result, "review.story");
      REQUIRE(place);
      const Message& first = *place;
      CHECK(figure(first, "rank") == outcome.rank);
      CHECK(figure(inner_part(first, "points"), "points") == outcome.points);
      if (const Message* from = said_as(result, "review.sources")) {
        check_sources(*from, outcome.points);
        ++sources;
      }
      check_split(result, i == 0, two, outcome.points);
      if (!two) continue;
      const Message* told = nullptr;
      for (const char* key : {"review.most_slip", "review.most_after", "review.most_right",
                              "review.most_forced", "review.most"})
        if (!told) told = said_as(result, key);
      REQUIRE(told);
      const Message& second = *told;
      CHECK(figure(inner_part(second, "points"), "points") == most);
      slips += second.key == "review.most_slip";
      right += second.key == "review.most_right";
      forced += second.key == "review.most_forced";
      after += second.key == "review.most_after";
      CHECK(second.key != (i == 0 ? "review.most_slip" : "review.most_right"));
      CHECK(second.key != "review.most");
    }
  });
  CHECK(slips > 10);
  CHECK(right > 5);
  CHECK(forced > 3);
  CHECK(forced + after > 5);
  CHECK(sources > 10);
}

TEST_CASE("review: a choice with an unknown cost is not said to have been the only one",
          "[review]") {
  int free = 0, forced = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const AnyGame& game = *find_game(seed % 2 == 0 ? "nothanks" : "nimmt");
    auto match = Match::start(setup_of(game, {{"players", 3}}, seed));
    REQUIRE(match.ok());
    Rng rng(seed);
    play_randomly(*match, rng, 100, [] {});
    auto review = Review::start(match->record());
    REQUIRE(review.ok());
    while (review->next()) continue;
    for (const SeatReview& seat : review->seats()) {
      CHECK_FALSE(says(seat.story, "review.most_slip"));
      CHECK_FALSE(says(seat.story, "review.most_right"));
      free += says(seat.story, "review.most");
      forced += says(seat.story, "review.most_forced");
    }
  }
  CHECK(free > 0);
  CHECK(forced > 0);
}

TEST_CASE("review: every choice has its round and trick, or its card", "[review]") {
  for (const std::string_view game : {"nimmt", "nothanks"}) {
    const Match match = played(game, 9);
    auto review = Review::start(match.record());
    REQUIRE(review.ok());
    while (review->next()) {
      const PlayedMove& move = match.record().moves[review->at()];
      review->weigh({{move.text, 0}});
    }
    int choices = 0;
    for (const SeatReview& seat : review->seats())
      for (const Choice& choice : seat.choices) {
        INFO(game << " move " << choice.move << ": " << choice.played);
        // Counted independently: the decisions of that round so far, and the events of the table.
        const std::size_t events_before = match.events_before(choice.move);
        int round = 0, trick = 0, card = 0;
        for (std::size_t i = 0; i < events_before; ++i) {
          const Event& e = match.events()[i];
          if (e.kind == "deal") ++round, trick = 0;
          trick += e.kind == "reveal";
          if (e.kind == "turn_up") card = e.field("card");
        }
        const bool for_next = choice.played.find("row") == std::string::npos;
        CHECK(choice.round == round);
        if (game == "nimmt") CHECK(choice.trick == trick + for_next);
        CHECK(choice.card == card);
        ++choices;
      }
    CHECK(choices > 10);
  }
}

TEST_CASE("review: the marks for as good, hardly more costly, and a slip", "[review]") {
  const Match match = played("nimmt", 9);
  for (const auto& [lost, mark] : {std::pair{0, Mark::best},
                                   {149, Mark::best},  // 0.6 beside 0.5
                                   {150, Mark::good},
                                   {949, Mark::good},
                                   {950, Mark::slip}}) {  // 1.5
    auto review = Review::start(match.record());
    REQUIRE(review->next());
    const PlayedMove& move = match.record().moves[review->at()];
    const Question q = review->question({.ms = 0, .iterations = 1});
    const std::string other = q.legal[0] == move.text ? q.legal[1] : q.legal[0];
    review->weigh({{move.text, 500 + lost}, {other, 500}});
    const auto seats = review->seats();
    const SeatReview& seat = seats[move.seat];
    REQUIRE(seat.choices.size() == 1);
    CHECK(seat.choices[0].mark == mark);
    CHECK(seat.slips.size() == (mark == Mark::slip));
  }
}

TEST_CASE("review: a bot that searches plays more accurately than the random bot", "[review]") {
  for (const std::string_view game : {"nimmt", "nothanks"}) {
    auto match = Match::start(setup_of(*find_game(game), {{"players", 3}}, 21));
    REQUIRE(match.ok());
    int rounds = 0;
    while (!match->over() && !(match->needs_deal() && rounds == 2)) {
      if (match->needs_deal()) {
        ++rounds;
        REQUIRE(match->deal().ok());
        continue;
      }
      const Seat seat = match->to_act().lowest();
      const auto view = match->state().view(seat);
      const Question q = match->question(*view, {.ms = 0, .iterations = 400});
      const std::string_view bot = seat == 0 ? "master" : "random";
      REQUIRE(match->play(seat, think(*find_bot(game, bot), q).move).ok());
    }
    auto review = Review::start(match->record());
    REQUIRE(review.ok());
    while (review->next())
      review->weigh(
          think(*find_bot(game, kAdviser), review->question({.ms = 0, .iterations = 1200}))
              .evaluations);
    const auto seats = review->seats();
    INFO(game << " " << seats[0].accuracy << " " << seats[1].accuracy);
    CHECK(seats[0].accuracy > 80);
    CHECK(seats[0].accuracy > seats[1].accuracy);
    CHECK(seats[0].accuracy > seats[2].accuracy);
  }
}

namespace {

// Every decision as a slip: another move than the one that was played would have been best.
template <class Visit>
void all_slips(const Match& match, Visit&& visit) {
  auto review = Review::start(match.record());
  REQUIRE(review.ok());
  while (review->next()) {
    const PlayedMove& move = match.record().moves[review->at()];
    std::vector<Evaluation> costs;
    for (const std::string& legal : review->question({.ms = 0, .iterations = 1}).legal)
      costs.push_back({legal, legal == move.text ? 9000 : 500});
    review->weigh(costs);
  }
  for (const SeatReview& seat : review->seats())
    for (const Choice& choice : seat.choices)
      if (choice.mark == Mark::slip) visit(choice);
}

}  // namespace

TEST_CASE("review: what a slip led to is what happened in the match", "[review]") {
  const Match match = played("nimmt", GENERATE(9, 10, 11));
  const AnyGame& game = *match.setup().game;
  // By round, trick and seat: all of it, and by the card that was played.
  std::map<std::tuple<int, int, int>, int> taken;
  std::map<std::tuple<int, int, int>, std::pair<int, int>> with_card;
  int round = 1, trick = 0;
  for (const Event& e : match.events()) {
    if (e.trick() > 0) trick = e.trick();
    if (const auto points = game.taken(e)) {
      taken[{round, trick, e.seat}] += *points;
      with_card[{round, e.card(), e.seat}] = {trick, *points};
    }
    if (e.ends_round()) ++round, trick = 0;
  }
  int at_once = 0, later = 0;
  all_slips(match, [&](const Choice& choice) {
    if (choice.played.starts_with("row")) return;
    const int points = taken[{choice.round, choice.trick, choice.seat}];
    const bool known = says(choice.why, "nimmt.why.full") || says(choice.why, "nimmt.why.low");
    if (known) return;
    CHECK((says(choice.why, "review.taken") == (points > 1)));
    if (says(choice.why, "review.taken")) {
      CHECK(figure(*part_of(choice.why, "points"), "points") == points);
      ++at_once;
    }
    if (!says(choice.why, "review.kept")) return;
    CHECK(points == 0);
    const Message& kept =
        choice.why.key == "review.kept" ? choice.why : inner_part(choice.why, "second");
    const auto [then, cost] = with_card[{choice.round, std::stoi(choice.best), choice.seat}];
    CHECK(figure(kept, "trick") == then);
    CHECK(then > choice.trick);
    CHECK(figure(inner_part(kept, "points"), "points") == cost);
    ++later;
  });
  CHECK(at_once > 0);
  CHECK(later > 5);
}

TEST_CASE("review: who else took a card that was refused is said", "[review]") {
  const Match match = played_out_of_chips(9);
  // The event in which each card was taken.
  std::map<std::pair<int, int>, const Event*> taken;
  // What each player did about the cards, by round, in order; and whether it had no chip.
  std::map<std::pair<int, int>, std::vector<std::pair<const Event*, bool>>> done;
  std::map<int, int> chips;
  int round = 1, pot = 0;
  for (const Event& e : match.events()) {
    if (e.kind == "deal")
      for (int i = 0; i < match.players(); ++i) chips[i] = 11;
    if (e.kind == "no" || e.kind == "take")
      done[{round, e.seat}].push_back({&e, chips[e.seat] == 0});
    if (e.kind == "no") --chips[e.seat], ++pot;
    if (e.kind == "take") taken[{round, e.card()}] = &e, chips[e.seat] += std::exchange(pot, 0);
    if (e.ends_round()) ++round;
  }
  int said = 0, had_to = 0;
  all_slips(match, [&](const Choice& choice) {
    CHECK_FALSE(choice.why.empty());
    // What a refusal led to: the next card, if the player then had no chip.
    const std::size_t before = match.events_before(choice.move);
    for (const auto& [e, forced] : done[{choice.round, choice.seat}]) {
      const bool about_it = e->card() == choice.card;
      if (static_cast<std::size_t>(e - match.events().data()) < before) continue;
      if (about_it && e->kind == "no") continue;
      const int points = match.setup().game->taken(*e).value_or(0);
      CHECK(says(choice.why, "review.forced_later") == (forced && !about_it && points >= 2));
      if (!says(choice.why, "review.forced_later")) break;
      const Message& last = inner_part(choice.why, "second");
      CHECK(figure(last, "card") == e->card());
      CHECK(figure(inner_part(last, "points"), "points") == points);
      ++had_to;
      break;
    }
    if (says(choice.why, "review.forced_later")) return;
    const Event& event = *taken[{choice.round, choice.card}];
    const char* key = event.seat == choice.seat ? "review.came_back" : "review.took_later";
    const bool later = says(choice.why, key);
    CHECK(later == (event.seat != choice.seat || choice.played == "no"));
    if (!later) return;
    const Message& took = choice.why.key == key ? choice.why : inner_part(choice.why, "second");
    if (event.seat != choice.seat) CHECK(figure(took, "seat") == event.seat);
    CHECK(figure(inner_part(took, "points"), "points") == match.setup().game->taken(event));
    ++said;
  });
  CHECK(said > 10);
  CHECK(had_to > 0);
}

TEST_CASE("review: what could not be refused after a mistake that led to it followed the mistake",
          "[review]") {
  int after = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Match match = played_out_of_chips(seed);
    auto review = Review::start(match.record());
    REQUIRE(review.ok());
    while (review->next())
      if (match.record().moves[review->at()].text == "no")
        review->weigh({{.move = "no", .cost = 9000, .others = 50, .forced = 80},
                       {.move = "take", .cost = 0, .forced = 5}});
    const Message story = review->seats()[1].story;
    CHECK_FALSE(says(story, "review.part_forced"));
    after += says(story, "review.part_slips");
  }
  CHECK(after > 5);
}
