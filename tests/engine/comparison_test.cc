// The rounds of one seat played again by the levels.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "bots/bot.h"
#include "table/comparison.h"
#include "table/comparison_words.h"
#include "table/thinker.h"
#include "tests/engine/random_play.h"
#include "text/text.h"

using namespace tablee;
using namespace tablee::test;

namespace {

// Plays everything again; a cheap move for a cheap test, else the bot that is asked.
void play_all(Comparison& comparison, std::string_view game, bool cheap = false) {
  while (comparison.next()) {
    const Question q = comparison.question();
    const std::string move = cheap ? q.legal[q.noise % q.legal.size()]
                                   : think(*find_bot(game, comparison.bot()), q).move;
    REQUIRE(comparison.play(move).ok());
  }
  CHECK(comparison.at() == comparison.of());
}

class Registered final : public Thinker {
 public:
  explicit Registered(const BotInfo& bot) : bot_(bot) {}
  Decision decide(const Question& question) override { return think(bot_, question); }

 private:
  const BotInfo& bot_;
};

// Two rounds and no limit of points.
OptionSet two_rounds(const AnyGame& game) {
  OptionSet options{{"rounds", 2}};
  if (game.id() == "nimmt") options.emplace_back("target", 0);
  return options;
}

// A match at which those bots sit, decided as at the table of the page.
Match match_of(const AnyGame& game, OptionSet options, const std::vector<std::string>& bots,
               std::uint64_t seed) {
  options.emplace_back("players", static_cast<int>(bots.size()));
  Setup setup = setup_of(game, std::move(options), seed);
  std::vector<Registered> own;
  std::vector<Thinker*> seats;
  for (std::size_t i = 0; i < bots.size(); ++i) {
    setup.seats[i].bot = bots[i];
    own.emplace_back(*find_bot(game.id(), bots[i]));
  }
  for (Registered& bot : own) seats.push_back(&bot);
  auto match = Match::start(std::move(setup));
  REQUIRE(match.ok());
  REQUIRE(play_on(*match, seats, {100, 0}).ok());
  return std::move(*match);
}

std::string figures_of(const Comparison& c) {
  std::string text = std::to_string(c.own());
  for (std::size_t i = 0; i < Comparison::kLevelCount; ++i)
    text += " " + std::to_string(c.points(i).value_or(-999));
  for (const auto& share : {c.deal(), c.choices()})
    if (share) text += " " + std::to_string(share->points) + "±" + std::to_string(share->margin);
  if (c.costly()) text += " " + text_of(costly_words("nimmt", *c.costly()));
  return text;
}

}  // namespace

TEST_CASE("comparison: a level gets what it got in a match in which it sat there", "[comparison]") {
  for (const std::string_view id : {"nimmt", "nothanks"}) {
    const AnyGame& game = *find_game(id);
    for (std::size_t level = 0; level < Comparison::kLevelCount; ++level) {
      const std::string bot(kLevels[level]);
      const Match sat = match_of(game, two_rounds(game), {"hasty", bot, "cunning"}, 7);
      const Match other = match_of(game, two_rounds(game), {"hasty", "dreamer", "cunning"}, 7);
      // As if a person had played what the dreamer did.
      Record record = other.record();
      record.setup.seats[1].bot.clear();
      auto comparison = Comparison::start(record, {.seat = 1, .replays = 2});
      REQUIRE(comparison.ok());
      while (!comparison->points(level)) {
        REQUIRE(comparison->next());
        const Question q = comparison->question();
        REQUIRE(comparison->play(think(*find_bot(id, comparison->bot()), q).move).ok());
      }
      INFO(id << " " << bot);
      CHECK(comparison->own() == other.sheet().totals[1]);
      CHECK(comparison->points(level) == sat.sheet().totals[1]);
    }
  }
}

