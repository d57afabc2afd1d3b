// Rows that are rebuilt from events: they are those of the table, and never exceed their capacity.

#include <catch2/catch_test_macros.hpp>

#include "games/nimmt/game.h"
#include "games/nimmt/rows_from_events.h"

using namespace tablee;
using namespace tablee::nimmt;

namespace {

// Follows the events of a match and compares the rows before each trick.
struct Follower final : EventSink {
  const State* state = nullptr;
  RowsFromEvents rebuilt;
  int tricks = 0;
  void emit(Event e) override {
    INFO(e.kind);
    REQUIRE(rebuilt.follow(e));
    if (e.kind != "reveal") return;
    ++tricks;
    CHECK(rebuilt.rows == state->pub.rows);
    CHECK(rebuilt.marks == state->pub.marks);
    CHECK(rebuilt.blocked() == blocked_rows(state->pub));
    for (std::size_t r = 0; r < rebuilt.rows.size(); ++r)
      CHECK(rebuilt.capacity(r) == capacity(state->pub, r));
  }
};

void check_match(const Options& options, std::uint64_t seed) {
  Rng rng(seed);
  State s = start(options);
  Follower follower;
  follower.state = &s;
  while (!Game::over(s)) {
    if (Game::needs_deal(s)) {
      deal(s, make_deal(s, rng), &follower);
      continue;
    }
    const Seat seat = *Game::to_act(s).begin();
    Moves moves;
    legal_moves(view(s, seat), moves);
    apply(s, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], &follower);
  }
  CHECK(follower.tricks >= 10);
}

}  // namespace

TEST_CASE("nimmt rows from events: they are those of the table", "[nimmt]") {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    check_match({.players = 5, .rounds = 3}, seed);
    check_match({.players = 3, .rounds = 3, .profi = 1}, seed);
    for (const int players : {2, 5, 8}) check_match({.players = players, .special = 1}, seed);
  }
}

TEST_CASE("nimmt rows from events: an impossible event changes nothing", "[nimmt]") {
  constexpr std::string_view kKinds[] = {
      "rows",        "stops_gone", "place", "place_left", "sixth",    "take_row", "overflow",
      "seven_takes", "insert",     "slide", "fifth_row",  "row_gone", "stop",     "seven_gone"};
  Rng rng(9);
  const auto number = [&](int most) { return static_cast<int>(rng.below(most + 4)) - 2; };
  int refused = 0, followed = 0;
  RowsFromEvents rebuilt;
  for (int i = 0; i < 50'000; ++i) {
    Event e{.kind = kKinds[rng.below(std::size(kKinds))],
            .fields = {{"card", number(kDeckSize)}, {"row", number(5)}, {"from", number(5)}}};
    // A card that is in a row, to be slid.
    if (!rebuilt.rows.empty() && !rebuilt.rows[0].empty() && rng.below(2) == 0)
      e.fields[0].value = rebuilt.rows[0].front();
    for (int c = rng.below(8) == 0 ? 3 : 4; c > 0; --c) e.cards.push_back(number(kDeckSize));
    const RowsFromEvents before = rebuilt;
    if (rebuilt.follow(e)) {
      ++followed;
      continue;
    }
    ++refused;
    CHECK(rebuilt.rows == before.rows);
    CHECK(rebuilt.marks == before.marks);
    CHECK(rebuilt.must_fill == before.must_fill);
  }
  CHECK(refused > 1000);
  CHECK(followed > 1000);
}
