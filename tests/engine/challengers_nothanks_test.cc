// Non merci's challenger: that what it trains against is the master, and that it plays by the
// rules.

#include <catch2/catch_test_macros.hpp>

#include "bots/bot.h"
#include "challengers/challengers.h"
#include "challengers/nothanks/challenger.h"
#include "challengers/nothanks/frozen.h"
#include "games/any_game_of.h"
#include "games/nothanks/game.h"
#include "strangers/strangers.h"
#include "table/match.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::nothanks;
using namespace tablee::test;

namespace {

constexpr int kPlayouts = 40;

struct Seen {
  int choices = 0;
  int takes = 0;
  int unlike_policy = 0;  // where the master does not do what its policy alone would
};

// A round whose first seats are masters and whose others are by dice: what each master does, and
// what the frozen one says of it.
template <int N>
Seen compare(int masters, std::uint64_t seed) {
  const BotInfo& master = *find_bot(Game::kId, "master");
  StateOf<Game> state(Game::start({.players = N}));
  EventLog log;
  REQUIRE(state.deal("seed " + std::to_string(seed), &log).ok());
  std::optional<challengers::FrozenTable<N>> frozen;
  std::size_t told = 0;
  Rng rng(seed);
  Seen seen;
  while (!state.over() && !state.needs_deal()) {
    for (; told < log.events.size(); ++told) {
      const Event& e = log.events[told];
      if (e.kind == "deal")
        frozen.emplace(e.seat, challengers::Masters{.playouts = kPlayouts});
      else if (e.kind == "turn_up")
        frozen->turn_up(e.field("card"));
      else if (e.kind == "no")
        frozen->refuse();
      else if (e.kind == "take")
        frozen->take();
    }
    const Seat seat = state.to_act().lowest();
    const auto view = state.view(seat);
    Question q;
    q.view = view.get();
    q.legal = view->legal_moves();
    q.history = log.events;
    q.budget.iterations = kPlayouts;
    REQUIRE(frozen->table().actor() == seat);
    std::string move = q.legal[rng.below(static_cast<std::uint32_t>(q.legal.size()))];
    if (seat < masters) {
      move = think(master, q).move;
      if (q.legal.size() > 1) {
        const bool takes = frozen->master_takes();
        CHECK((move == "take") == takes);
        ++seen.choices;
        seen.takes += takes;
        const Offer<N> offer(frozen->table(), frozen->card(), frozen->left());
        seen.unlike_policy +=
            takes != (policy_odds(built_in_policy(), policy_inputs(frozen->table(), offer)) >= 0);
      }
    }
    REQUIRE(state.apply(seat, move, &log).ok());
  }
  return seen;
}

}  // namespace

TEST_CASE("challengers: what they train against does what the master does") {
  Seen all;
  const auto add = [&](const Seen& one) {
    all.choices += one.choices;
    all.takes += one.takes;
    all.unlike_policy += one.unlike_policy;
  };
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    add(compare<3>(3, seed));
    add(compare<4>(3, seed));
    add(compare<5>(5, seed));
  }
  CHECK(all.takes > 100);
  CHECK(all.choices > 2 * all.takes);
  // Its search and its endgame were met, not its policy alone.
  CHECK(all.unlike_policy > 10);
}

TEST_CASE("challengers: none is among the bots or the strangers, and each game has one") {
  for (const char* game : {"nimmt", "nothanks"}) {
    CHECK(find_challenger(game, "challenger"));
    CHECK_FALSE(find_challenger(game, "master"));
    CHECK_FALSE(find_bot(game, "challenger"));
    CHECK_FALSE(find_stranger(game, "challenger"));
  }
  CHECK_FALSE(find_challenger("whist", "challenger"));
}

TEST_CASE("challengers: in Non merci a network of its own plays at three, four and five") {
  const BotInfo& bot = *find_challenger("nothanks", "challenger");
  for (int players = 3; players <= 7; ++players) {
    int unlike = 0, choices = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      auto match = Match::start(
          setup_of(*find_game("nothanks"), {{"players", players}, {"rounds", 1}}, seed));
      REQUIRE(match.ok());
      Rng rng(9);
      play_randomly(*match, rng, 1, [&] {
        if (match->to_act().empty()) return;
        const auto view = match->state().view(match->to_act().lowest());
        const Question q = match->question(*view, {});
        const std::string move = think(bot, q).move;
        if (q.legal.size() == 1) {
          CHECK(move == q.legal[0]);
          return;
        }
        const Public& p = static_cast<const ViewOf<Game>&>(*view).view.pub;
        with_players(players, [&]<int N>() {
          Kernel<N> table;
          table.load(p);
          const PolicyInputs x = policy_inputs(table, Offer<N>(table, p.card, p.pile));
          const bool master = policy_odds(built_in_policy(), x) >= 0;
          ++choices;
          unlike += (move == "take") != master;
          if (N <= 5)
            CHECK((move == "take") ==
                  (policy_odds(challengers::trained_against_master(N), x) >= 0));
        });
      });
    }
    CHECK(choices > 100);
    CHECK((unlike > 0) == (players <= 5));
  }
}
