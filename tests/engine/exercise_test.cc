// Exercises as lines, and the committed set of them. `tablee exercises --check
// assets/exercises.txt` shows the evidence for their answers.

#include "table/exercise.h"

#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>
#include <sstream>

#include "table/reason.h"
#include "tests/engine/exercise_book.h"
#include "tests/engine/golden_lines.h"

namespace tablee {
namespace {

// A golden record up to every real decision of its first seat, which becomes a person.
std::vector<Exercise> decisions(std::string_view game, std::size_t record_index) {
  auto record = read_record(*json::parse(test::golden_lines(game)[record_index])->find("record"));
  REQUIRE(record.ok());
  for (SeatSetup& seat : record->setup.seats) seat = {{}, "greedy"};
  record->setup.seats.front().bot.clear();
  record->setup.bot_seed = record->setup.seed;
  record->setup.date.clear();
  std::vector<Exercise> all;
  auto match = Match::start(record->setup, record->deals);
  REQUIRE(match.ok());
  for (const PlayedMove& move : record->moves) {
    if (match->needs_deal()) REQUIRE(match->deal().ok());
    if (move.seat == 0 && match->state().view(0)->legal_moves().size() > 1) {
      auto copy = Match::replay(match->record());
      REQUIRE(copy.ok());
      all.push_back({std::move(*copy), move.text, 1170});
    }
    REQUIRE(match->play(move.seat, move.text).ok());
  }
  return all;
}

// Of a theme: a table of that kind, and an answer that is ahead of every other by what one can
// feel.
void check_costs(const Exercise& exercise, std::string_view set) {
  const Setup& setup = exercise.match.setup();
  CHECK(set.starts_with(std::string(kind_of(*setup.game, setup.options).name) + '.'));
  const int felt = setup.game->id() == "nimmt" ? 1500 : 5000;
  const Evaluation* best = cheapest(exercise.costs);
  CHECK(best->move == exercise.best);
  CHECK(cheapest(exercise.costs, exercise.best)->cost - best->cost >= felt - 100);
}

}  // namespace

TEST_CASE("an exercise ships the cost of every choice", "[exercise]") {
  for (Exercise& exercise : decisions("nothanks", 0)) {
    const std::string plain = write_exercise(exercise);
    int cost = -1200;
    for (const std::string& move : exercise.match.state().view(0)->legal_moves())
      exercise.costs.push_back({move, cost += 500});
    const std::string line = write_exercise(exercise);
    INFO(line);
    const auto again = read_exercise(line);
    REQUIRE(again.ok());
    REQUIRE(again->costs.size() == exercise.costs.size());
    for (std::size_t i = 0; i < exercise.costs.size(); ++i) {
      CHECK(again->costs[i].move == exercise.costs[i].move);
      CHECK(again->costs[i].cost == exercise.costs[i].cost);
      CHECK(again->costs[i].chance == -1);
    }
    CHECK(again->best == exercise.best);
    CHECK(exercise_id(line) == exercise_id(plain));
    for (const std::string& none :
         {plain + " |", plain + " | 5", line + " 7", line + " x", plain + " | 5 99999999",
          plain + " |  5 6", plain + " | 05 6"}) {
      INFO(none);
      CHECK_FALSE(read_exercise(none).ok());
    }
  }
}

TEST_CASE("an exercise is a line, and the line is that exercise", "[exercise]") {
  for (const std::string game : {"nimmt", "nothanks"})
    for (std::size_t i = 0; i < test::golden_lines(game).size(); i += 3)
      for (const Exercise& exercise : decisions(game, i)) {
        const std::string line = write_exercise(exercise);
        INFO(line);
        const auto again = read_exercise(line);
        REQUIRE(again.ok());
        CHECK(again->rating == 1170);
        CHECK(again->best == exercise.best);
        CHECK(again->match.record().moves.size() == exercise.match.record().moves.size());
        CHECK(write_record(again->match.record()) == write_record(exercise.match.record()));
        CHECK(exercise_rating(line) == 1170);
        // With another rating it is the same exercise.
        CHECK(exercise_id(line) == exercise_id("0" + line.substr(line.find(' '))));
        CHECK(exercise_id(line).size() == 4);
      }
}

TEST_CASE("text that is no exercise is an error", "[exercise]") {
  const std::string line = write_exercise(decisions("nimmt", 0).front());
  const std::string best = line.substr(line.rfind(' ') + 1);
  const std::string packed = line.substr(5, line.rfind(' ') - 5);
  REQUIRE(read_exercise("1170 " + packed + ' ' + best).ok());
  for (const std::string& none :
       {std::string(), std::string("1170"), "1170 " + packed, "-1 " + packed + ' ' + best,
        "99999 " + packed + ' ' + best, "01170 " + packed + ' ' + best,
        "1170 " + packed + "A " + best, "1170 " + packed.substr(1) + ' ' + best,
        "1170 " + packed + ' ' + best + ' ', "1170 " + packed + " nonsense", best + ' ' + packed}) {
    INFO(none);
    CHECK_FALSE(read_exercise(none).ok());
  }
  // Any changed letter and any cut gives an error or another exercise, and never a crash.
  for (std::size_t i = 0; i < line.size(); ++i) {
    for (const char other : {'A', '_', '9', ' ', '\xff'}) {
      std::string changed = line;
      changed[i] = other;
      if (const auto read = read_exercise(changed)) CHECK(write_exercise(*read) == changed);
    }
    CHECK_FALSE(read_exercise(line.substr(0, i)).ok());
  }
}

TEST_CASE("every exercise of the book is one of its set, and its answer a legal choice",
          "[exercise]") {
  std::istringstream book(test::exercise_book());
  std::map<std::string, int> counts;
  std::set<std::string> ids;
  std::string set;
  for (std::string line; std::getline(book, line);) {
    INFO(line);
    if (line.starts_with("= ")) {
      set = line.substr(2);
      continue;
    }
    const auto exercise = read_exercise(line);
    REQUIRE(exercise.ok());
    REQUIRE_FALSE(exercise->costs.empty());
    check_costs(*exercise, set);
    CHECK(exercise->rating >= 500);
    CHECK(exercise->rating <= 2000);
    CHECK(ids.insert(exercise_id(line)).second);
    ++counts[set];
  }
  CHECK(counts.size() == 14);
  for (const auto& [name, count] : counts) {
    INFO(name);
    CHECK(count >= 15);
    CHECK(count <= 50);
  }
}

}  // namespace tablee