TEST_CASE("comparison: the same record gives the same figures", "[comparison]") {
  const Match match =
      match_of(*find_game("nimmt"), {{"target", 30}}, {"dreamer", "cautious", "hasty"}, 11);
  Record record = match.record();
  record.setup.seats[0].bot.clear();
  std::vector<std::string> texts;
  for (int i = 0; i < 2; ++i) {
    auto comparison = Comparison::start(record, {.seat = 0, .replays = 3});
    REQUIRE(comparison.ok());
    play_all(*comparison, "nimmt");
    REQUIRE(comparison->deal());
    REQUIRE(comparison->choices());
    CHECK(comparison->deal()->margin > 0);
    texts.push_back(figures_of(*comparison));
  }
  CHECK(texts[0] == texts[1]);
  // The same with all rounds one by one: each begins at the real totals.
  int sum = 0;
  for (std::size_t round = 1; round <= record.deals.size(); ++round) {
    auto comparison =
        Comparison::start(record, {.seat = 0, .round = static_cast<int>(round), .replays = 2});
    REQUIRE(comparison.ok());
    CHECK(comparison->rounds() == 1);
    sum += comparison->own();
  }
  CHECK(sum == match.sheet().totals[0]);
}

TEST_CASE("comparison: who plays like the usual level neither gains nor loses", "[comparison]") {
  const Match match =
      match_of(*find_game("nothanks"), {{"rounds", 1}}, {"cautious", "cautious", "cautious"}, 3);
  auto comparison = Comparison::start(match.record(), {.seat = 0, .replays = 4});
  REQUIRE(comparison.ok());
  play_all(*comparison, "nothanks");
  CHECK(comparison->points(2) == comparison->own());
  CHECK(std::abs(comparison->choices()->points) <= comparison->choices()->margin + 1e-9);
}

TEST_CASE("comparison: every game, with all options, is played again to its end", "[comparison]") {
  every_table(43, [](Match& match, Rng& rng) {
    // A twelfth of the tables, by chance: each is played eleven times.
    if (rng.below(12) != 0) return;
    play_randomly(match, rng, 1, [] {});
    const auto& events = match.events();
    const bool ended = std::ranges::any_of(events, [](const Event& e) { return e.ends_round(); });
    auto comparison = Comparison::start(match.record(), {.seat = 0, .round = 1, .replays = 2});
    CHECK(comparison.ok() == ended);
    if (!comparison) return;
    const std::string_view game = match.setup().game->id();
    play_all(*comparison, game, true);
    CHECK(comparison->own() == match.sheet().rounds[0][0]);
    for (std::size_t i = 0; i < Comparison::kLevelCount; ++i) CHECK(comparison->points(i));
    CHECK(comparison->deal());
    CHECK(comparison->choices());
    if (const auto& costly = comparison->costly()) {
      const std::string words = text::render(text::Language::en, costly_words(game, *costly), {});
      INFO(words);
      CHECK(words.find("⟨") == std::string::npos);
      CHECK(costly->place.round == 1);
      CHECK((costly->place.trick > 0) != (costly->place.card > 0));
    }
  });
}

TEST_CASE("comparison: what cannot be compared is an error, and a wrong move changes nothing",
          "[comparison]") {
  const Match match =
      match_of(*find_game("nimmt"), {{"rounds", 1}, {"target", 0}}, {"hasty", "hasty"}, 5);
  CHECK_FALSE(Comparison::start(match.record(), {.seat = 2}).ok());
  CHECK_FALSE(Comparison::start(match.record(), {.seat = 0, .round = 2}).ok());
  Record begun = match.record();
  begun.moves.resize(3);
  CHECK_FALSE(Comparison::start(begun, {.seat = 0}).ok());
  auto comparison = Comparison::start(match.record(), {.seat = 0});
  REQUIRE(comparison->next());
  CHECK_FALSE(comparison->play("999").ok());
  REQUIRE(comparison->next());
  CHECK(comparison->at() == 0);
  CHECK(comparison->play(comparison->question().legal.front()).ok());
}
