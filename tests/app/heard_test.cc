// Screen readers: what is announced, and how the accessible document differs from the drawing.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "tests/app/fake_page.h"

namespace tablee::app {
namespace {

// The document's items as the page gets them.
std::vector<json::Value> told_items(const FakePage& page) {
  const auto message = json::parse(page.app->screen_message());
  REQUIRE(message.ok());
  const auto* items = message->array_at("items");
  REQUIRE(items != nullptr);
  return {items->begin(), items->end()};
}

const json::Value* find(const std::vector<json::Value>& items, std::string_view id) {
  const auto at = std::find_if(items.begin(), items.end(),
                               [&](const json::Value& v) { return v.string_at("id") == id; });
  return at == items.end() ? nullptr : &*at;
}

void command(FakePage& page, std::string_view line) {
  page.said.clear();
  page.type("command", line);
  page.tap("command");
}

bool has_digit(std::string_view text) {
  return text.find_first_of("0123456789") != std::string_view::npos;
}

}  // namespace

TEST_CASE("a lifted card is announced but not logged; on a shared device not which") {
  FakePage page;
  page.start("en");
  page.tap("game.nimmt.play");
  const std::string card = page.actions("hand.").front();
  page.said.clear();
  page.tap(card);
  REQUIRE(page.said.size() == 1);
  CHECK(has_digit(page.said.front()));
  CHECK(page.told["say"].boolean_at("logged") == false);
  const auto items = told_items(page);
  REQUIRE(find(items, card) != nullptr);
  CHECK(find(items, card)->boolean_at("lifted") == true);

  FakePage two;
  two.start("en");
  two.tap("game.nimmt.setup");
  two.seat(1, "person");
  two.tap("start");
  two.tap("handover");
  two.said.clear();
  const std::string down = two.actions("hand.").front();
  two.tap(down);
  CHECK(text_of(two, "play") == "Play face down");
  two.tap("play");
  CHECK(two.find("handover") != nullptr);
  for (const std::string& line : two.said) CHECK(line.find(down.substr(5)) == std::string::npos);
}

TEST_CASE("while others decide, one's cards and answers rest where they were") {
  FakePage page;
  page.start("en");
  page.tap("game.nimmt.play");
  const std::string card = page.actions("hand.").front();
  page.tap(card);
  page.tap("play");
  REQUIRE(page.app->model().session->deciding() == kNobody);
  const auto items = told_items(page);
  const auto* rests = find(items, card);
  REQUIRE(rests != nullptr);
  CHECK(rests->string_at("role") == "button");
  CHECK(rests->boolean_at("enabled") == false);
  CHECK(rests->boolean_at("waits") == true);
  REQUIRE(page.find(card) != nullptr);
  CHECK(page.find(card)->role == Role::entry);  // drawn as ever

  FakePage other;
  other.start("en");
  other.tap("game.nothanks.play");
  other.answer_all();
  other.tap("no");
  REQUIRE(other.app->model().session->deciding() == kNobody);
  const auto answers = told_items(other);
  for (const char* answer : {"take", "no"}) {
    const auto* there = find(answers, answer);
    REQUIRE(there != nullptr);
    CHECK(there->boolean_at("enabled") == false);
    CHECK(there->integer_at("depth", 0, 9) == 1);
  }
  const auto* list = find(answers, "answers");
  REQUIRE(list != nullptr);
  CHECK(list->string_at("role") == "list");
  CHECK((list + 1)->string_at("id") == "take");

  // And while it is shown what they decided, when it is one's turn again.
  FakePage watched;
  watched.start("en");
  watched.tap("game.nothanks.play");
  watched.answer_all();
  watched.app->watch(true);
  watched.tap("no");
  watched.answer_all();
  REQUIRE(watched.app->model().session->deciding() != kNobody);
  const auto rest = told_items(watched);
  for (const char* answer : {"take", "no"}) {
    const auto* there = find(rest, answer);
    REQUIRE(there != nullptr);
    CHECK(there->boolean_at("enabled") == false);
    CHECK(there->boolean_at("waits") == true);
  }
}

TEST_CASE("the player who takes the card gets the next question, whether or not it is the same") {
  FakePage page;
  page.start("en");
  page.tap("game.nothanks.play");
  page.answer_all();
  for (int turns = 0; turns < 3; ++turns) {
    page.said.clear();
    page.tap("take");
    const std::string question = page.app->words(page.find("prompt")->text);
    REQUIRE(page.find("take")->enabled);
    CHECK(std::ranges::count(page.said, question) == 1);
    CHECK(page.said.back() == question);
  }
}

TEST_CASE("Non merci by typed commands: chips, card, pot and what lies before everybody") {
  FakePage page;
  page.start("en");
  page.tap("game.nothanks.play");
  page.answer_all();
  command(page, "/hand");
  REQUIRE(page.said.size() == 2);
  CHECK(page.said[0].find("chips: ") != std::string::npos);
  const auto players = page.app->model().session->match().players();
  command(page, "/table");
  REQUIRE(page.said.size() == 2 + static_cast<std::size_t>(players));
  CHECK(page.said[1] == page.app->words(page.find("card")->text));
}

TEST_CASE("during the animation of a trick, a question is answered and a decision waits") {
  FakePage page;
  page.start("en");
  page.app->watch(true);
  page.tap("game.nimmt.play");
  page.app->shown_all_but(0, false);
  const std::string card = page.actions("hand.").front();
  page.tap(card);
  page.tap("play");
  page.answer_all();
  REQUIRE(page.app->animating());
  const std::string next = page.actions("hand.").empty() ? "1" : page.actions("hand.").front();
  command(page, next.substr(next.find('.') + 1));
  CHECK_FALSE(page.app->animating());
  CHECK(page.app->model().typed == next.substr(next.find('.') + 1));
  CHECK(page.app->model().session->match().record().moves.size() == 4);

  FakePage other;
  other.start("en");
  other.app->watch(true);
  other.tap("game.nimmt.play");
  other.app->shown_all_but(0, false);
  other.tap(card);
  other.tap("play");
  other.answer_all();
  REQUIRE(other.app->animating());
  command(other, "/hand");
  CHECK_FALSE(other.app->animating());
  CHECK(other.app->model().typed.empty());
  CHECK(std::any_of(other.said.begin(), other.said.end(), has_digit));
}

TEST_CASE("the sentences of a lesson are announced when they appear") {
  FakePage page;
  page.start("en");
  page.act("lesson nimmt");
  for (int sentence = 0; page.find("lesson.on"); ++sentence) {
    const std::string text = page.app->words(page.find("prompt")->text);
    INFO(sentence << ' ' << text);
    CHECK(std::count(page.said.begin(), page.said.end(), text) == 1);
    page.tap("lesson.on");
  }
}

TEST_CASE("a braille line of 14 cells names the card and its player, one of 40 the rest") {
  const auto cells = [](std::string_view text) {
    return std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; });
  };
  const auto first = [](std::string_view text, int wanted) {
    std::size_t bytes = 0;
    for (int seen = 0; bytes < text.size(); ++bytes)
      if ((text[bytes] & 0xC0) != 0x80 && seen++ == wanted) break;
    return text.substr(0, bytes);
  };
  for (const text::Language each : text::kLanguages) {
    const std::string_view language = text::code(each);
    FakePage page;
    page.start(language);
    page.tap("game.nimmt.play");
    int lines = 0;
    for (int trick = 0; trick < 10; ++trick) {
      page.answer_all();
      for (const Item& item : page.app->items()) {
        const std::string text = page.app->words(item.text);
        INFO(language << ": " << text);
        if (item.id.starts_with("hand.") && item.role == Role::button) {
          CHECK(has_digit(first(text, 1)));  // which card
          CHECK(cells(text) <= 18);
        } else if (item.id.starts_with("row.")) {
          CHECK(has_digit(first(text, 8)));  // which row
          // All of its cards, before what they cost.
          CHECK(first(text, 40).find(';') != std::string_view::npos);
        }
      }
      const auto rows = page.actions("row.");
      page.said.clear();
      page.tap(rows.empty() ? page.actions("hand.").front() : rows.front());
      if (page.find("play")) page.tap("play");
      page.answer_all();
      for (const std::string& line : page.said) {
        const std::size_t name = line.find('(');
        if (!has_digit(line.substr(0, 1)) || name == std::string::npos) continue;
        INFO(language << ": " << line);
        ++lines;
        // Which card, and whose; then where it went.
        const std::string_view told = first(line, 40);
        CHECK(first(line, 14).find('(') != std::string_view::npos);
        CHECK((told == line || !has_digit(line.substr(name)) || has_digit(told.substr(name))));
      }
      if (page.actions("hand.").empty() && page.actions("row.").empty()) break;
    }
    CHECK(lines > 20);
  }
}

}  // namespace tablee::app
