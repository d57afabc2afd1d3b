// Single keys at the table: each language has its own; they announce the state, and decide nothing.
#include "web/app/services/keys.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "tests/app/fake_page.h"

namespace tablee::app {
namespace {

// `top_row`: the digit of that key, where the keyboard gives it only with Shift.
void press(FakePage& page, std::string_view key, std::string_view top_row = {}) {
  page.said.clear();
  page.told.erase("focus");
  json::Writer out;
  out.begin_object().member("on", "key").member("key", key);
  if (!top_row.empty()) out.member("digit", top_row);
  page.app->receive(out.end_object().text());
}

std::string went_to(const FakePage& page) {
  const auto at = page.told.find("focus");
  return at == page.told.end() ? "" : std::string(at->second.string_at("id").value_or(""));
}

Item about(ItemData data) {
  return {.id = "it", .role = Role::button, .action = Verb::lift, .data = std::move(data)};
}
Item card(Card number) {
  Item item = about(NumberCard{number});
  item.id = "card." + std::to_string(number);
  return item;
}

}  // namespace

TEST_CASE("Each language has a key of its own for each question, named in the list") {
  for (const text::Language language : text::kLanguages) {
    Settings settings;
    settings.language = language;
    const std::string letters = letters_of(settings);
    const std::string list = text::render(language, keys_text(letters), {});
    INFO(list);
    std::set<Asked> all;
    for (char key = ' '; key < 127; ++key) {
      const Asked asked = asked_by(letters, std::string(1, key));
      if (asked == Asked::nothing) continue;
      if (key >= 'A' && key <= 'Z') {
        CHECK(asked_by(letters, std::string(1, static_cast<char>(key + 32))) == asked);
        continue;
      }
      CHECK(all.insert(asked).second);
      const auto quoted = [&](const char* mark) {
        return list.find(std::string(mark) + key) != std::string::npos;
      };
      CHECK((quoted("“") || quoted("„") || quoted("«\u00a0")));
    }
    CHECK(all.size() == 11);
    CHECK(asked_by(letters, "") == Asked::nothing);
    CHECK(asked_by(letters, "hh") == Asked::nothing);
  }
}

TEST_CASE("A number is typed digit by digit") {
  Items hand = {card(4), card(48), card(102), about(RowNumber{2}), card(96)};
  hand[3].id = "row.2";
  TypedNumber number;
  CHECK(number.add('4', hand) == "card.4");
  CHECK(number.add('8', hand) == "card.48");
  CHECK(number.add('1', hand).empty());
  CHECK(number.number() == "1");
  CHECK(number.add('0', hand).empty());
  CHECK(number.add('2', hand) == "card.102");
  // Begun anew, where nothing goes on.
  CHECK(number.add('2', hand) == "row.2");
  CHECK(number.add('7', hand).empty());
  CHECK(number.number().empty());
  // A card in a row, where a special card asks for one.
  CHECK(number.add('9', hand).empty());
  CHECK(number.add('6', hand) == "card.96");
  CHECK(number.add('4', hand) == "card.4");
  number.forget();
  CHECK(number.add('8', hand).empty());
}

TEST_CASE("What can't be pressed is no number to go to") {
  Items hand = {card(4), about(SeatPoints{4, 0}), about({})};
  hand[0].enabled = false;
  TypedNumber number;
  CHECK(number.add('4', hand).empty());
}

TEST_CASE("Keys say what the table shows, and nothing is decided by them") {
  FakePage page;
  page.start("en");
  page.tap("game.nimmt.play");
  page.answer_all();
  const auto moves = page.app->model().session->match().record().moves.size();
  press(page, "h");
  CHECK(page.said.size() == 10);
  CHECK(page.told["say"].boolean_at("logged") == false);
  std::set<std::string> rows;
  for (int i = 0; i < 4; ++i) {
    press(page, "R");
    REQUIRE(page.said.size() == 1);
    rows.insert(page.said.front());
  }
  CHECK(rows.size() == 4);
  press(page, "r");
  CHECK(rows.contains(page.said.at(0)));
  press(page, "s");
  CHECK(page.said.size() == 4);
  press(page, "t");
  CHECK(page.said.size() == 1);
  press(page, "?");
  CHECK(page.said.at(0).find("“h” my hand") != std::string::npos);
  REQUIRE(page.find("command.answer") != nullptr);
  CHECK(page.app->words(page.find("command.answer")->text) == page.said.at(0));
  press(page, "t");
  CHECK(page.find("command.answer") == nullptr);
  const std::string card = page.actions("hand.").back();
  page.app->receive(R"({"on":"focus","id":")" + card + "\"}");
  press(page, "w");
  CHECK(page.said.at(0) == page.app->words(page.find(card)->hint));
  for (const char digit : card.substr(5)) press(page, std::string(1, digit));
  CHECK(went_to(page) == card);
  press(page, "x");
  CHECK(page.said.empty());
  CHECK(page.app->model().session->match().record().moves.size() == moves);
  CHECK(page.app->model().path.here<TableUi>()->lifted.empty());
  // The trick that was played, as everybody saw it.
  page.tap(card);
  page.tap("play");
  page.answer_all();
  press(page, "l");
  CHECK(page.said.size() >= 4);
}

