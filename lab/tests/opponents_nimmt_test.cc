// The opponents of 6 qui prend: their names, that they play by the rules, that the same random
// numbers give the same play, and that they know no more than their view.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "bots/bot.h"
#include "games/any_game.h"
#include "lab/opponents/nimmt/held_out.h"
#include "lab/opponents/nimmt/rules.h"
#include "lab/opponents/nimmt/searches.h"
#include "lab/opponents/opponents.h"
#include "table/match.h"
#include "tests/engine/nimmt_table.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;
namespace opponents = tablee::nimmt::opponents;

namespace {

std::vector<BotInfo> everybody() {
  std::vector<BotInfo> all;
  for (const auto set : {opponents::training_opponents(), opponents::held_out_opponents()})
    all.insert(all.end(), set.begin(), set.end());
  return all;
}

// 61 takes nine heads now. Later the other player, whose cards are both a little higher, has taken
// them.
opponents::Sight<nimmt::PackedRows> small_sight() {
  opponents::Sight<nimmt::PackedRows> s;
  s.players = 2;
  s.rows.add(10, 1, 1);
  s.rows.add(30, 1, 3);
  s.rows.add(60, 5, 9);
  s.rows.add(80, 1, 3);
  s.place = {2, 0, 1, 3};
  for (const int c : {61, 90}) s.hand.add(static_cast<Card>(c));
  for (const int c : {62, 63}) s.unseen.add(static_cast<Card>(c));
  return s;
}

}  // namespace

TEST_CASE("opponents of 6 qui prend: two sets, none of them among the bots", "[opponents]") {
  for (const BotInfo& bot : everybody()) {
    CHECK(find_opponent("nimmt", bot.name));
    CHECK_FALSE(find_opponent("nothanks", bot.name));
    CHECK_FALSE(find_bot("nimmt", bot.name));
    CHECK_FALSE(bot.reads_history);
    CHECK(is_held_out("nimmt", bot.name) == (bot.name.starts_with("test_")));
  }
  CHECK_FALSE(is_held_out("nothanks", opponents::held_out_opponents()[0].name));
}

TEST_CASE("opponents of 6 qui prend: where cards go, and what may come between", "[opponents]") {
  auto s = small_sight();
  s.hand.add(5);
  s.unseen.add(3);
  s.unseen.add(85);
  const opponents::Candidates all = opponents::candidates(s);
  REQUIRE(all.size() == 3);
  CHECK(all[0].row == -1);
  CHECK(all[0].stake == 1);
  CHECK(all[0].gap == 1);
  CHECK(all[1].row == 2);
  CHECK(all[1].free_places == 0);
  CHECK(all[1].stake == 9);
  CHECK(all[1].gap == 0);
  CHECK(all[2].row == 3);
  CHECK(all[2].free_places == 4);
  CHECK(all[2].gap == 1);
}

TEST_CASE("opponents of 6 qui prend: deals have what is known and, evenly, what is not",
          "[opponents]") {
  auto s = small_sight();
  s.players = 3;
  for (const int c : {64, 65, 66}) s.unseen.add(static_cast<Card>(c));
  s.known[2].add(66);
  opponents::Worlds<nimmt::PackedRows> worlds(s);
  Rng rng(4);
  std::array<int, 128> seen{};
  for (int n = 0; n < 400; ++n) {
    const opponents::World w = worlds.draw(rng);
    REQUIRE(w.left == 2);
    CHECK(w.hand[0][0] + w.hand[0][1] == 61 + 90);
    CHECK((w.hand[2][0] == 66 || w.hand[2][1] == 66));
    for (const std::size_t seat : {1, 2})
      for (const std::size_t i : {0, 1}) ++seen[w.hand[seat][i]];
  }
  for (const std::size_t card : {62, 63, 64, 65}) CHECK(seen[card] > 250);
  CHECK(seen[66] == 400);
}

TEST_CASE("opponents of 6 qui prend: heads are counted as the rules do", "[opponents]") {
  auto s = small_sight();
  opponents::World w;
  w.left = 2;
  w.hand[0] = {61, 90};
  w.hand[1] = {5, 62};
  opponents::Heads heads{};
  // 5 is too low and takes the cheapest row, 61 takes the full one.
  opponents::place_trick(s.rows, w, 2, 0, heads, nullptr);
  CHECK(heads[1] == 1);
  CHECK(heads[0] == 9);
  CHECK(opponents::worse(heads, 2, 0) == 8);
  CHECK(opponents::worse(heads, 2, 1) == -8);
  heads = {3, 0, 6, 0};
  CHECK(opponents::worse(heads, 4, 0) == 3);
}

TEST_CASE("opponents of 6 qui prend: searches see what is plain", "[opponents]") {
  auto s = small_sight();
  const auto choices = [&](std::uint64_t seed) {
    return std::array{opponents::MonteCarlo{.playouts = 100}.choose(s, seed),
                      opponents::MonteCarlo{100, true, true}.choose(s, seed),
                      opponents::Bandit{.playouts = 100}.choose(s, seed),
                      opponents::Tree{.playouts = 100}.choose(s, seed)};
  };
  for (const std::uint64_t seed : {1, 2, 3}) CHECK(choices(seed) == std::array{1, 1, 1, 1});
  // Of the rules' rows, the second has one head.
  s.hand = {};
  s.unseen = {};
  s.queue.push_back({1, 0});
  s.queue.push_back({2, 1});
  for (const std::uint64_t seed : {1, 2, 3}) CHECK(choices(seed) == std::array{1, 1, 1, 1});
}

TEST_CASE("opponents of 6 qui prend: legal moves in every variant, the same with the same dice",
          "[opponents][property]") {
  Rng rng(31);
  for (const char* variant : {"", "tactic", "logic", "profi", "special"})
    for (const int players : {2, 4, 7}) {
      OptionSet options{{"players", players}};
      if (*variant) options.emplace_back(variant, 1);
      if (std::string_view(variant) == "logic") options.emplace_back("tactic", 1);
      auto match = Match::start(setup_of(*find_game("nimmt"), options, 50 + players));
      REQUIRE(match.ok());
      play_randomly(*match, rng, 1, [&] {
        if (match->to_act().empty() || rng.below(6) != 0) return;
        const auto view = match->state().view(match->to_act().lowest());
        Question q = match->question(*view, {.ms = 0, .iterations = 4});
        q.noise = rng.below(1000);
        q.history.clear();
        for (const BotInfo& bot : everybody()) {
          const Decision decision = think(bot, q);
          CHECK(std::find(q.legal.begin(), q.legal.end(), decision.move) != q.legal.end());
          CHECK(think(bot, q).move == decision.move);
        }
      });
    }
}

TEST_CASE("opponents of 6 qui prend: hands that a view cannot distinguish change nothing",
          "[opponents][property]") {
  auto match = Match::start(setup_of(*find_game("nimmt"), {{"players", 5}}, 8), {"seed 77"});
  REQUIRE(match.ok());
  REQUIRE(match->deal().ok());
  const auto view = match->state().view(0);
  Rng rng(3);
  for (const BotInfo& bot : everybody()) {
    Question q = match->question(*view, {.ms = 0, .iterations = 20});
    const std::string chosen = think(bot, q).move;
    for (int n = 0; n < 3; ++n) {
      const auto twin = view->sample(rng)->view(0);
      q.view = twin.get();
      CHECK(think(bot, q).move == chosen);
    }
  }
}
