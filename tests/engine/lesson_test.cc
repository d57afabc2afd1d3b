// Lessons can be played as they are defined, and show what their texts say.

#include <catch2/catch_test_macros.hpp>
#include <map>

#include "core/scan.h"
#include "games/nimmt/view.h"
#include "games/nothanks/view.h"
#include "table/match.h"
#include "tests/engine/complete_games.h"

using namespace tablee;

namespace {

const Lesson& lesson_of(std::string_view kind, std::string_view id) {
  for (const AnyGame* game : all_games())
    for (const Lesson& lesson : game->lessons())
      if (lesson.kind == kind && lesson.id == id) return lesson;
  FAIL("no lesson " << kind << ' ' << id);
  return all_games().front()->lessons().front();
}

// Plays the lesson up to the learner's decision `step` (from 0, those of its opening among them),
// or to its end.
Match lesson_at(const AnyGame& game, const Lesson& lesson, std::size_t step) {
  Setup setup;
  setup.game = &game;
  setup.options = {{"players", lesson.players}};
  for (Scan scan(lesson.options); !scan.at_end();)
    setup.options.emplace_back(std::string(scan.word()), 1);
  setup.seats.resize(lesson.players, {{}, "hasty"});
  setup.seats.front().bot.clear();
  INFO(lesson.kind << ' ' << lesson.id << ": " << lesson.deal(lesson));
  auto match = Match::start(setup, {lesson.deal(lesson)});
  REQUIRE(match.ok());
  REQUIRE(match->deal().ok());
  std::map<Seat, std::size_t> played;
  for (bool goes_on = true; goes_on;) {
    goes_on = false;
    for (const Seat seat : match->to_act()) {
      if (seat == 0 && played[0] == step) continue;
      const auto move = lesson.move(seat, played[seat]);
      if (move.empty()) continue;
      INFO("seat " << int{seat} << " " << move);
      REQUIRE(match->play(seat, move).ok());
      ++played[seat];
      goes_on = true;
      break;
    }
  }
  CHECK(played[0] == step);
  return std::move(*match);
}

Match lesson_end(const AnyGame& game, const Lesson& lesson) {
  return lesson_at(game, lesson, lesson.decisions());
}

std::size_t moves_laid_down(const Lesson& lesson) {
  std::size_t n = 0;
  for (Seat seat = 0; seat < lesson.players; ++seat)
    for (std::size_t k = 0; !lesson.move(seat, k).empty(); ++k) ++n;
  return n;
}

nimmt::Public nimmt_table(std::string_view kind, std::string_view id, std::size_t step) {
  const AnyGame& game = *find_game("nimmt");
  return nimmt::view_of(*lesson_at(game, lesson_of(kind, id), step).state().view(0))->pub;
}
nimmt::Public nimmt_end(std::string_view kind, std::string_view id) {
  return nimmt_table(kind, id, lesson_of(kind, id).decisions());
}

nothanks::Public nothanks_table(std::string_view id, std::size_t step) {
  const AnyGame& game = *find_game("nothanks");
  return nothanks::view_of(*lesson_at(game, lesson_of("nothanks", id), step).state().view(0))->pub;
}

using Cards = std::vector<int>;
Cards row(const nimmt::Public& table, std::size_t number) {
  const auto& cards = table.rows[number - 1];
  return {cards.begin(), cards.end()};
}

}  // namespace

TEST_CASE("moves of a lesson are found by seat and number") {
  Lesson lesson{};
  lesson.moves = "a,b c/d/,e";
  CHECK(lesson.move(0, 0) == "a");
  CHECK(lesson.move(0, 1) == "b c");
  CHECK(lesson.move(0, 2).empty());
  CHECK(lesson.move(1, 0) == "d");
  CHECK(lesson.move(1, 1).empty());
  CHECK(lesson.move(2, 1) == "e");
  CHECK(lesson.move(3, 0).empty());
  CHECK(lesson.decisions() == 2);
}

