// Challenges: a round of any game comes back move by move from a short link, and its decision can
// be shown before and after.

#include "table/challenge.h"

#include <catch2/catch_test_macros.hpp>

#include "table/link.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

namespace {

constexpr Seat kOwn = 0;

Match played(const char* game, OptionSet options, std::uint64_t seed) {
  Setup setup = setup_of(*find_game(game), std::move(options), seed);
  for (SeatSetup& seat : setup.seats) seat = {"", "greedy"};
  setup.seats[0] = {"Zoë", ""};
  auto match = Match::start(setup);
  Rng rng(seed);
  play_randomly(*match, rng, 1000, [] {});
  REQUIRE(match->over());
  return std::move(*match);
}

Challenge challenge_of(const Match& match, std::size_t round = 0) {
  auto own = round_of(match, round, kOwn, "cautious");
  REQUIRE(own);
  auto made = make_challenge({}, {"Zoë", std::move(*own)});
  REQUIRE(made);
  return std::move(*made);
}

Challenge challenge_in(const std::string& text) {
  auto link = read_link(text);
  REQUIRE(link);
  REQUIRE(std::holds_alternative<Challenge>(*link));
  return std::get<Challenge>(std::move(*link));
}

std::string problem(const std::string& text) {
  const auto link = read_link(text);
  return link ? "none" : link.error().what.key;
}

}  // namespace

TEST_CASE("A challenge gives the round move by move, for every game and option",
          "[challenge][conformance]") {
  int made = 0;
  every_table(93, [&](Match& match, Rng& rng) {
    play_randomly(match, rng, 400, [] {});
    const std::size_t rounds = match.sheet().rounds.size();
    for (std::size_t round = 0; round < std::min<std::size_t>(rounds, 2); ++round) {
      auto own = round_of(match, round, kOwn, "cautious");
      if (!own) {
        CHECK(own.error().what.key == "error.challenge");
        continue;
      }
      CHECK(points_of(*own, kOwn) == match.sheet().rounds[round][kOwn]);
      const auto challenge = make_challenge({}, {"Zoë", std::move(*own)});
      REQUIRE(challenge);
      const std::string text = write_link(*challenge);
      CHECK(text.size() < 400);
      const Challenge again = challenge_in(text);
      CHECK(again.asked == challenge->asked);
      CHECK(again.seat() == kOwn);
      CHECK(again.sender().name == "Zoë");
      CHECK(text_of(again.sender().match.events()) == text_of(challenge->sender().match.events()));
      CHECK(write_link(again) == text);
      const auto before = Match::replay(again.before()), story = Match::replay(again.story());
      REQUIRE(before);
      REQUIRE(story);
      const auto legal = before->state().view(kOwn)->legal_moves();
      CHECK(legal.size() > 1);
      CHECK(std::ranges::find(legal, again.choice()) != legal.end());
      CHECK(story->record().moves.size() > before->record().moves.size());
      CHECK(story->events().size() > before->events().size());
      ++made;
    }
  });
  CHECK(made > 20);
}

TEST_CASE("The decision that is asked is the one with the most at stake", "[challenge]") {
  int judged = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const Challenge challenge = challenge_of(played("nimmt", {{"players", 4}}, seed));
    int most = 0;
    for (const TrickCost& cost : costs_of(challenge.sender().match, kOwn))
      if (cost.trick < 10) most = std::max(most, cost.points);  // the last card is no choice
    if (most == 0) continue;
    ++judged;
    const auto before = Match::replay(challenge.before()), story = Match::replay(challenge.story());
    int taken = 0;
    for (std::size_t i = before->events().size(); i < story->events().size(); ++i)
      if (const Event& e = story->events()[i]; e.seat == kOwn)
        taken += challenge.sender().match.setup().game->taken(e).value_or(0);
    CHECK(taken >= most);
  }
  CHECK(judged > 4);
}

