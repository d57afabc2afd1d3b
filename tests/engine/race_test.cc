// A match as a race: what ends it, which seats lead, and what was taken.
#include <catch2/catch_test_macros.hpp>

#include "games/race.h"
#include "table/match.h"
#include "tests/engine/golden_lines.h"

namespace tablee {
namespace {

Match golden_match(const std::string& line) {
  const auto record = read_record(*json::parse(line)->find("record"));
  REQUIRE(record.ok());
  auto match = Match::replay(*record);
  REQUIRE(match.ok());
  return std::move(*match);
}

}  // namespace

TEST_CASE("No seat leads if more than half of the table would", "[race]") {
  const auto ahead = [](std::vector<int> scores) { return leading(scores, Goal::lowest); };
  CHECK(ahead({0, 0, 0}).empty());
  CHECK(ahead({5, 5}).empty());
  CHECK(ahead({5, 4}) == SeatSet::of(1));
  CHECK(ahead({3, 9, 3, 8}).size() == 2);
  CHECK(ahead({3, 3, 3, 8}).empty());
  CHECK(ahead({-2, 9, 0}) == SeatSet::of(0));
  CHECK(ahead({}).empty());
  CHECK(leading(std::vector<int>{5, 9, 4}, Goal::highest) == SeatSet::of(1));
  CHECK(best_of(std::vector<int>{5, 9, 4}, Goal::highest) == 9);
  CHECK(best_of(std::vector<int>{5, 9, 4}, Goal::lowest) == 4);
}

TEST_CASE("A smaller place is a gain, and without a place before there is none", "[race]") {
  CHECK(places_gained(4, 1) == 3);
  CHECK(places_gained(1, 4) == -3);
  CHECK(places_gained(2, 2) == 0);
  CHECK(places_gained(0, 3) == 0);
}

TEST_CASE("A round has a number and their total, and the last one a name", "[race]") {
  CHECK(round_text({.limit = 66}, 3).key == "round.number");
  CHECK(round_text({.rounds = 1}, 1).key == "round.number");
  CHECK(round_text({.rounds = 3}, 2).key == "round.of");
  CHECK(round_text({.rounds = 3}, 3).key == "round.last");
}

TEST_CASE("A match ends with the round that its end names", "[race][property]") {
  for (const char* game : {"nimmt", "nothanks"})
    for (const std::string& line : test::golden_lines(game)) {
      const Match match = golden_match(line);
      const MatchEnd end = match.setup().game->ends(match.setup().options);
      const Sheet sheet = match.sheet();
      std::vector<int> totals(sheet.players.size(), 0);
      for (std::size_t r = 0; r < sheet.rounds.size(); ++r) {
        int most = 0;
        for (std::size_t i = 0; i < totals.size(); ++i)
          most = std::max(most, totals[i] += sheet.rounds[r][i]);
        const bool ends = end.reached(most) || end.last(static_cast<int>(r) + 1);
        CHECK(ends == (match.over() && r + 1 == sheet.rounds.size()));
      }
    }
}

TEST_CASE("The points taken in a round are those scored for it", "[race][property]") {
  for (const char* name : {"nimmt", "nothanks"})
    for (const std::string& line : test::golden_lines(name)) {
      const Match match = golden_match(line);
      const AnyGame& game = *match.setup().game;
      std::vector<int> sums(match.seats().size(), 0);
      for (const Event& e : match.events()) {
        const std::size_t at = std::max<int>(e.seat, 0);
        if (const auto points = game.taken(e)) sums[at] += *points;
        // The chips at the start are worth a point each, until they are paid.
        if (e.kind == "deal")
          for (int& sum : sums) sum = -e.field("chips");
        if (e.kind == "no") ++sums[at];
        if (e.kind != "round_end") continue;
        CHECK(sums == e.per_seat);
        sums.assign(sums.size(), 0);
      }
    }
}

}  // namespace tablee