TEST_CASE("every lesson can be played to its end as it is defined") {
  for (const AnyGame* game : all_games()) {
    REQUIRE((!game->lessons().empty() || !test::is_complete(*game)));
    for (const Lesson& lesson : game->lessons()) {
      REQUIRE(lesson.steps() > 0);
      REQUIRE(lesson.decisions() > lesson.opening);
      const Match end = lesson_end(*game, lesson);
      // No defined move is left over.
      INFO(lesson.kind << ' ' << lesson.id);
      CHECK(end.record().moves.size() == moves_laid_down(lesson));
      CHECK(kind_of(*game, end.setup().options).name == lesson.kind);
    }
  }
}

TEST_CASE("every kind of table has a lesson of its own, and so has every special card") {
  for (const AnyGame* game : all_games())
    for (const TableKind& kind : game->kinds()) {
      if (!test::is_complete(*game)) continue;
      const auto lessons = game->lessons();
      CHECK(std::any_of(lessons.begin(), lessons.end(),
                        [&](const Lesson& lesson) { return lesson.kind == kind.name; }));
    }
  for (const std::string_view name : nimmt::kSpecialNames)
    CHECK(lesson_of("surprend", name).move(0, lesson_of("surprend", name).decisions() - 1) != "");
}

TEST_CASE("the lesson of 6 qui prend: a full row, six heads, then a card that is too low") {
  CHECK(nimmt_table("nimmt", "first", 0).rows[0].back() == 12);
  CHECK(row(nimmt_table("nimmt", "first", 2), 1) == Cards{12, 14, 15, 16, 19});
  CHECK(nimmt::round_heads(nimmt_table("nimmt", "first", 3), 0) == 6);
  CHECK(row(nimmt_table("nimmt", "first", 4), 2) == Cards{37});
  CHECK(nimmt::round_heads(nimmt_table("nimmt", "first", 5), 0) == 7);
}

TEST_CASE("§1.3 the first pitfall as a lesson: a 42 becomes the fifth, the 45 the sixth") {
  const auto before = nimmt_table("nimmt", "sixth", 2);
  CHECK(row(before, 3) == Cards{20, 40});
  CHECK(row(before, 4) == Cards{36, 37, 38, 41});
  const auto after = nimmt_end("nimmt", "sixth");
  CHECK(row(after, 4) == Cards{45});
  CHECK(nimmt::round_heads(after, 0) == 5);
}

TEST_CASE("§1.3 the second pitfall as a lesson: a 29 takes the 61, the 62 becomes a sixth") {
  const auto before = nimmt_table("nimmt", "gone", 1);
  CHECK(row(before, 1) == Cards{61});
  CHECK(row(before, 4) == Cards{45, 46, 47, 49, 50});
  const auto after = nimmt_end("nimmt", "gone");
  CHECK(row(after, 1) == Cards{29});
  CHECK(row(after, 4) == Cards{62});
  CHECK(nimmt::round_heads(after, 0) == 8);
}

TEST_CASE("a pitfall is explained where the card was safe, and only there") {
  const AnyGame& game = *find_game("nimmt");
  const auto pitfall_of = [&](std::string_view id) {
    const Match end = lesson_end(game, lesson_of("nimmt", id));
    const auto& events = end.events();
    for (std::size_t i = 0; i < events.size(); ++i)
      if (events[i].kind == "sixth" && events[i].seat == 0) {
        const Cause why = end.state().cause(events, i);
        // It is also among the reasons, in the words for other viewers.
        if (!why.pitfall.empty()) {
          const auto last = [](const std::string_view key) { return key.substr(key.rfind('.')); };
          CHECK(last(why.facts.back().key) == last(why.pitfall.key));
          REQUIRE(why.facts.back().args.size() == why.pitfall.args.size());
          CHECK(std::equal(why.pitfall.args.begin(), why.pitfall.args.end(),
                           why.facts.back().args.begin()));
        }
        return why.pitfall;
      }
    FAIL("nobody took a row as the sixth in " << id);
    return Message{};
  };
  // The row was full already when the 20 was chosen.
  CHECK(pitfall_of("first").empty());
  CHECK(pitfall_of("sixth") == msg("nimmt.pitfall.filled")
                                   .with("card", 45)
                                   .with("other", 42)
                                   .with_seat("seat", 1)
                                   .with("row", 4));
  CHECK(pitfall_of("gone") == msg("nimmt.pitfall.gone")
                                  .with("card", 62)
                                  .with("other", 29)
                                  .with_seat("seat", 1)
                                  .with("row", 1));
}

