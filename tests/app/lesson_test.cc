// Lessons as one takes them: sentence by sentence, touching what glows, and trying other things.

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/scan.h"
#include "tests/app/taken_lesson.h"
#include "text/text.h"

namespace tablee::app {
namespace {

std::vector<std::string> all_lessons() {
  std::vector<std::string> names;
  for (const AnyGame* game : all_games())
    for (const Lesson& lesson : game->lessons())
      names.push_back(std::string(lesson.kind) + " " + std::string(lesson.id));
  return names;
}

std::string prompt(const FakePage& page) { return page.app->words(page.find("prompt")->text); }

// Rows as a game writes those of its examples.
std::string rows_text(const ExampleTable& table) {
  std::string text;
  for (const auto& row : table.rows) {
    if (&row != &table.rows.front()) text += '/';
    for (const CardText& card : row) text += (&card == &row.front() ? "" : " ") + card.text;
  }
  return text;
}

}  // namespace

TEST_CASE("every lesson ends by touching what glows, and nothing else is needed") {
  for (const std::string& name : all_lessons()) {
    INFO(name);
    FakePage page;
    page.start("en");
    page.act("lesson " + name);
    REQUIRE(page.app->model().lesson.has_value());
    const std::size_t steps = page.app->model().lesson->lesson->steps();
    std::size_t touches = 0;
    for (hear_all(page); !page.find("lesson.play"); hear_all(page)) {
      REQUIRE(++touches < 40);
      const Item* item = wanted(page);
      REQUIRE(item != nullptr);
      REQUIRE(item->enabled);
      page.act(item->action);
    }
    CHECK(page.app->model().lesson_step() == steps);
    CHECK(touches >= steps);
    CHECK(wanted(page) == nullptr);
    CHECK(page.find("leave") != nullptr);
    // The real game that follows is of that kind.
    page.tap("lesson.play");
    const Setup& setup = page.app->model().session->match().setup();
    CHECK(kind_of(*setup.game, setup.options).name == name.substr(0, name.find(' ')));
    CHECK_FALSE(page.app->model().lesson.has_value());
  }
}

namespace {

// What lies there: rows of 6 qui prend, one's own cards of Non merci in their runs.
std::string lying(const AnyView& view) {
  json::Writer out;
  view.write(out);
  const json::Value value = *json::parse(out.text());
  const auto* rows = value.array_at("rows");
  std::string text;
  for (const json::Value& row : rows ? *rows : value.array_at("taken")->front().items) {
    if (!text.empty()) text += '/';
    for (std::size_t i = 0; i < row.items.size(); ++i)
      text += (i > 0 ? " " : "") + std::to_string(row.items[i].integer);
    if (row.items.empty()) text += std::to_string(row.integer);
  }
  return text;
}

}  // namespace

TEST_CASE("every small table of the rules lies as its lesson begins, and leads back to them") {
  int played = 0;
  for (const AnyGame* game : all_games()) {
    int rule = 0;
    std::string_view kind;
    for (const Example& e : game->examples()) {
      if (e.rule == 0) continue;  // of an explanation, not of the rules
      INFO(e.kind << " rule " << e.rule << ": " << e.rows << " > " << e.card);
      CHECK((e.kind != kind || e.rule >= rule));
      kind = e.kind, rule = e.rule;
      FakePage page;
      page.start("en");
      page.act("go rules");
      const auto at =
          std::find_if(page.app->items().begin(), page.app->items().end(), [&](const Item& item) {
            const auto* table = data_of<ExampleTable>(item);
            return table && table->kind == e.kind && rows_text(*table) == e.rows &&
                   table->card.text == e.card &&
                   item.id.starts_with("try." + std::string(e.kind) + "." + std::to_string(rule));
          });
      REQUIRE(at != page.app->items().end());
      // Beside its paragraph.
      CHECK((at - 1)->id.find(std::string(e.kind) + "." + std::to_string(rule)) !=
            std::string::npos);
      if (e.lesson.empty()) {
        CHECK(at->action.empty());
        CHECK_FALSE(page.app->words(at->text).empty());
        continue;
      }
      page.act(at->action);
      const Model& m = page.app->model();
      REQUIRE(m.lesson.has_value());
      CHECK(m.lesson_step() == e.step);
      const auto seen = m.session->view();
      const AnyView& view = *seen;
      if (e.kind == "nothanks") {
        json::Writer out;
        view.write(out);
        CHECK(std::to_string(*json::parse(out.text())->integer_at("card", 0, 35)) == e.card);
      } else {
        const std::string_view move = m.lesson_move();
        CHECK(move.substr(move.rfind(' ') + 1) == e.card);
      }
      // A draft has no rows yet.
      if (e.lesson != "logic") CHECK(lying(view) == e.rows);
      for (hear_all(page); wanted(page); hear_all(page)) page.act(wanted(page)->action);
      CHECK(page.find("lesson.play") == nullptr);
      page.tap("lesson.rules");
      CHECK(m.screen_id() == ScreenId::rules);
      CHECK_FALSE(m.lesson.has_value());
      ++played;
    }
  }
  CHECK(played > 15);
}

TEST_CASE("tips are offered at the very first table, and never again") {
  for (const char* game : {"nimmt", "nimmt special", "nothanks"}) {
    INFO(game);
    FakePage page;
    page.start("en");
    page.act(std::string("play ") + game);
    page.answer_all();
    if (!page.find("coach")) continue;  // others begin
    // The introduction, before the first request.
    const std::string asked = prompt(page);
    CHECK(asked.find("ewest") != std::string::npos);
    std::set<std::string> heard{asked};
    for (int tip = 1; tip <= 3; ++tip) {
      page.tap("coach");
      CHECK(heard.insert(prompt(page)).second);
    }
    page.tap("coach");
    CHECK(page.find("coach") == nullptr);
    CHECK_FALSE(heard.contains(prompt(page)));
    page.act("go home");
    page.act(std::string("play ") + game);
    CHECK(page.find("coach") == nullptr);
  }
}

TEST_CASE("the tips of 6 qui surprend explain its own rule, too") {
  FakePage page;
  page.start("en");
  page.act("play nimmt special");
  page.answer_all();
  std::string all = prompt(page);
  for (int tip = 1; tip <= 3; ++tip) {
    page.tap("coach");
    all += "\n" + prompt(page);
  }
  INFO(all);
  for (const char* told : {"Take 6 with special cards", "nearest lower", "sixth",
                           "before yours is placed", "Choose a special card"})
    CHECK(all.find(told) != std::string::npos);
}

TEST_CASE("the first lesson speaks in sentences that a child takes in at a glance") {
  for (const text::Language language : text::kLanguages) {
    for (const char* step : {"1", "2", "3", "4", "5"}) {
      for (const char* part : {"1", "2", "3", "do"}) {
        const std::string key = std::string("nimmt.lesson.first.") + step + "." + part;
        const std::string_view* words = text::find_words(language, key);
        if (!words) continue;
        INFO(*words);
        int count = 0;
        for (Scan scan(*words); !scan.at_end(); scan.word()) ++count;
        CHECK(count <= 13);
      }
    }
  }
}

TEST_CASE("a player who plays a card needs no tips, nor does one who has played before") {
  FakePage page;
  page.start("en");
  page.act("play nimmt");
  REQUIRE(page.find("coach") != nullptr);
  const auto hand = std::find_if(page.app->items().begin(), page.app->items().end(),
                                 [](const Item& item) { return item.action.verb == Verb::lift; });
  page.act(Action(Verb::move, hand->action.text));
  CHECK_FALSE(page.app->model().coached.has_value());
}

TEST_CASE("a lesson asks for nothing while it explains what was done") {
  for (const std::string& name : all_lessons()) {
    INFO(name);
    FakePage page;
    page.start("en");
    page.app->watch(true);
    page.act("lesson " + name);
    page.app->shown_all_but(0, false);
    hear_all(page);
    for (int touches = 0; !page.app->animating() && !page.find("lesson.play"); ++touches) {
      REQUIRE(touches < 9);
      const Item* item = wanted(page);
      REQUIRE(item != nullptr);
      page.act(item->action);
    }
    REQUIRE(page.app->animating());
    CHECK(wanted(page) == nullptr);
  }
}

TEST_CASE("a lesson that ends opens the exercises that practise it") {
  for (const AnyGame* game : all_games())
    for (const Lesson& lesson : game->lessons()) {
      INFO(lesson.kind << ' ' << lesson.id);
      if (lesson.practice.empty()) continue;
      FakePage page;
      page.start("en");
      page.act({Verb::lesson, std::string(lesson.kind), std::string(lesson.id)});
      for (hear_all(page); !page.find("lesson.play"); hear_all(page))
        page.act(wanted(page)->action);
      const auto ways = page.actions("practice.");
      REQUIRE_FALSE(ways.empty());
      page.tap(ways.front());
      CHECK(page.app->model().screen_id() == ScreenId::exercise_set);
      CHECK(text_of(page, "title").find('.') == std::string::npos);
      CHECK_FALSE(page.app->model().lesson);
      page.act("back");
      CHECK(page.app->model().screen_id() == ScreenId::exercises);
    }
}

TEST_CASE("lessons of a kind follow each other") {
  FakePage page;
  page.start("en");
  page.act("lesson surprend");
  std::vector<std::string> seen;
  for (;;) {
    seen.emplace_back(page.app->model().lesson->lesson->id);
    for (hear_all(page); !page.find("lesson.play"); hear_all(page)) page.act(wanted(page)->action);
    if (!page.find("lesson.next")) break;
    page.tap("lesson.next");
  }
  CHECK(seen == std::vector<std::string>{"start", "fifth_row", "seven_takes", "insert", "replace",
                                         "slide", "stop", "negative_positive"});
}

TEST_CASE("a wrong card is not played but answered: what it would do, and which card is wanted") {
  FakePage page;
  page.start("en");
  page.act("lesson nimmt");
  hear_all(page);
  const std::string asked = prompt(page);
  CHECK(asked == "Your 14 goes behind the 12: play the 14.");
  page.tap("hand.61");
  CHECK(prompt(page) == "Would go behind the 58, row 4. Not this time! " + asked);
  CHECK(page.said.back() == prompt(page));
  CHECK(page.app->model().path.here<TableUi>()->lifted.empty());
  CHECK(page.app->model().lesson_step() == 0);
  CHECK(wanted(page)->id == "hand.14");
  // The same typed.
  page.type("command", "61");
  page.act("command");
  CHECK(page.app->model().lesson_step() == 0);
  CHECK(prompt(page).find("Not this time!") != std::string::npos);
  page.tap("hand.14");
  CHECK(wanted(page)->id == "play");
  page.tap("play");
  CHECK(page.app->model().lesson_step() == 1);
}

TEST_CASE("the wanted action is possible before all sentences are announced") {
  FakePage page;
  page.start("en");
  page.act("lesson nimmt");
  REQUIRE(page.find("lesson.on") != nullptr);
  page.tap("hand.14");
  page.tap("play");
  CHECK(page.app->model().lesson_step() == 1);
  // … and the next step begins with its own first sentence.
  CHECK(prompt(page) == "Three cards placed, and nobody takes anything.");
}

TEST_CASE("a special move is made as a lesson asks, and another one is answered") {
  FakePage page;
  page.start("en");
  page.act("lesson surprend slide");
  hear_all(page);
  page.act("lift 24");
  page.act("move 24");
  hear_all(page);
  CHECK(prompt(page).find("Play the Slide card") != std::string::npos);
  page.tap("special.stop");
  CHECK(prompt(page).find("Not this time!") == 0);
  page.tap("do.place");
  CHECK(prompt(page).find("Not this time!") != std::string::npos);
  CHECK(page.app->model().lesson_step() == 1);
  CHECK(wanted(page)->id == "special.slide");
  page.tap("special.slide");
  CHECK(wanted(page) != nullptr);
  page.tap("compose.cancel");
  CHECK(wanted(page)->id == "special.slide");
}

TEST_CASE("without a chip there is nothing else to choose") {
  FakePage page;
  page.start("en");
  page.act("lesson nothanks broke");
  hear_all(page);
  CHECK(page.find("take") != nullptr);
  page.tap("no");
  hear_all(page);
  CHECK(page.find("no") == nullptr);
  CHECK(wanted(page)->id == "take");
}

TEST_CASE("a lesson's sentences are there in every language, short enough for a prompt") {
  constexpr std::size_t kMost = 150;  // letters: four lines of a phone
  for (const text::Language language : text::kLanguages)
    for (const AnyGame* game : all_games())
      for (const Lesson& lesson : game->lessons()) {
        const std::string about =
            std::string(game->id()) + ".lesson." + std::string(lesson.id) + ".";
        const auto find = [&](const std::string& key) {
          return text::find_words(language, about + key);
        };
        INFO(text::code(language) << ' ' << about);
        for (std::size_t step = 1; step <= lesson.steps(); ++step)
          CHECK(find(std::to_string(step) + ".do") != nullptr);
        CHECK(find(std::to_string(lesson.steps() + 1) + ".do") == nullptr);
        CHECK(find("end.1") != nullptr);
        for (const char* step : {"1", "2", "3", "4", "5", "end"})
          for (const char* part : {".1", ".2", ".3", ".do"})
            if (const auto* words = find(std::string(step) + part)) {
              INFO(step << part << ": " << *words);
              const auto letters = std::count_if(words->begin(), words->end(), [](char c) {
                return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
              });
              CHECK(letters <= static_cast<std::ptrdiff_t>(kMost));
            }
      }
}

namespace {

const Lesson& nimmt_lesson(std::string_view id) {
  const auto lessons = find_game("nimmt")->lessons();
  const auto found = std::find_if(lessons.begin(), lessons.end(),
                                  [id](const Lesson& lesson) { return lesson.id == id; });
  REQUIRE(found != lessons.end());
  return *found;
}

// The table of a lesson as a match of one's own, when all that is laid down has been played.
void lay_lesson(FakePage& page, const Lesson& lesson) {
  Setup setup;
  setup.game = find_game("nimmt");
  setup.options = {{"players", lesson.players}};
  setup.seats.resize(lesson.players, {{}, "greedy"});
  setup.seats.front().bot.clear();
  auto match = Match::start(setup, {lesson.deal(lesson)});
  REQUIRE(match.ok());
  REQUIRE(match->deal().ok());
  std::vector<std::size_t> played(setup.seats.size());
  for (bool goes_on = true; goes_on;) {
    goes_on = false;
    for (const Seat seat : match->to_act()) {
      const auto move = lesson.move(seat, played[seat]);
      if (move.empty()) continue;
      REQUIRE(match->play(seat, move).ok());
      ++played[seat];
      goes_on = true;
      break;
    }
  }
  page.stored["match"] =
      R"({"sheet":"sheet.2026-11-21.0001","record":)" + write_record(match->record()) + "}";
  page.start("en");
  page.tap("resume.go");
}

}  // namespace

TEST_CASE(
    "the cards between a player's card and its place are announced at the table, and can be "
    "replayed") {
  for (const auto& [id, text] :
       {std::pair("gone", "Your 62 was safe until the 29 (Ada) took row 1. Choose a card."),
        std::pair("sixth", "Your 45 was safe until the 42 (Ada) filled row 4. Choose a card.")}) {
    FakePage page;
    lay_lesson(page, nimmt_lesson(id));
    CHECK(prompt(page) == text);
    // No hand is shown there, though the match goes on.
    const std::size_t told = page.said.size();
    page.tap("again");
    REQUIRE(page.app->model().screen_id() == ScreenId::replay);
    CHECK(page.find("replay.hands") == nullptr);
    CHECK(page.find("holding") == nullptr);
    page.act("step hands");
    CHECK(page.find("holding") == nullptr);
    CHECK(page.app->table_view()->viewer() == kNobody);
    // All of that trick is announced again, from its reveal.
    REQUIRE(page.said.size() > told);
    CHECK(page.said[told].find("Turn ") == 0);
    page.act("back");
    CHECK(prompt(page) == text);
    // The next decision ends it.
    page.act(page.find("hand.100")->action);
    CHECK(page.find("again") == nullptr);
  }
}

TEST_CASE("a row that was full before is no pitfall") {
  FakePage page;
  lay_lesson(page, nimmt_lesson("first"));
  CHECK(page.find("again") == nullptr);
  CHECK(prompt(page) == "Choose a card.");
}

TEST_CASE("a second card that was safe in the same round is only logged") {
  Lesson twice = nimmt_lesson("gone");
  twice.moves = "81,62,70/46,29,row 1,63/47,83,64/49,91,66/50,95,67";
  FakePage page;
  lay_lesson(page, twice);
  CHECK(page.find("again") == nullptr);
  CHECK(prompt(page) == "Choose a card.");
  REQUIRE(page.find("why") != nullptr);
  page.tap("why");
  CHECK(prompt(page).find(
            "When it was chosen, the 70 had its place. Then the 67 (Darius) filled row 4.") !=
        std::string::npos);
}

TEST_CASE("lessons are found from the rules, from set-up, from a table and in a list") {
  FakePage page;
  page.start("en");
  page.act("go rules");
  for (const char* id : {"learn.nimmt", "learn.surprend", "learn.nothanks", "lessons"})
    CHECK(page.find(id) != nullptr);
  page.tap("lessons");
  CHECK(page.actions("learn.").size() == all_lessons().size());
  page.tap("learn.surprend.stop");
  CHECK(page.app->model().lesson->lesson->id == "stop");
  page.act("go home");
  page.act("setup nimmt special");
  page.tap("learn.surprend");
  CHECK(page.app->model().lesson->lesson->kind == "surprend");
  page.act("go home");
  page.act("play nimmt special");
  page.act("go pause");
  page.tap("learn.surprend");
  CHECK(page.app->model().lesson->lesson->id == "start");
  page.act("go pause");
  CHECK(page.find("learn.surprend") == nullptr);
  // The match waits.
  page.act("go home");
  CHECK(page.app->model().matches.list().size() == 1);
}

}  // namespace tablee::app
