// Exercises of the book and the player's own, their rating, and how it is stored.

#include "web/app/storage/exercises.h"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <sstream>

#include "core/date.h"
#include "table/exercise.h"
#include "tests/app/laid_table.h"
#include "tests/engine/exercise_book.h"

namespace tablee::app {
namespace {

void bring_book(FakePage& page, std::string_view text) {
  json::Writer out;
  out.begin_object().member("on", "exercises").member("text", text).end_object();
  page.app->receive(out.text());
}

// The book, its lines without their costs: then the bots are asked, as for one's own slips.
std::string book_without_costs() {
  std::string out;
  std::istringstream book(test::exercise_book());
  for (std::string line; std::getline(book, line);) out += line.substr(0, line.find(" |")) + '\n';
  return out;
}

// At the exercises, with that book there.
void open_exercises(FakePage& page, const std::string& book = book_without_costs()) {
  page.start("en");
  page.tap("exercises");
  bring_book(page, book);
}

constexpr std::string_view kSet = "set.nimmt.sixth_place";

const Trial& trial(const FakePage& page) {
  REQUIRE(page.app->model().trial.has_value());
  return *page.app->model().trial;
}

// A legal choice, the best or another.
std::string choice(const FakePage& page, bool right) {
  const std::string& best = trial(page).best;
  if (right) return best;
  for (const std::string& move : page.app->model().session->view()->legal_moves())
    if (move != best) return move;
  return {};
}

std::string rating(const FakePage& page) { return text_of(page, "rating"); }

}  // namespace

TEST_CASE("the book is loaded on demand, and requested again", "[exercises]") {
  FakePage page;
  page.start("en");
  CHECK(page.told.count("open") == 0);
  page.tap("exercises");
  CHECK(page.told["open"].string_at("page") == "exercises");
  CHECK(page.find("waiting") != nullptr);
  page.told.erase("open");
  page.tap("fetch");
  CHECK(page.told.count("open") == 1);
  // An invalid book has no effect.
  bring_book(page, "");
  bring_book(page, "= nothing\n\n= more\nnonsense\n");
  CHECK(page.find("fetch") != nullptr);
  bring_book(page, test::exercise_book());
  CHECK(page.find("waiting") == nullptr);
  CHECK(page.actions("set.").size() == 14);
  page.told.erase("open");
  page.act("back");
  page.tap("exercises");
  CHECK(page.told.count("open") == 0);
}

TEST_CASE("a first answer moves the rating, another one does not", "[exercises]") {
  FakePage page;
  open_exercises(page);
  CHECK(contains(rating(page), "1000 to begin with"));
  page.tap(kSet);
  page.tap("next");
  REQUIRE(page.app->model().screen_id() == ScreenId::table);
  CHECK(contains(text_of(page, "where"), "Exercise 1 of"));
  CHECK(contains(text_of(page, "prompt"), "Which choice is best?"));
  const std::size_t moves = page.app->model().session->match().record().moves.size();
  page.act("move " + choice(page, true));
  CHECK(contains(text_of(page, "prompt"), "Yes"));
  CHECK(contains(text_of(page, "where"), "(+"));
  CHECK(std::ranges::count(page.said, text_of(page, "where")) == 1);
  REQUIRE(trial(page).moved.value_or(0) > 0);
  const int up = 1000 + *trial(page).moved;
  // Nothing is played; what all would cost comes, and why the best is.
  CHECK(page.app->model().session->match().record().moves.size() == moves);
  page.answer_all();
  CHECK_FALSE(page.app->model().analyst.costs().empty());
  const auto& costs = page.app->model().analyst.costs();
  REQUIRE(mark_of(costs, trial(page).best) == Mark::best);
  CHECK(text_of(page, "prompt") ==
        page.app->words(answer_words(*page.app->model().session->view(), costs, trial(page).best,
                                     trial(page).best, false)));

  page.tap("trial.next");
  CHECK(trial(page).at == 1);
  page.act("move " + choice(page, false));
  CHECK(contains(text_of(page, "prompt"), "thinking"));
  CHECK_FALSE(trial(page).moved.has_value());
  page.answer_all();
  CHECK(contains(text_of(page, "prompt"), "There is a better choice"));
  REQUIRE(trial(page).moved.value_or(0) < 0);
  const int down = up + *trial(page).moved;
  page.act("back");
  REQUIRE(page.app->model().screen_id() == ScreenId::exercise_set);
  CHECK(contains(text_of(page, "about"), "1 of"));
  CHECK(contains(page.app->words(page.find("exercise.1")->hint), "solved"));
  CHECK(contains(page.app->words(page.find("exercise.2")->hint), "missed"));
  CHECK(page.find("next")->action == Action(Verb::exercise, "nimmt.sixth_place", 3));
  // Again, and right: it stays what it was.
  page.tap("exercise.2");
  page.act("move " + choice(page, true));
  CHECK_FALSE(trial(page).moved.has_value());
  page.act("back");
  page.act("back");
  CHECK(contains(rating(page), std::to_string(down) + ", after 2 exercises"));
  page.reload();
  page.tap("exercises");
  CHECK(contains(rating(page), std::to_string(down)));
}

TEST_CASE("an answer is judged at once by the costs that come with the exercise", "[exercises]") {
  for (const bool right : {true, false}) {
    FakePage page;
    open_exercises(page, test::exercise_book());
    page.tap(kSet);
    page.tap("next");
    page.act("move " + choice(page, right));
    CHECK(contains(text_of(page, "prompt"), right ? "Yes" : "There is a better choice"));
    CHECK((trial(page).moved.value_or(0) > 0) == right);
    CHECK(page.lines.empty());
    CHECK(page.app->model().analyst.costs().size() ==
          page.app->model().session->view()->legal_moves().size());
  }
}

TEST_CASE("an answer as good as the best gains rating, as the costs show", "[exercises]") {
  FakePage page;
  open_exercises(page);
  page.tap(kSet);
  page.tap("next");
  const std::string other = choice(page, false);
  page.act("move " + other);
  CHECK_FALSE(trial(page).moved.has_value());
  // The answer says that both cost the same, all others much more.
  const auto asked = protocol::read_think(*json::parse(page.lines.front()));
  REQUIRE(asked.ok());
  page.lines.pop_front();
  Decision d{trial(page).best, {}};
  for (const std::string& move : asked->question.legal)
    d.evaluations.push_back({move, move == other || move == trial(page).best ? 2000 : 9000});
  json::Writer out;
  out.begin_object().member("on", "answer");
  out.member("line", std::string_view(protocol::answer_line({asked->id, d}))).end_object();
  page.app->receive(out.text());
  CHECK(trial(page).moved.value_or(0) > 0);
  CHECK(contains(text_of(page, "prompt"), "Yes (" + other + ")."));
  CHECK(contains(text_of(page, "prompt"), "as good"));
  // A wrong answer whose costs nobody waits for counts as the exercise says.
  const int before = page.app->model().exercises.rating();
  page.tap("trial.next");
  page.act("move " + choice(page, false));
  CHECK(page.app->model().exercises.rating() == before);
  page.act("back");
  CHECK(page.app->model().exercises.rating() < before);
}

TEST_CASE("a player rated far above an exercise gains little by it", "[exercises]") {
  FakePage page;
  Store store(page);
  Exercises exercises(store);
  exercises.open(test::exercise_book());
  int before = 1000;
  // All of them right: always upwards, ever less.
  for (const ExerciseSet& set : exercises.sets())
    for (const std::string& line : set.lines) {
      const int moved = exercises.note(line, true);
      CHECK(moved >= 0);
      CHECK(exercises.rating() == before + moved);
      before = exercises.rating();
    }
  CHECK(before > 1200);
  CHECK(before < 2200);
}

TEST_CASE("the exercise of the day is everybody's, and none comes twice before all were there",
          "[exercises]") {
  FakePage page;
  open_exercises(page);
  const Exercises& exercises = page.app->model().exercises;
  std::size_t count = 0;
  for (const ExerciseSet& set : exercises.sets()) count += set.lines.size();
  std::set<std::string, std::less<>> met;
  auto day = read_date("2026-11-21");
  for (std::size_t n = 0; n < count; ++n, day = day_after(*day))
    CHECK(met.insert(std::string(exercises.of_day(write_date(*day)))).second);
  CHECK(met.size() == count);
  CHECK(exercises.of_day("NaN-NaN-NaN").empty());

  const std::string today(exercises.of_day("2026-11-21"));
  page.tap("today");
  CHECK(trial(page).lines == std::vector{today});
  page.act("move " + choice(page, true));
  page.tap("trial.done");
  CHECK(page.find("today")->on == false);
  // Days before are there, days to come are not.
  page.tap("exercise.day.2026-11-20");
  CHECK(trial(page).lines.front() == exercises.of_day("2026-11-20"));
  page.act("back");
  page.act("exercise_day 2026-11-22");
  CHECK(page.app->model().screen_id() == ScreenId::exercises);
  const std::size_t days = page.actions("exercise.day.").size();
  page.tap("days.more");
  CHECK(page.actions("exercise.day.").size() > days);
}

TEST_CASE("slips of a match that was looked back at come again until they are put right",
          "[exercises]") {
  const Record record = golden_record("nothanks", {{"players", 3}});
  FakePage page;
  lay_before(page, record, record.moves.size() - 1, "en");
  page.tap(record.moves.back().text);
  page.tap("review");
  page.answer_all();
  const auto slips = slips_to_try(page.app->model().analyst);
  REQUIRE_FALSE(slips.empty());
  const auto& kept = [&]() -> const std::vector<Mistake>& {
    return page.app->model().exercises.mistakes();
  };
  CHECK(kept().size() == slips.size());
  page.tap("exercises");
  page.tap("mistakes");
  page.act("move " + choice(page, false));
  CHECK_FALSE(trial(page).moved.has_value());
  page.answer_all();
  const auto due = [&] {
    return page.app->model().exercises.mistakes_due(page.app->model().today);
  };
  CHECK(due() == static_cast<int>(slips.size()));
  page.act("back");
  page.tap("mistakes");
  page.act("move " + choice(page, true));
  CHECK(due() == static_cast<int>(slips.size()) - 1);
  // They outlive the page, and the same match adds none twice.
  page.reload();
  CHECK(kept().size() == slips.size());
  CHECK(due() == static_cast<int>(slips.size()) - 1);
  Store store(page);
  Exercises again(store);
  CHECK(again.collect(slips));
  CHECK(again.mistakes().size() == slips.size());
}

TEST_CASE("a full collection is reported, and a solved exercise makes space", "[exercises]") {
  FakePage page;
  Store store(page);
  Exercises exercises(store);
  const auto line = [](std::size_t n) { return "0 nothing" + std::to_string(n) + " 7"; };
  for (std::size_t n = 0; n < Exercises::kMostMistakes; ++n) CHECK(exercises.collect({line(n)}));
  CHECK_FALSE(exercises.collect({line(99)}));
  CHECK(exercises.mistakes().size() == Exercises::kMostMistakes);
  for (const char* day : {"2026-11-21", "2026-11-22", "2026-11-25"})
    exercises.answer_mistake(line(3), true, day);
  CHECK_FALSE(exercises.collect({line(99)}));
  exercises.answer_mistake(line(3), true, "2026-12-02");
  CHECK(exercises.mistakes_learned() == 1);
  CHECK(exercises.collect({line(99)}));
  // An exercise answered wrongly takes the place of one that was answered well.
  exercises.missed(line(100));
  CHECK(exercises.mistakes().back().line == line(99));
  exercises.answer_mistake(line(5), true, "2026-12-02");
  exercises.missed(line(100));
  CHECK(exercises.mistakes().back().line == line(100));
  CHECK(exercises.mistakes().size() == Exercises::kMostMistakes);
}

TEST_CASE("a mistake comes back after growing intervals", "[exercises]") {
  FakePage page;
  Store store(page);
  Exercises exercises(store);
  const std::string line = "900 AAAA 7 | 10 20";
  exercises.missed(line);
  const auto due = [&](std::string_view day) {
    Exercises stored(store);  // as the next visit reads it
    CHECK(stored.mistakes().size() == 1);
    CHECK(stored.mistakes().front().line == line);
    CHECK(stored.mistakes_due(day) == exercises.mistakes_due(day));
    return exercises.mistakes_due(day) == 1;
  };
  CHECK(due("2026-12-30"));
  exercises.answer_mistake(line, true, "2026-12-30");
  CHECK_FALSE(due("2026-12-30"));
  CHECK(due("2026-12-31"));
  // Too early is no better.
  exercises.answer_mistake(line, true, "2026-12-30");
  exercises.answer_mistake(line, true, "2026-12-31");
  CHECK_FALSE(due("2027-01-02"));
  CHECK(due("2027-01-03"));
  exercises.answer_mistake(line, true, "2027-01-03");
  CHECK_FALSE(due("2027-01-09"));
  CHECK(due("2027-01-10"));
  // A wrong answer begins again.
  exercises.answer_mistake(line, false, "2027-01-10");
  CHECK(due("2027-01-10"));
  for (const char* day : {"2027-01-10", "2027-01-11", "2027-01-14", "2027-01-21"}) {
    CHECK(due(day));
    exercises.answer_mistake(line, true, day);
  }
  CHECK_FALSE(due("2030-01-01"));
  CHECK(exercises.mistakes_learned() == 1);
  // Missed once more, it is there once.
  exercises.missed(line);
  CHECK(due("2027-01-21"));
}

TEST_CASE("mistakes stored by earlier versions are due or learned", "[exercises]") {
  FakePage page;
  page.stored["mistakes"] = "0 900 AAAA 7\n1 910 BBBB 8\n3 2026-12-01 920 CCCC 9\n";
  Store store(page);
  Exercises exercises(store);
  REQUIRE(exercises.mistakes().size() == 3);
  CHECK(exercises.mistakes_learned() == 1);
  CHECK(exercises.mistakes()[1].learned());
  CHECK(exercises.mistakes_due("2026-11-30") == 1);
  CHECK(exercises.mistakes_due("2026-12-01") == 2);
}

TEST_CASE("an exercise answered wrongly is among the mistakes", "[exercises]") {
  FakePage page;
  open_exercises(page, test::exercise_book());
  CHECK(page.find("mistakes") == nullptr);
  page.tap(kSet);
  page.tap("next");
  page.act("move " + choice(page, false));
  page.tap("trial.next");
  page.act("move " + choice(page, true));
  page.act("back");
  page.act("back");
  CHECK(contains(text_of(page, "mistakes.about"), "1 due today"));
  const std::string missed = page.app->model().exercises.sets().front().lines.front();
  page.tap("mistakes");
  CHECK(trial(page).lines == std::vector{missed});
  page.act("move " + choice(page, true));
  page.act("back");
  CHECK(contains(text_of(page, "mistakes.about"), "0 due today, 1 later"));
}

TEST_CASE("the stored exercises may be any text", "[exercises]") {
  const std::string valid = test::exercise_book().substr(test::exercise_book().find('\n') + 1);
  const std::string line = valid.substr(0, valid.find('\n'));
  for (const std::string& answers :
       {std::string(), std::string("-5 x"), std::string("999999 abcd+"), std::string("1100 abcd"),
        std::string("1100 abcd+ abcd+ \xff\xff\xff\xff+ +++++ -----"), std::string(100'000, '+')})
    for (const std::string& mistakes :
         {std::string(), std::string("0"), std::string("0 \n1 \n2 x"), "0 " + line,
          "0 " + line + "x", std::string("0 0 AAAA 7\n1 0 \xff 3\n\n\n"), std::string(50'000, '0'),
          [&] {
            std::string many;
            for (int i = 0; i < 200; ++i) many += "1 " + std::to_string(i) + " A 7\n";
            return many;
          }()}) {
      INFO(answers.substr(0, 40) << " / " << mistakes.substr(0, 40));
      FakePage page;
      page.stored["exercises"] = answers;
      page.stored["mistakes"] = mistakes;
      open_exercises(page);
      const Exercises& exercises = page.app->model().exercises;
      CHECK(exercises.rating() >= 100);
      CHECK(exercises.rating() <= 3000);
      CHECK(exercises.mistakes().size() <= Exercises::kMostMistakes);
      if (page.find("mistakes")) {
        page.tap("mistakes");
        // An unreadable one is reported; a readable one is on the table.
        const bool laid = page.app->model().screen_id() == ScreenId::table;
        CHECK(laid == page.app->model().notice.empty());
        if (laid) page.act("back");
      }
      page.tap("set.surprend.which");
      page.tap("next");
      page.act("move " + choice(page, true));
      CHECK(page.app->model().screen_id() == ScreenId::table);
    }
}

TEST_CASE("an unreadable line of the book is reported", "[exercises]") {
  FakePage page;
  page.start("en");
  page.act("play nimmt");
  page.act("go home");
  page.tap("exercises");
  bring_book(page, "= nimmt.sixth_place\n1000 AAAA 7\n");
  page.tap(kSet);
  page.tap("next");
  CHECK(page.app->model().screen_id() == ScreenId::exercise_set);
  CHECK_FALSE(page.app->model().notice.empty());
  // The match under way is where it was.
  CHECK_FALSE(page.app->model().trial.has_value());
  REQUIRE(page.app->model().session.has_value());
  CHECK(page.app->model().session->match().setup().game->id() == "nimmt");
}

}  // namespace tablee::app