TEST_CASE("§1.2 the left end as a lesson: 18 right of the 13, 21 left of the 23") {
  CHECK(row(nimmt_table("nimmt", "profi", 1), 1) == Cards{13, 18});
  CHECK(row(nimmt_end("nimmt", "profi"), 2) == Cards{21, 23});
}

TEST_CASE("§2 each special card as a lesson, with the rules' example") {
  const auto full = [](std::string_view id) { return nimmt_table("surprend", id, 1); };
  CHECK(row(full("fifth_row"), 4) == Cards{3, 9, 14, 18, 20});
  CHECK(row(nimmt_end("surprend", "fifth_row"), 5) == Cards{23});
  // The next card in that row takes six.
  CHECK(row(full("seven_takes"), 4) == Cards{5, 8, 11, 14, 17});
  CHECK(row(nimmt_end("surprend", "seven_takes"), 4) == Cards{21});
  CHECK(nimmt::round_heads(nimmt_end("surprend", "seven_takes"), 5) == 2 + 1 + 5 + 1 + 1 + 3);
  CHECK(row(nimmt_table("surprend", "insert", 2), 1) == Cards{5, 11, 30});
  CHECK(row(nimmt_end("surprend", "insert"), 1) == Cards{5, 10, 11, 30});
  CHECK(row(full("replace"), 2) == Cards{12, 13, 14, 16, 17});
  CHECK(row(nimmt_end("surprend", "replace"), 1) == Cards{10, 15});
  CHECK(row(nimmt_table("surprend", "slide", 3), 2) == Cards{12, 13, 19, 20, 22});
  CHECK(row(nimmt_end("surprend", "slide"), 1) == Cards{10, 13, 17});
  CHECK(row(nimmt_end("surprend", "slide"), 2) == Cards{12, 19, 20, 22, 24});
  CHECK(row(full("stop"), 2) == Cards{12, 13, 14, 15, 17});
  CHECK(row(nimmt_end("surprend", "stop"), 1) == Cards{10, 22});
  CHECK(row(full("negative_positive"), 1) == Cards{3, 5, 11, 13, 17});
  CHECK(row(nimmt_end("surprend", "negative_positive"), 1) == Cards{20});
  // In no lesson does the learner take heads, including the one that cancels them.
  for (const std::string_view name : nimmt::kSpecialNames)
    CHECK(nimmt::round_heads(nimmt_end("surprend", name), 0) == 0);
}

TEST_CASE("the lesson of Non merci: three chips with the 25, three more with the 26") {
  CHECK(nothanks_table("first", 1).pot == 3);
  CHECK(nothanks_table("first", 2).card == 26);
  CHECK(nothanks_table("first", 3).pot == 3);
  CHECK(nothanks_table("first", 4).card == 34);
  CHECK(nothanks_table("first", 4).chips[0] == 11 - 2 + 6);
}

TEST_CASE("the lesson of gaps: the 23 joins 22 and 24, the 35 went to another player") {
  CHECK(nothanks_table("gaps", 3).card == 24);
  CHECK(nothanks_table("gaps", 3).pot == 3);
  CHECK(nothanks_table("gaps", 4).card == 35);
  CHECK(nothanks_table("gaps", 5).card == 23);
  CHECK(nothanks::card_points(nothanks_table("gaps", 5).taken[0]) == 22 + 24 + 30);
  CHECK(nothanks::card_points(nothanks_table("gaps", 6).taken[0]) == 22 + 30);
}

TEST_CASE("the lesson of the last chip: it is paid, then the card must be taken") {
  const AnyGame& game = *find_game("nothanks");
  const Lesson& lesson = lesson_of("nothanks", "broke");
  CHECK(nothanks_table("broke", 10).chips[0] == 1);
  const Match broke = lesson_at(game, lesson, 11);
  CHECK(broke.state().view(0)->legal_moves() == std::vector<std::string>{"take"});
  CHECK(nothanks_table("broke", 12).chips[0] == 4);
}
