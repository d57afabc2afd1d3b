// Hands dealt by code: what a code holds, that it follows from its own seat alone, and what the
// small code of a shown card is refused for.

#include "table/hand_code.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

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

// The deal of that seed spelled out, with all numbered cards but those of the first hand in another
// order.
std::string dealt_otherwise(const Match& match, std::uint64_t seed, int hand, Rng& rng) {
  std::vector<std::string> words;
  const std::string spelled =
      match.setup().game->start(match.setup().options).value()->deal_text(seed);
  for (Scan scan(spelled); !scan.at_end();) words.emplace_back(scan.word());
  const auto first = std::find(words.begin(), words.end(), "cards") + 1 + hand;
  for (auto last = std::find(first, words.end(), "specials"); last - first > 1; --last)
    std::iter_swap(last - 1, first + static_cast<std::ptrdiff_t>(
                                         rng.below(static_cast<std::uint32_t>(last - first))));
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
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
  static const OptionSet kTables[] = {{}, {{"tactic", 1}}, {{"profi", 1}}, {{"special", 1}}};
  for (int round = 0; round < 40; ++round) {
    const OptionSet& options = kTables[round % 4];
    const int hand = round % 4 == 3 ? 12 : 10;
    Setup setup = three_people(options);
    auto plain = Match::start(setup);
    REQUIRE(plain);
    std::vector<std::string> one, other;
    for (int i = 0; i < 8; ++i) {
      const std::uint64_t seed = rng.below(1'000'000);
      Rng first(1), second(2);
      one.push_back(dealt_otherwise(*plain, seed, hand, first));
      other.push_back(dealt_otherwise(*plain, seed, hand, second));
    }
    auto world = Match::start(setup, one);
    setup.seed = setup.bot_seed = 99;
    auto twin = Match::start(setup, other);
    REQUIRE((world && twin && world->deal() && twin->deal()));
    const auto code = [](const Match& match, int seat) {
      return write_hand_code(match, *match.state().view(seat_at(seat)), kAbout);
    };
    CHECK(code(*world, 0) == code(*twin, 0));
    CHECK(code(*world, 1) != code(*twin, 1));
    const std::string before = code(*world, 0);
    const std::string own =
        world->state().view(0)->legal_moves()[rng.below(static_cast<std::uint32_t>(hand))];
    play_a_trick(*world, own);
    play_a_trick(*twin, own);
    CHECK(code(*world, 0) == code(*twin, 0));
    CHECK(code(*world, 0) != before);
    CHECK(cards_played(*world, 0) == 1);
  }
}

TEST_CASE("No code depends on what another seat holds, in every game and with all options",
          "[hand_code][property][conformance]") {
  std::set<std::string> dealt;
  every_table(21, [&](Match& match, Rng& rng) {
    play_randomly(match, rng, 2, [&] {
      const ByCode dealt_now = dealt_by_code(match);
      const bool has_code = dealt_now == ByCode::now || dealt_now == ByCode::no_hands;
      if (rng.below(60) != 0 || !has_code || match.needs_deal()) return;
      dealt.insert(std::string(kind_of(*match.setup().game, match.setup().options).name));
      for (const Seat seat : SeatSet::first(match.players())) {
        const auto view = match.state().view(seat);
        const auto twin = view->sample(rng)->view(seat);
        CHECK(write_hand_code(match, *view, kAbout) == write_hand_code(match, *twin, kAbout));
      }
    });
  });
  CHECK(dealt == std::set<std::string>{"nimmt", "nothanks", "surprend"});
}

TEST_CASE("A phone's seat is offered the same whatever it holds, and all that it may do",
          "[hand_code][property][conformance]") {
  every_table(22, [&](Match& match, Rng& rng) {
    const Presentation& game = match.setup().game->presentation();
    if (!game.hands) return;
    play_randomly(match, rng, 2, [&] {
      if (rng.below(48) != 0 || match.to_act().size() != 1) return;
      const Seat seat = match.to_act().lowest();
      const auto open = match.state().open_view(seat);
      if (open->needs_secret()) return;
      const auto twin = match.state().view(kNobody)->sample(rng)->open_view(seat);
      const auto offered = game.supposed(*open);
      CHECK(text_of(offered->describe()) == text_of(game.supposed(*twin)->describe()));
      const auto moves = offered->legal_moves();
      for (const std::string& move : match.state().view(seat)->legal_moves())
        if (game.instead.empty() || !move.starts_with(game.instead))
          CHECK(std::find(moves.begin(), moves.end(), move) != moves.end());
    });
  });
}

