// The characters: their names, that their habits show, and that these cost little.

#include "core/characters.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "bots/bot.h"
#include "bots/leanings.h"
#include "games/nimmt/view.h"
#include "games/nothanks/view.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

namespace {

// The most that a habit may cost in one decision, in thousandths of a point by the level's own
// reckoning.
int most_of(std::string_view game) { return game == "nothanks" ? 6000 : 500; }

const Evaluation* known(const Decision& d, std::string_view move) {
  const auto at = std::find_if(d.evaluations.begin(), d.evaluations.end(),
                               [&](const Evaluation& e) { return e.move == move; });
  return at == d.evaluations.end() ? nullptr : &*at;
}

// Visits one in so many of the decisions among several moves, at tables of every kind.
template <class Visit>
void every_choice(std::uint64_t seed, std::uint32_t one_in, Visit visit) {
  every_table(seed, [&](Match& match, Rng& rng) {
    play_randomly(match, rng, 1, [&] {
      if (match.to_act().empty() || rng.below(one_in) != 0) return;
      const auto view = match.state().view(any_seat(rng, match.to_act()));
      const Question q = match.question(*view, {.ms = 0, .iterations = 4});
      if (q.legal.size() > 1) visit(q);
    });
  });
}

}  // namespace

TEST_CASE("a character's name says who plays at which strength", "[characters]") {
  for (std::size_t c = 0; c < kCharacterCount; ++c)
    for (const std::string_view level : kLevels) {
      const Player player{static_cast<Character>(c), level};
      const auto read = read_player(player_name(player));
      const bool exists = has_strengths(player.character) || level == kLevels[0];
      REQUIRE(read.has_value() == exists);
      CHECK(is_known_bot(player_name(player)) == exists);
      if (!exists) continue;
      CHECK(read->character == player.character);
      CHECK(read->level == level);
      for (const AnyGame* game : all_games()) CHECK(find_bot(game->id(), player_name(player)));
    }
  for (const char* other : {"", "_", "goat", "goat_", "_master", "goat_adviser", "wolf_master",
                            "goat_master_", "chick_master", "person"})
    CHECK_FALSE(read_player(other));
  CHECK(is_known_bot("master"));
  CHECK_FALSE(is_known_bot("greedy"));
}

TEST_CASE("a character decides legally, within its bound, and the same again",
          "[characters][property]") {
  every_choice(33, 128, [](const Question& q) {
    const std::string_view game = q.view->game().id();
    for (const BotInfo& bot : cast_of(game)) {
      const Decision d = think(bot, q);
      REQUIRE(std::find(q.legal.begin(), q.legal.end(), d.move) != q.legal.end());
      REQUIRE(think(bot, q).move == d.move);
      const Evaluation* chosen = known(d, d.move);
      if (!chosen) continue;
      for (const Evaluation& e : d.evaluations) REQUIRE(chosen->cost - e.cost <= most_of(game));
    }
  });
}

TEST_CASE("dislikes are within their range, one for each move or none", "[characters][property]") {
  every_choice(34, 64, [](const Question& q) {
    for (std::size_t c = 0; c < kCharacterCount; ++c) {
      Costs dislikes;
      lean(q.view->game().id(), static_cast<Character>(c), q, dislikes);
      if (dislikes.size() == 0) continue;
      REQUIRE(dislikes.size() == q.legal.size());
      for (const std::int32_t dislike : dislikes) REQUIRE((dislike >= 0 && dislike <= kDislike));
    }
  });
}

TEST_CASE("nimmt: the squirrel keeps its low cards, the mouse gets rid of them", "[characters]") {
  int squirrel = 0, mouse = 0, choices = 0;
  every_choice(35, 16, [&](const Question& q) {
    const auto* view = nimmt::view_of(*q.view);
    if (!view || view->pub.phase != nimmt::Phase::choose) return;
    const auto rank = [&](std::string_view bot) {
      return view->hand.count_below(
          nimmt::parse_move(think(*find_bot("nimmt", bot), q).move)->value);
    };
    squirrel += rank("squirrel_hasty");
    mouse += rank("mouse_hasty");
    ++choices;
  });
  REQUIRE(choices > 0);
  CHECK(squirrel > mouse + choices);
}

TEST_CASE("nothanks: the pig refuses more often than the squirrel", "[characters]") {
  int pig = 0, squirrel = 0;
  every_choice(36, 4, [&](const Question& q) {
    if (!nothanks::view_of(*q.view)) return;
    pig += think(*find_bot("nothanks", "pig_cautious"), q).move == "no";
    squirrel += think(*find_bot("nothanks", "squirrel_cautious"), q).move == "no";
  });
  CHECK(pig > squirrel);
}
