// The opponents of Non merci: their names, that they play by the rules, and that training refuses a
// held-out opponent.

#include <catch2/catch_test_macros.hpp>

#include "bots/bot.h"
#include "games/any_game.h"
#include "lab/opponents/nothanks/held_out.h"
#include "lab/opponents/nothanks/minds.h"
#include "lab/opponents/opponents.h"
#include "table/match.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

TEST_CASE("opponents: neither set is among the bots, nor has a name of the other") {
  for (const nothanks::opponents::Opponent& s : nothanks::opponents::training_opponents()) {
    CHECK(find_opponent("nothanks", s.name));
    CHECK_FALSE(find_bot("nothanks", s.name));
    CHECK_FALSE(is_held_out("nothanks", s.name));
  }
  for (const nothanks::opponents::Opponent& s : nothanks::opponents::held_out_opponents()) {
    CHECK(find_opponent("nothanks", s.name));
    CHECK_FALSE(find_bot("nothanks", s.name));
    CHECK(is_held_out("nothanks", s.name));
  }
  CHECK_FALSE(find_opponent("nothanks", ""));
  CHECK_FALSE(find_opponent("nothanks", "master"));
  CHECK_FALSE(find_opponent("nimmt", "train_net"));
}

TEST_CASE("opponents: who trains gets training opponents, never a held-out opponent") {
  const auto all = nothanks::opponents::training_opponents_named("");
  REQUIRE(all.ok());
  CHECK(all->size() == nothanks::opponents::training_opponents().size());
  const auto two = nothanks::opponents::training_opponents_named("train_net,train_third");
  REQUIRE(two.ok());
  REQUIRE(two->size() == 2);
  CHECK((*two)[1]->name == "train_third");
  for (const nothanks::opponents::Opponent& s : nothanks::opponents::held_out_opponents()) {
    const auto one =
        nothanks::opponents::training_opponents_named("train_net," + std::string(s.name));
    REQUIRE_FALSE(one.ok());
    CHECK(one.error().where == s.name);
  }
  CHECK_FALSE(nothanks::opponents::training_opponents_named("train_net,,train_third").ok());
}

TEST_CASE("opponents: what they see starts at the actor") {
  nothanks::Kernel<4> table;
  table.start(2);
  table.take(20);
  table.refuse(3);  // seats 2, 3 and 0
  const nothanks::opponents::Seen s = nothanks::opponents::seen(table, 19, 22);
  CHECK(s.players == 4);
  CHECK(s.pot == 3);
  CHECK(s.left == 22);
  CHECK(s.chips == std::array<int, 7>{11, 10, 10, 10, 0, 0, 0});
  CHECK(s.change == std::array<int, 7>{19, -1, 19, 19, 0, 0, 0});
  CHECK(s.score == std::array<int, 7>{-11, 10, -10, -10, 0, 0, 0});
  CHECK(s.free(1) == 0);
  CHECK(s.free(-1) == 1);
  CHECK(s.own(1) == 0);
  CHECK(nothanks::opponents::plain_features(s)[2] == 19);
  CHECK(nothanks::opponents::plain_features(s)[3] == 12);
  CHECK(nothanks::opponents::plain_features(s)[9] == 8);  // one continues a run
  CHECK(nothanks::opponents::shrewd_features(s)[4] == 64 * 3 / 19);
}

TEST_CASE("opponents: all of them play whole matches, the same again with the same dice",
          "[property]") {
  for (const auto set :
       {nothanks::opponents::training_opponents(), nothanks::opponents::held_out_opponents()})
    for (const nothanks::opponents::Opponent& s : set) {
      int takes = 0, choices = 0;
      for (int players = 3; players <= 7; ++players) {
        const BotInfo& bot = *find_opponent("nothanks", s.name);
        auto match = Match::start(
            setup_of(*find_game("nothanks"), {{"players", players}, {"rounds", 1}}, 40 + players));
        REQUIRE(match.ok());
        Rng rng(9);
        play_randomly(*match, rng, 1, [&] {
          if (match->to_act().empty()) return;
          const auto view = match->state().view(match->to_act().lowest());
          Question q = match->question(*view, {});
          q.noise = 12345;
          const Decision decision = think(bot, q);
          CHECK(think(bot, q).move == decision.move);
          const bool taken = decision.move == "take";
          CHECK((taken || decision.move == "no"));
          if (q.legal.size() < 2) return;
          ++choices;
          takes += taken;
        });
      }
      // No opponent takes everything, or nothing.
      CHECK(takes > 0);
      CHECK(takes < choices);
    }
}