TEST_CASE("A card that is replaced is in the hand again", "[hand_code]") {
  // Plays on until somebody replaces their card.
  for (std::uint64_t seed = 1; seed < 60; ++seed) {
    auto match =
        Match::start(setup_of(*find_game("nimmt"), {{"players", kPlayers}, {"special", 1}}, seed));
    REQUIRE((match && match->deal()));
    while (!match->over() && !match->needs_deal()) {
      const Seat seat = match->to_act().lowest();
      const auto moves = match->state().view(seat)->legal_moves();
      const auto replaces = std::find_if(moves.begin(), moves.end(), [](const std::string& move) {
        return move.starts_with("replace ");
      });
      if (replaces == moves.end()) {
        REQUIRE(match->play(seat, moves.front()));
        continue;
      }
      const int tricks = cards_played(*match, seat);
      const auto code = [&] { return write_hand_code(*match, *match->state().view(seat), kAbout); };
      const std::string before = code();
      REQUIRE(match->play(seat, *replaces));
      CHECK(cards_played(*match, seat) == tricks);
      CHECK(code() != before);
      return;
    }
  }
  FAIL("nobody replaced a card");
}

TEST_CASE("Which tables are dealt by code, and when", "[hand_code]") {
  const auto start = [](const char* game, OptionSet options) {
    options.emplace_back("players", kPlayers);
    auto match = Match::start(setup_of(*find_game(game), std::move(options), 7));
    REQUIRE(match);
    CHECK(dealt_by_code(*match) == ByCode::never);
    REQUIRE(match->deal());
    return std::move(*match);
  };
  CHECK(dealt_by_code(start("nimmt", {})) == ByCode::now);
  CHECK(dealt_by_code(start("nimmt", {{"tactic", 1}})) == ByCode::now);
  CHECK(dealt_by_code(start("nimmt", {{"profi", 1}})) == ByCode::now);
  CHECK(dealt_by_code(start("nimmt", {{"special", 1}})) == ByCode::now);
  CHECK(dealt_by_code(start("nothanks", {})) == ByCode::no_hands);
  // Open drafts make hands, a round at a time.
  Match drafted = start("nimmt", {{"tactic", 1}, {"logic", 1}});
  while (!drafted.state().open_view(0)->needs_secret()) {
    CHECK(dealt_by_code(drafted) == ByCode::later);
    const Seat seat = drafted.to_act().lowest();
    REQUIRE(drafted.play(seat, drafted.state().view(seat)->legal_moves().back()));
  }
  CHECK(dealt_by_code(drafted) == ByCode::now);
  CHECK(last_round_in_code(drafted) == 1);
  CHECK(last_round_in_code(start("nimmt", {{"special", 1}})) == 1);
  CHECK(last_round_in_code(start("nimmt", {})) == kCodeRounds);
}

TEST_CASE("A code of today is read for ever", "[hand_code]") {
  auto match = Match::start(three_people());
  REQUIRE((match && match->deal()));
  HandCode about = kAbout;
  about.name = "Zoë";
  const std::string code = write_hand_code(*match, *match->state().view(0), about);
  // tests/tools/hand_code.test.mjs reads it as a phone does.
  CHECK(code ==
        "h1.BW5pbW10BFpvw6sAAwLSCQEACggD1Sk_tF4Kv5j-h9MHyBXtWuIRIWCdadsVoLCemNUU3PRbHfEMEzzK"
        "TkABPg8RwyAAQ37CFw");
}

TEST_CASE("A code with twelve cards and special ones is read for ever, too", "[hand_code]") {
  auto match =
      Match::start(setup_of(*find_game("nimmt"), {{"players", kPlayers}, {"special", 1}}, 7));
  REQUIRE((match && match->deal()));
  CHECK(write_hand_code(*match, *match->state().view(1), kAbout) ==
        "h1.CHN1cnByZW5kAAEDAtIJAQAMAQOq-tGbEzwDC3NldmVuX3Rha2VzC3NldmVuX3Rha2VzBmlu"
        "c2VydBvkDxU");
}

TEST_CASE("A code of a game without hands says whose it is, and is read for ever", "[hand_code]") {
  auto match = Match::start(setup_of(*find_game("nothanks"), {{"players", kPlayers}}, 7));
  REQUIRE((match && match->deal()));
  HandCode about = kAbout;
  about.name = "Zoë";
  CHECK(write_hand_code(*match, *match->state().view(0), about) ==
        "h1.CG5vdGhhbmtzBFpvw6sAAwLSCQEAAAEAAAAAAAAA4cCQFg");
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
