// Hands dealt by code: what a code holds, that it follows from its own seat alone, and what the
// small code of a shown card is refused for.

#include "table/hand_code.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/scan.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

namespace {

constexpr HandCode kAbout{.name = {}, .look = {3, 2}, .tag = 1234};
constexpr int kPlayers = 3;

Setup three_people(OptionSet options = {}) {
  options.emplace_back("players", kPlayers);
  Setup setup = setup_of(*find_game("nimmt"), std::move(options), 7);
  setup.seats = {{"Zoë", ""}, {"Ben", ""}, {"", "greedy"}};
  return setup;
}

// The deal of that seed spelled out, with all cards but those of the first hand in another order.
std::string dealt_otherwise(const Match& match, std::uint64_t seed, Rng& rng) {
  std::vector<std::string> words;
  const std::string spelled =
      match.setup().game->start(match.setup().options).value()->deal_text(seed);
  for (Scan scan(spelled); !scan.at_end();) words.emplace_back(scan.word());
  const auto first = std::find(words.begin(), words.end(), "cards") + 1 + kCodeHand;
  for (auto last = words.end(); last - first > 1; --last)
    std::iter_swap(last - 1, first + static_cast<std::ptrdiff_t>(
                                         rng.below(static_cast<std::uint32_t>(last - first))));
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

std::string cards_of(const CardSet& hand) {
  std::string text;
  for (const Card card : hand) text += std::to_string(card) + " ";
  return text;
}

// Plays the first trick and its row choices; `own` is what seat 0 plays.
void play_a_trick(Match& match, const std::string& own) {
  for (int i = 0; i < kPlayers; ++i) {
    const Seat seat = seat_at(i);
    REQUIRE(match.play(seat, i == 0 ? own : match.state().view(seat)->legal_moves().back()));
  }
  while (!match.over() && match.to_act().size() == 1)
    REQUIRE(match.play(match.to_act().lowest(),
                       match.state().view(match.to_act().lowest())->legal_moves().front()));
}

}  // namespace

TEST_CASE("Hands have the numbers from 0 on, in the order of their highest cards", "[hand_code]") {
  CHECK(hand_number(CardSet::range(1, 10)) == 0);
  CardSet next = CardSet::range(1, 9);
  next.add(11);
  CHECK(hand_number(next) == 1);
  // C(104, 10) − 1: the last one, in 45 bits.
  CHECK(hand_number(CardSet::range(95, 104)) == 26'100'986'351'439);
}

TEST_CASE("A hand's code is the same whatever the others hold, and holds no seed",
          "[hand_code][property]") {
  Rng rng(11);
  for (int round = 0; round < 40; ++round) {
    Setup setup = three_people();
    auto plain = Match::start(setup);
    REQUIRE(plain);
    std::vector<std::string> one, other;
    for (int i = 0; i < kCodeRounds; ++i) {
      const std::uint64_t seed = rng.below(1'000'000);
      Rng first(1), second(2);
      one.push_back(dealt_otherwise(*plain, seed, first));
      other.push_back(dealt_otherwise(*plain, seed, second));
    }
    auto world = Match::start(setup, one);
    setup.seed = setup.bot_seed = 99;
    auto twin = Match::start(setup, other);
    REQUIRE((world && twin && world->deal() && twin->deal()));
    const auto code = [](const Match& match, int seat) {
      return write_hand_code(match, seat_at(seat), kAbout);
    };
    CHECK(code(*world, 0) == code(*twin, 0));
    CHECK(code(*world, 1) != code(*twin, 1));
    const std::string before = code(*world, 0);
    const std::string own = world->state().view(0)->legal_moves()[rng.below(kCodeHand)];
    play_a_trick(*world, own);
    play_a_trick(*twin, own);
    CHECK(code(*world, 0) == code(*twin, 0));
    CHECK(code(*world, 0) != before);
    CHECK(cards_played(*world, 0) == 1);
  }
}

TEST_CASE("Which tables are dealt by code", "[hand_code]") {
  const auto deals = [](const char* game, OptionSet options) {
    options.emplace_back("players", kPlayers);
    auto match = Match::start(setup_of(*find_game(game), std::move(options), 7));
    REQUIRE(match);
    CHECK_FALSE(deals_by_code(*match));
    REQUIRE(match->deal());
    return deals_by_code(*match);
  };
  CHECK(deals("nimmt", {}));
  CHECK(deals("nimmt", {{"tactic", 1}}));
  CHECK(deals("nimmt", {{"profi", 1}}));
  // Drafted openly, with special cards, without hands.
  CHECK_FALSE(deals("nimmt", {{"tactic", 1}, {"logic", 1}}));
  CHECK_FALSE(deals("nimmt", {{"special", 1}}));
  CHECK_FALSE(deals("nothanks", {}));
}

TEST_CASE("A code of today is read for ever", "[hand_code]") {
  auto match = Match::start(three_people());
  REQUIRE((match && match->deal()));
  const auto hand = dealt_hand(*match->state().view(0));
  REQUIRE(hand);
  HandCode about = kAbout;
  about.name = "Zoë";
  const std::string code = write_hand_code(*match, 0, about);
  // tests/tools/hand_code.test.mjs reads it as a phone does.
  CHECK(code ==
        "h1.BW5pbW10BFpvw6sAAwLSCQEACgPVKT-0Xgq_mP6H0wfIFe1a4hEhYJ1p2xWgsJ6Y1RTc9Fsd8QwTPMpOQAE-"
        "DxHDIOmDutg");
  CHECK(cards_of(*hand) == "6 10 17 19 23 30 51 69 80 88 ");
}

TEST_CASE("The small code of a shown card, and everything else", "[hand_code]") {
  const auto shown = read_shown_card("TB120A30990YA");
  REQUIRE(shown);
  CHECK(shown->seat == 2);
  CHECK(shown->round == 10);
  CHECK(shown->played == 3);
  CHECK(shown->card == 99);
  CHECK(shown->tag == 34 * 36 + 10);
  for (const char* text : {"", "TB1", "TB220A30990YA", "TB120A30990Y", "TB120A30990YAA",
                           "TB1Z0A30990YA", "TB120A3A990YA", "TB120A3-990YA", "tb120a30990ya"})
    CHECK_FALSE(read_shown_card(text));
}
