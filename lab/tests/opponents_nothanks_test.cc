// The strangers of Non merci: who they are, that they play by the rules, and that nobody trains on
// an examiner.

#include <catch2/catch_test_macros.hpp>

#include "bots/bot.h"
#include "games/any_game.h"
#include "strangers/nothanks/examiners.h"
#include "strangers/nothanks/minds.h"
#include "strangers/strangers.h"
#include "table/match.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

TEST_CASE("strangers: neither set is among the bots, nor has a name of the other") {
  for (const nothanks::strangers::Stranger& s : nothanks::strangers::sparring()) {
    CHECK(find_stranger("nothanks", s.name));
    CHECK_FALSE(find_bot("nothanks", s.name));
    CHECK_FALSE(is_examiner("nothanks", s.name));
  }
  for (const nothanks::strangers::Stranger& s : nothanks::strangers::examiners()) {
    CHECK(find_stranger("nothanks", s.name));
    CHECK_FALSE(find_bot("nothanks", s.name));
    CHECK(is_examiner("nothanks", s.name));
  }
  CHECK_FALSE(find_stranger("nothanks", ""));
  CHECK_FALSE(find_stranger("nothanks", "master"));
  CHECK_FALSE(find_stranger("nimmt", "sp_net"));
}

TEST_CASE("strangers: who trains gets sparring partners, never an examiner") {
  const auto all = nothanks::strangers::sparring_partners("");
  REQUIRE(all.ok());
  CHECK(all->size() == nothanks::strangers::sparring().size());
  const auto two = nothanks::strangers::sparring_partners("sp_net,sp_third");
  REQUIRE(two.ok());
  REQUIRE(two->size() == 2);
  CHECK((*two)[1]->name == "sp_third");
  for (const nothanks::strangers::Stranger& s : nothanks::strangers::examiners()) {
    const auto one = nothanks::strangers::sparring_partners("sp_net," + std::string(s.name));
    REQUIRE_FALSE(one.ok());
    CHECK(one.error().where == s.name);
  }
  CHECK_FALSE(nothanks::strangers::sparring_partners("sp_net,,sp_third").ok());
}

TEST_CASE("strangers: what they see starts at the actor") {
  nothanks::Kernel<4> table;
  table.start(2);
  table.take(20);
  table.refuse(3);  // seats 2, 3 and 0
  const nothanks::strangers::Seen s = nothanks::strangers::seen(table, 19, 22);
  CHECK(s.players == 4);
  CHECK(s.pot == 3);
  CHECK(s.left == 22);
  CHECK(s.chips == std::array<int, 7>{11, 10, 10, 10, 0, 0, 0});
  CHECK(s.change == std::array<int, 7>{19, -1, 19, 19, 0, 0, 0});
  CHECK(s.score == std::array<int, 7>{-11, 10, -10, -10, 0, 0, 0});
  CHECK(s.free(1) == 0);
  CHECK(s.free(-1) == 1);
  CHECK(s.own(1) == 0);
  CHECK(nothanks::strangers::plain_features(s)[2] == 19);
  CHECK(nothanks::strangers::plain_features(s)[3] == 12);
  CHECK(nothanks::strangers::plain_features(s)[9] == 8);  // one continues a run
  CHECK(nothanks::strangers::shrewd_features(s)[4] == 64 * 3 / 19);
}

TEST_CASE("strangers: all of them play whole matches, the same again with the same dice",
          "[property]") {
  for (const auto set : {nothanks::strangers::sparring(), nothanks::strangers::examiners()})
    for (const nothanks::strangers::Stranger& s : set) {
      int takes = 0, choices = 0;
      for (int players = 3; players <= 7; ++players) {
        const BotInfo& bot = *find_stranger("nothanks", s.name);
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
      // Nobody takes everything, or nothing.
      CHECK(takes > 0);
      CHECK(takes < choices);
    }
}