TEST_CASE("A challenge is passed on with the rounds before it, three at most", "[challenge]") {
  const Match deal = played("nimmt", {{"players", 4}}, 5);
  Challenge challenge = challenge_of(deal);
  const std::string first = write_link(challenge);
  for (const char* name : {"Bruno", "Clara", "Dora"}) {
    Record record = challenge.sender().match.record();
    record.moves.clear();
    auto again = Match::replay(record);
    REQUIRE(again);
    Rng rng(static_cast<std::uint64_t>(name[0]));
    play_randomly(*again, rng, 1000, [] {});
    CHECK(same_round(*again, challenge));
    auto next = make_challenge(std::move(challenge.attempts), {name, std::move(*again)});
    REQUIRE(next);
    challenge = std::move(*next);
    const std::string text = write_link(challenge);
    CHECK(text.size() < 400);
    CHECK(text.size() > first.size());
    CHECK(write_link(challenge_in(text)) == text);
  }
  REQUIRE(challenge.attempts.size() == Challenge::kMostAttempts);
  CHECK(challenge.attempts.front().name == "Bruno");
  CHECK(challenge.sender().name == "Dora");
  CHECK_FALSE(same_round(played("nimmt", {{"players", 4}}, 6), challenge));
}

TEST_CASE("A later round is a challenge of its own", "[challenge]") {
  const Match match = played("nimmt", {{"players", 3}, {"target", 0}, {"rounds", 2}}, 7);
  const Challenge second = challenge_of(match, 1);
  CHECK(points_of(second.sender().match, kOwn) == match.sheet().rounds[1][kOwn]);
  CHECK(challenge_in(write_link(second)).sender().match.over());
  CHECK_FALSE(round_of(match, 2, kOwn, "cautious"));
}

TEST_CASE("Nothing of the sender but the name, the deal and the moves is in the link",
          "[challenge]") {
  const Match match = played("nimmt", {{"players", 4}}, 5);
  Record other = match.record();
  other.setup.date = "2020-01-01";
  other.setup.app = "9.9.9";
  other.setup.practice = true;
  other.setup.bot_seed ^= 1;
  other.setup.seats[0].chosen = {.face = 1, .colour = 1};
  other.setup.seats[2].name = "Somebody else";
  const auto again = Match::replay(other);
  REQUIRE(again);
  CHECK(write_link(challenge_of(*again)) == write_link(challenge_of(match)));
}

TEST_CASE("A challenge with any character changed, or cut anywhere, is refused", "[challenge]") {
  const std::string text = write_link(challenge_of(played("nothanks", {{"players", 4}}, 5)));
  for (std::size_t at = 0; at < text.size(); ++at) {
    CHECK(problem(text.substr(0, at)) == "error.link");
    std::string changed = text;
    changed[at] = changed[at] == 'A' ? 'B' : 'A';
    CHECK(problem(changed) != "none");
  }
  CHECK(problem("c2.AAAA") == "error.link_version");
  CHECK(problem(seal_link('c', std::string("\x05") + "chess\x01")) == "error.game_unknown");
  CHECK(problem(seal_link('c', std::string(2'000, 'A'))) == "error.link");
}

TEST_CASE("A challenge with two people, an unknown decision or no attempt is refused",
          "[challenge]") {
  const Challenge fine = challenge_of(played("nimmt", {{"players", 4}}, 5));
  Challenge strange = challenge_of(played("nimmt", {{"players", 4}}, 5));
  strange.asked = fine.sender().match.record().moves.size();
  CHECK(problem(write_link(strange)) == "error.link");
  strange.asked = fine.asked + 1;  // a bot's
  CHECK(problem(write_link(strange)) == "error.link");
  Record two = fine.sender().match.record();
  two.setup.seats[1].bot.clear();
  strange.asked = fine.asked;
  auto with_two = Match::replay(two);
  strange.attempts.front().match = std::move(*with_two);
  CHECK(problem(write_link(strange)) == "error.link");
}

TEST_CASE("Names in a challenge are tidied", "[challenge]") {
  Challenge challenge = challenge_of(played("nimmt", {{"players", 4}}, 5));
  challenge.attempts.front().name = " Z\xE2\x80\xAEoe ";
  CHECK(challenge_in(write_link(challenge)).sender().name == "Zoe");
}

// Links that were sent once can be read for ever (until the rules' version changes).
TEST_CASE("A challenge of this version can still be read", "[challenge]") {
  const std::string text = write_link(challenge_of(played("nothanks", {{"players", 3}}, 5)));
  CHECK(text == "c1.CG5vdGhhbmtzAQMAAQZncmVlZHkCAAAFABABBFpvw6sHz1sebHYjBGXN2LE");
}
