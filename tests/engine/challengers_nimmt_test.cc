// 6 qui prend's challenger: that it knows its master better than the master knows anybody, thinks
// of nobody as anything else, and plays by the rules.

#include <cmath>

#include <catch2/catch_test_macros.hpp>

#include "bots/bot.h"
#include "bots/nimmt/opponent_model.h"
#include "bots/nimmt/search.h"
#include "bots/nimmt/weights.h"
#include "challengers/challengers.h"
#include "challengers/nimmt/challenger.h"
#include "games/any_game_of.h"
#include "games/nimmt/game.h"

using namespace tablee;
using namespace tablee::nimmt;

namespace {

// Rounds of that bot on every seat; visit(view, move) for each card put down where there is a
// choice.
template <class Visit>
void play_rounds(const BotInfo& bot, const Options& options, int rounds, Visit visit) {
  for (int r = 0; r < rounds; ++r) {
    StateOf<Game> state(Game::start(options));
    EventLog log;
    REQUIRE(state.deal("seed " + std::to_string(r + 1), &log).ok());
    while (!state.over() && !state.needs_deal()) {
      const Seat seat = state.to_act().lowest();
      const auto view = state.view(seat);
      Question q;
      q.view = view.get();
      q.legal = view->legal_moves();
      q.budget.iterations = 60;
      for (const Event& event : log.events)
        if (event.visible_to(seat)) q.history.push_back(event);
      const std::string move = think(bot, q).move;
      REQUIRE(std::find(q.legal.begin(), q.legal.end(), move) != q.legal.end());
      const View& v = static_cast<const ViewOf<Game>&>(*view).view;
      if (v.pub.phase == Phase::choose && q.legal.size() > 1) visit(v, move);
      REQUIRE(state.apply(seat, move, &log).ok());
    }
  }
}

}  // namespace

TEST_CASE("challengers: in 6 qui prend it foretells the master's cards better than searchers'",
          "[property]") {
  double by_master = 0, by_searchers = 0;
  int cards = 0;
  const auto doubt = [](const Net& net, const Picked& picked, Card played) {
    Odds odds;
    odds_of_searchers(net, picked, odds);
    for (std::size_t i = 0; i < static_cast<std::size_t>(odds.cards); ++i)
      if (odds.card[i] == played) return -std::log((odds.odds[i] + 1.0) / odds.all);
    return 100.0;
  };
  for (const int players : {2, 4})
    play_rounds(*find_bot("nimmt", "master"), {.players = players}, 12 / players,
                [&](const View& v, const std::string& move) {
                  PackedRows rows;
                  std::array<int, kRows> where{};
                  set_rows(v.pub.rows, rows, where);
                  Picked picked;
                  pick_columns(rows, v.hand, pool_of(v), players, picked);
                  const Card played = parse_move(move)->value;
                  by_master += doubt(challengers::net_of_master(), picked, played);
                  by_searchers += doubt(trained_net(), picked, played);
                  ++cards;
                });
  REQUIRE(cards > 150);
  CHECK(by_master < by_searchers - 0.1 * cards);
}

TEST_CASE("challengers: in 6 qui prend everybody is the master, whatever was put down") {
  Guess guess = Guess::only(Style::searcher);
  CHECK(guess.chance(Style::searcher) > 65000);
  Doubts doubts;
  doubts.fill(0);
  doubts[static_cast<std::size_t>(Style::searcher)] = 30;
  guess.learn(doubts);
  guess.learn(doubts);
  CHECK(guess.chance(Style::searcher) > 60000);
  CHECK(Guess().chance(Style::searcher) < 40000);
}

TEST_CASE("challengers: in 6 qui prend it plays whole rounds", "[property]") {
  const BotInfo& bot = *find_challenger("nimmt", "challenger");
  int cards = 0;
  const auto count = [&](const View&, const std::string&) { ++cards; };
  play_rounds(bot, {.players = 3}, 1, count);
  play_rounds(bot, {.players = 3, .profi = 1}, 1, count);
  play_rounds(bot, {.players = 3, .tactic = 1, .logic = 1}, 1, count);
  play_rounds(bot, {.players = 3, .special = 1}, 1, count);
  CHECK(cards > 90);
}