TEST_CASE("Digits of any keyboard go to a card", "[keys]") {
  FakePage page;
  page.start("fr");
  page.tap("game.nimmt.play");
  page.answer_all();
  constexpr std::array<std::string_view, 10> kAzerty{"à", "&", "é", "\"", "'",
                                                     "(", "-", "è", "_",  "ç"};
  constexpr std::array<std::string_view, 10> kArabic{"٠", "١", "٢", "٣", "٤",
                                                     "٥", "٦", "٧", "٨", "٩"};
  for (const std::string& card : page.actions("hand.")) {
    for (const char digit : card.substr(5))
      press(page, kAzerty[digit - '0'], std::string(1, digit));
    CHECK(went_to(page) == card);
    press(page, "t");
    for (const char digit : card.substr(5)) press(page, kArabic[digit - '0']);
    CHECK(went_to(page) == card);
    press(page, "t");
  }
  // A key that asks something asks it, whatever else is printed on it.
  press(page, "t", "5");
  CHECK(page.said.size() == 1);
  CHECK(went_to(page).empty());
}

TEST_CASE("Keys that are switched off say nothing, and neither does another screen") {
  FakePage page;
  page.start("en");
  press(page, "h");
  CHECK(page.said.empty());
  page.tap("game.nothanks.play");
  page.answer_all();
  press(page, "r");
  CHECK(page.said.size() == 1);
  press(page, "h");
  CHECK(page.said.size() == 2);  // chips, and the cards in front of one
  CHECK(page.app->screen_message().find("\"keys\":true") != std::string::npos);
  page.act("set keys 0");
  press(page, "h");
  CHECK(page.said.empty());
  CHECK(page.app->screen_message().find("\"keys\"") == std::string::npos);
}

TEST_CASE("A player's own letters are stored and named, and no two questions share one", "[keys]") {
  FakePage page;
  page.start("en");
  page.act("go letters");
  // The last letter counts, in lower case: the field still holds the one before.
  page.type("letter.1", "hX");
  CHECK(page.stored.at("settings").find(R"("letters":"xrwstl?epfm")") != std::string::npos);
  // A letter in use, a digit and a key with a meaning of its own are refused by a sentence.
  for (const char* refused : {"r", "7", "/", "é"}) {
    page.type("letter.1", "x");
    page.said.clear();
    page.type("letter.1", refused);
    // It names the key, so that a second refusal is another sentence and is read as well.
    REQUIRE(page.said.size() == 1);
    CHECK(page.said[0].starts_with("“" + std::string(refused) + "” "));
    CHECK(page.app->model().settings.letters == "xrwstl?epfm");
  }
  // Its own letter again, and nothing, change nothing.
  page.type("letter.1", "x");
  page.type("letter.1", "");
  CHECK(page.app->model().settings.letters == "xrwstl?epfm");
  page.act("go home");
  page.tap("game.nimmt.play");
  press(page, "h");
  CHECK(page.said.empty());
  press(page, "X");
  CHECK(page.said.size() > 0);
  press(page, "?");
  REQUIRE(page.said.size() > 0);
  INFO(page.said.at(0));
  CHECK(page.said.at(0).find("“x” my hand, “r”") != std::string::npos);
  page.act("go letters");
  page.tap("letters.reset");
  CHECK(page.app->model().settings.letters.empty());
  CHECK(page.find("letters.reset") == nullptr);
  // What another version, or somebody by hand, has stored is not believed.
  Settings settings;
  for (const char* wrong : {"rrwstl?epfm", "xrwstl?epf", "xrwstl?epf7"})
    CHECK_FALSE(change_setting(settings, "letters", wrong));
  CHECK(settings.letters.empty());
}

TEST_CASE("On a shared device no key announces what the next player must not hear") {
  FakePage page;
  page.start("en");
  page.tap("game.nimmt.setup");
  page.seat(1, "person");
  page.tap("start");
  REQUIRE(page.find("handover") != nullptr);
  press(page, "h");
  CHECK(page.said == std::vector<std::string>{page.app->words(msg("command.nothing"))});
  for (const char digit : std::string("0123456789")) {
    press(page, std::string(1, digit));
    CHECK(went_to(page).empty());
  }
}

}  // namespace tablee::app
