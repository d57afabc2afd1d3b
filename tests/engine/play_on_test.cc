// A table plays on by itself while bots are to act, and stops for people and for illegal answers.

#include <catch2/catch_test_macros.hpp>

#include "bots/bot.h"
#include "table/thinker.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

namespace {

class CountingBot final : public Thinker {
 public:
  explicit CountingBot(const BotInfo& bot) : bot_(bot) {}
  Decision decide(const Question& question) override {
    ++asked;
    return think(bot_, question);
  }
  int asked = 0;

 private:
  const BotInfo& bot_;
};

class FixedAnswer final : public Thinker {
 public:
  explicit FixedAnswer(std::string what) : what_(std::move(what)) {}
  Decision decide(const Question&) override { return {what_, {}}; }

 private:
  std::string what_;
};

}  // namespace

TEST_CASE("Bots play every game to its end") {
  for (const AnyGame* game : all_games())
    for (const BotInfo& bot : bots_of(game->id()))
      for (int players = game->min_seats(); players <= game->max_seats(); players += 4) {
        auto match = Match::start(setup_of(*game, {{"players", players}}, 3));
        REQUIRE(match.ok());
        CountingBot counting(bot);
        const std::vector<Thinker*> seats(players, &counting);
        REQUIRE(play_on(*match, seats, {.ms = 0, .iterations = 2}).ok());
        CHECK(match->over());
        CHECK(counting.asked == static_cast<int>(match->record().moves.size()));
        // The same table plays the same match again.
        auto again = Match::start(match->setup());
        REQUIRE(play_on(*again, seats, {.ms = 0, .iterations = 2}).ok());
        CHECK(write_record(again->record()) == write_record(match->record()));
      }
}

TEST_CASE("A table waits for people") {
  auto match = Match::start(setup_of(*find_game("nimmt"), {{"players", 3}}, 3));
  REQUIRE(match.ok());
  CountingBot counting(bots_of("nimmt").front());
  const std::vector<Thinker*> seats{nullptr, &counting, &counting};
  while (!match->over()) {
    REQUIRE(play_on(*match, seats, {}).ok());
    if (match->over()) break;
    // Both bots have chosen, or only the person's choice of a row is missing.
    REQUIRE(match->to_act() == SeatSet::of(0));
    REQUIRE(match->play(0, match->state().view(0)->legal_moves().front()).ok());
  }
  CHECK(match->over());
}

TEST_CASE("A table of people only is dealt, and then waits for them") {
  auto match = Match::start(setup_of(*find_game("nimmt"), {{"players", 2}}, 3));
  REQUIRE(match.ok());
  const std::vector<Thinker*> seats{nullptr, nullptr};
  REQUIRE(play_on(*match, seats, {}).ok());
  CHECK_FALSE(match->needs_deal());
  CHECK(match->record().moves.empty());
}

TEST_CASE("An answer that is no move ends it with an error and changes nothing") {
  for (const char* nonsense : {"", "0", "row 1", "fold"}) {
    auto match = Match::start(setup_of(*find_game("nimmt"), {{"players", 2}}, 3));
    REQUIRE(match.ok());
    FixedAnswer saying(nonsense);
    const std::vector<Thinker*> seats{&saying, &saying};
    CHECK_FALSE(play_on(*match, seats, {}).ok());
    CHECK(match->record().moves.empty());
  }
}
