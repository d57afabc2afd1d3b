// Statistics of many sheets.

#include "table/statistics.h"

#include <catch2/catch_test_macros.hpp>

#include "tests/engine/hand_sheet.h"

using namespace tablee;

namespace {

Sheet sheet(std::vector<std::vector<int>> rounds) {
  return test::hand_sheet(std::move(rounds), true);
}

struct Tally {
  const Sheet* sheet;
  std::vector<std::string> who;
};

std::vector<PlayerStatistics> statistics(const std::vector<Tally>& tallies) {
  Statistics all;
  for (const Tally& tally : tallies) all.add(*tally.sheet, tally.who);
  return all.players();
}

}  // namespace

TEST_CASE("Statistics of a few sheets, worked out by hand", "[statistics]") {
  const Sheet first = sheet({{10, 0, 4}, {5, 5, 10}});  // 15, 5, 14
  const Sheet second = sheet({{0, 0, 1}});              // two share the win
  const Sheet third = sheet({{7, 3, 3}});               // twice the same bot
  const auto all = statistics({{&first, {"Ann", "Bob", "\1greedy"}},
                               {&second, {"Bob", "Ann", ""}},
                               {&third, {"Ann", "\1greedy", "\1greedy"}}});
  REQUIRE(all.size() == 3);
  const PlayerStatistics& ann = all[0];
  CHECK(ann.who == "Ann");
  CHECK(ann.matches == 3);
  CHECK(ann.wins == 1);
  CHECK(ann.rounds == 4);
  CHECK(ann.points == 22);
  CHECK(ann.best_round == 0);
  CHECK(ann.worst_round == 10);
  CHECK(ann.average_so_far == std::vector<int>{75, 50, 55});
  CHECK(ann.against(1).met == 2);
  CHECK(ann.against(1).ahead == 0);
  CHECK(ann.against(1).level == 1);
  CHECK(ann.against(0).met == 0);
  CHECK(all[1].wins == 2);
  const PlayerStatistics& bot = all[2];
  CHECK(bot.matches == 2);
  CHECK(bot.wins == 1);
  CHECK(bot.rounds == 4);
  CHECK(bot.average_so_far == std::vector<int>{70, 50});
  CHECK(ann.against(2).met == 3);  // once for each seat
  CHECK(ann.against(2).ahead == 0);
}

TEST_CASE("Practice, unfinished and handed-over matches stay out", "[statistics]") {
  Sheet s = sheet({{1, 2}});
  const auto count = [&] { return statistics({{&s, {"a", "b"}}}).size(); };
  CHECK(count() == 2);
  s.practice = true;
  CHECK(count() == 0);
  s.practice = false;
  s.over = false;
  CHECK(count() == 0);
  s.over = true;
  s.players[0].swaps = 2;
  const auto all = statistics({{&s, {"a", "b"}}});
  REQUIRE(all.size() == 1);
  CHECK(all[0].who == "b");
  CHECK(all[0].against(0).met == 0);
}

TEST_CASE("Of thousands of people only those who met take memory", "[statistics]") {
  const Sheet s = sheet({{1, 2, 3}});
  Statistics all;
  for (int i = 0; i < 20'000; ++i)
    all.add(s, {"a" + std::to_string(i), "b" + std::to_string(i), "host"});
  CHECK(all.matches() == 20'000);
  REQUIRE(all.players().size() == 40'001);
  CHECK(all.players()[0].duels.size() == 2);
  CHECK(all.players()[2].duels.size() == 40'000);
}

TEST_CASE("Tenths are rounded half away from zero", "[statistics]") {
  CHECK(tenths(1, 3) == 3);
  CHECK(tenths(2, 3) == 7);
  CHECK(tenths(1, 4) == 3);
  CHECK(tenths(-1, 4) == -3);
  CHECK(tenths(0, 7) == 0);
  CHECK(tenths(100'000'000, 1) == 1'000'000'000);
}
