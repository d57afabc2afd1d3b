// A lesson can be played as it is laid down, and says what it shows.

#include <catch2/catch_test_macros.hpp>
#include <map>

#include "games/nimmt/view.h"
#include "games/nothanks/view.h"
#include "table/match.h"

using namespace tablee;

namespace {

// Plays the lesson up to the learner's decision `step` (from 0), or to its end.
Match lesson_at(const AnyGame& game, std::size_t step) {
  const Lesson& lesson = game.lesson();
  Setup setup;
  setup.game = &game;
  setup.options = {{"players", lesson.players}};
  setup.seats.resize(static_cast<std::size_t>(lesson.players), {{}, "hasty"});
  setup.seats.front().bot.clear();
  auto match = Match::start(setup, {std::string(lesson.deal)});
  REQUIRE(match.ok());
  REQUIRE(match->deal().ok());
  std::map<Seat, std::size_t> played;
  for (bool goes_on = true; goes_on;) {
    goes_on = false;
    for (const Seat seat : match->to_act()) {
      if (seat == 0 && played[0] == step) continue;
      const auto move = lesson.move(seat, played[seat]);
      if (move.empty()) continue;
      INFO(game.id() << " seat " << int{seat} << " " << move);
      REQUIRE(match->play(seat, move).ok());
      ++played[seat];
      goes_on = true;
      break;
    }
  }
  CHECK(played[0] == step);
  return std::move(*match);
}

}  // namespace

TEST_CASE("every lesson is played to its end as it is laid down") {
  for (const AnyGame* game : all_games()) {
    const std::size_t steps = game->lesson().steps();
    REQUIRE(steps > 0);
    const Match end = lesson_at(*game, steps);
    // Nothing that is laid down is left over.
    CHECK(end.record().moves.size() == game->lesson().turns.size());
  }
}

TEST_CASE("the lesson of 6 qui prend: a full row, six heads, then a card that is too low") {
  const AnyGame& game = *find_game("nimmt");
  const auto rows = [&](std::size_t step) {
    const auto view = lesson_at(game, step).state().view(0);
    return nimmt::view_of(*view)->pub;
  };
  CHECK(rows(0).rows[0].back() == 12);
  CHECK(rows(2).rows[0].size() == 5);
  CHECK(nimmt::round_heads(rows(3), 0) == 6);
  CHECK(rows(4).rows[1].size() == 1);
  CHECK(rows(4).rows[1].back() == 37);
  CHECK(nimmt::round_heads(rows(5), 0) == 7);
}

TEST_CASE(
    "the lesson of Non merci: three chips with the 25, three more with the 26 that costs nothing") {
  const AnyGame& game = *find_game("nothanks");
  const auto table = [&](std::size_t step) {
    const auto view = lesson_at(game, step).state().view(0);
    return nothanks::view_of(*view)->pub;
  };
  CHECK(table(1).pot == 3);
  CHECK(table(2).card == 26);
  CHECK(table(3).pot == 3);
  CHECK(table(4).card == 34);
  CHECK(table(4).chips[0] == 11 - 2 + 6);
}
