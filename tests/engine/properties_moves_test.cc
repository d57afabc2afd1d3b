// The moves of every game with all options: legal ones have one text each and can be made, all
// others change nothing.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "games/any_game_of.h"
#include "games_list.h"
#include "tests/engine/random_play.h"

using namespace tablee;
using namespace tablee::test;

namespace {

// Each check returns what is wrong, or nothing.
std::string wrong_legal_moves(const Match& match) {
  const SeatSet acting = match.to_act();
  if (acting.empty() != (match.over() || match.needs_deal())) return "who acts";
  if (match.over() && match.needs_deal()) return "over and waiting for a deal";
  if (!match.state().view(kNobody)->legal_moves().empty()) return "the public may move";
  const std::string before = text_of(match.state());
  for (int i = 0; i < match.players(); ++i) {
    const auto view = match.state().view(seat_at(i));
    const auto moves = view->legal_moves();
    if (moves.empty() == acting.has(seat_at(i))) return "legal moves of seat " + std::to_string(i);
    std::set<std::string> texts(moves.begin(), moves.end());
    if (texts.size() != moves.size()) return "a move listed twice";
    for (const std::string& move : moves) {
      if (view->describe_move(move).empty()) return "no description of " + move;
      const auto next = match.state().clone();
      if (!next->apply(seat_at(i), move, nullptr).ok()) return "refused: " + move;
      if (text_of(*next) == before) return "no effect: " + move;
    }
  }
  return {};
}

// Texts that were moves of any seat at any time, tried by every seat for which they are not legal
// now.
std::string wrong_refusals(const Match& match, const std::vector<std::string>& texts) {
  const std::string before = text_of(match.state());
  const auto state = match.state().clone();
  EventLog log;
  for (int seat = -1; seat <= match.players(); ++seat) {
    std::vector<std::string> legal;
    if (match.to_act().has(seat_at(seat))) legal = match.state().view(seat_at(seat))->legal_moves();
    for (const std::string& text : texts) {
      if (std::find(legal.begin(), legal.end(), text) != legal.end()) continue;
      if (state->apply(seat_at(seat), text, &log).ok())
        return "accepted from seat " + std::to_string(seat) + ": " + text;
    }
  }
  if (!match.needs_deal() && state->deal("seed 1", &log).ok()) return "dealt in between";
  if (text_of(*state) != before) return "a refused move left a trace";
  if (!log.events.empty()) return "a refused move emitted an event";
  return {};
}

template <class... Games>
struct Typed {
  // Reading is the inverse of writing, for all moves that can be read.
  template <class G>
  static void read_back(const std::vector<std::string>& texts) {
    for (const std::string& text : texts) {
      const auto move = G::parse_move(text);
      if (move) REQUIRE(G::parse_move(G::move_text(*move)) == move);
    }
  }
  static void run(std::string_view game, const std::vector<std::string>& texts) {
    ((Games::kId == game ? read_back<Games>(texts) : void()), ...);
  }
};

// Checks one step in `one_in` of a match of every table.
void only_legal_moves(std::uint64_t seed, std::uint32_t one_in) {
  every_table(seed, [&](Match& match, Rng& rng) {
    // Texts that are never moves, and the last texts seen.
    std::vector<std::string> texts{"", " ", "0", "-1", "x", "999", "1 1", "é", "seed 1", "move 1"};
    play_randomly(match, rng, 2, [&] {
      if (rng.below(one_in) != 0) return;
      std::string wrong = wrong_legal_moves(match);
      if (wrong.empty()) wrong = wrong_refusals(match, texts);
      if (!wrong.empty()) FAIL(wrong << "\n" << write_record(match.record()));
      for (const Seat seat : match.to_act())
        texts.push_back(any_of(rng, match.state().view(seat)->legal_moves()));
      if (texts.size() > 22) texts.erase(texts.begin() + 10, texts.end() - 12);
    });
    Typed<TABLEE_GAMES>::run(match.setup().game->id(), texts);
  });
}

}  // namespace

TEST_CASE("Legal moves can be made, and nothing else can", "[property][conformance]") {
  only_legal_moves(1, 40);
}
TEST_CASE("Legal moves can be made, and nothing else can: every step", "[.soak]") {
  only_legal_moves(101, 1);
}

TEST_CASE("A copy is independent of the original", "[property][conformance]") {
  every_table(2, [](Match& match, Rng& rng) {
    std::vector<std::unique_ptr<AnyState>> copies;
    std::vector<std::string> texts;
    play_randomly(match, rng, 1, [&] {
      if (rng.below(16) != 0) return;
      copies.push_back(match.state().clone());
      texts.push_back(text_of(match.state()));
    });
    // Later moves of the match have not changed the copy.
    for (std::size_t i = 0; i < copies.size(); ++i) REQUIRE(text_of(*copies[i]) == texts[i]);
  });
}

TEST_CASE("A copy with the same moves goes the same way", "[property][conformance]") {
  every_table(3, [](Match& match, Rng& rng) {
    std::unique_ptr<AnyState> copy;
    std::size_t moves = 0;
    std::size_t events = 0;
    EventLog log;
    play_randomly(match, rng, 1, [&] {
      if (!copy && !match.needs_deal() && rng.below(6) == 0) {
        copy = match.state().clone();
        moves = match.record().moves.size();
        events = match.events().size();
      }
    });
    if (!copy) return;
    for (; moves < match.record().moves.size(); ++moves)
      REQUIRE(copy->apply(match.record().moves[moves].seat, match.record().moves[moves].text, &log)
                  .ok());
    REQUIRE(text_of(*copy) == text_of(match.state()));
    REQUIRE(text_of(log.events) ==
            text_of(std::vector<Event>(match.events().begin() + static_cast<std::ptrdiff_t>(events),
                                       match.events().end())));
  });
}

TEST_CASE("The defaults of every option are within its bounds", "[property][conformance]") {
  for (const AnyGame* game : games_under_test()) {
    CAPTURE(game->id());
    REQUIRE(game->check({}).ok());
    std::set<std::string_view> keys;
    for (const OptionInfo& option : game->options()) {
      CAPTURE(option.key);
      CHECK(keys.insert(option.key).second);
      CHECK(option.low <= option.fallback);
      CHECK(option.fallback <= option.high);
      if (option.flag) CHECK((option.low == 0 && option.high == 1));
      const std::string key(option.key);
      for (const int bad : {option.low - 1, option.high + 1, -2'000'000'000, 2'000'000'000}) {
        const Status s = game->check({{key, bad}});
        REQUIRE_FALSE(s.ok());
        CHECK(s.error().where == key);
      }
    }
    CHECK(keys.contains("players"));
    CHECK_FALSE(game->check({{"no_such_option", 1}}).ok());
    CHECK_FALSE(game->start({{"players", game->max_seats() + 1}}).ok());
    CHECK(find_game(game->id()) == game);
  }
  CHECK_FALSE(find_game("no_such_game"));
  CHECK_FALSE(find_game(""));
}
