// Messages and their sentences.

#include "text/text.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/event.h"
#include "text/plural.h"
#include "words.h"

using namespace tablee;
using text::Language;

namespace {

const std::vector<std::string> kNames{"Ann", "Bob", "Zoë"};

std::string say(Language language, const Message& m) { return text::render(language, m, kNames); }

// The template with one {…} replaced, so that the test does not depend on the wording.
std::string filled(std::string_view key, std::string_view hole, std::string_view with) {
  std::string words(*text::find_words(Language::en, key));
  words.replace(words.find(hole), hole.size(), with);
  return words;
}

Message card(int number, int heads) {
  return msg("nimmt.card").with("card", number).with("heads", heads);
}

}  // namespace

TEST_CASE("Each language counts in its own way") {
  CHECK(say(Language::fr, card(7, 0)) == "7, 0 tête");
  CHECK(say(Language::fr, card(7, 1)) == "7, 1 tête");
  CHECK(say(Language::fr, card(7, 2)) == "7, 2 têtes");
  CHECK(say(Language::en, card(7, 0)) == "7, 0 heads");
  CHECK(say(Language::en, card(7, 1)) == "7, 1 head");
  CHECK(say(Language::en, card(7, 2)) == "7, 2 heads");
  CHECK(say(Language::de, card(7, 0)) == "7, 0 Hornochsen");
  CHECK(say(Language::de, card(7, 1)) == "7, 1 Hornochse");
  CHECK(say(Language::de, card(7, 2)) == "7, 2 Hornochsen");
  // In Non merci figures may be negative.
  CHECK(say(Language::en, card(7, -1)) == "7, −1 head");
  CHECK(say(Language::fr, card(7, -2)) == "7, −2 têtes");
}

TEST_CASE("A language may have more than two forms of a word") {
  // Those of Polish: 1 karta, 2 karty, 5 kart, 12 kart, 22 karty.
  constexpr std::string_view kPolish =
      "20111222222222222222221112222222111222222211122222221112222222111222222211122222"
      "22111222222211122222221112222222222222222211122222221112222222111222222211122222"
      "2211122222221112222222111222222211122222";
  static_assert(kPolish.size() == 200);
  for (const auto& [number, form] : {std::pair{0, 2},
                                     {1, 0},
                                     {2, 1},
                                     {5, 2},
                                     {12, 2},
                                     {22, 1},
                                     {-2, 1},
                                     {101, 2},
                                     {112, 2},
                                     {122, 1},
                                     {1001, 2},
                                     {1024, 1}})
    CHECK(text::plural_form(kPolish, number) == form);
  for (const int number : {0, 1, 2, 100, 101, 1001})
    CHECK(text::plural_form("101", number) == (number == 1 ? 0 : 1));
}

TEST_CASE("Sentences speak to the reader as You, and of others by name") {
  const std::string you(*text::find_words(Language::en, "app.you"));
  const std::vector<std::string> names{you, "Ada"};
  const auto said = [&](Seat seat) {
    return text::render(Language::en,
                        msg("nimmt.log.draft").with("card", 7).with_seat("seat", seat), names);
  };
  CHECK(said(0) == "You take the 7.");
  CHECK(said(1) == "Ada takes the 7.");
}

TEST_CASE("The last two of several names are joined by a word") {
  const auto said = [](Language language, std::vector<Seat> seats) {
    std::vector<Message> names;
    for (const Seat seat : seats) names.push_back(msg("sheet.name").with_seat("seat", seat));
    return say(language, msg("highlights.led").with_messages("names", std::move(names)));
  };
  CHECK(said(Language::en, {0}) == filled("highlights.led", "{names| and }", "Ann"));
  CHECK(said(Language::en, {0, 1}) == filled("highlights.led", "{names| and }", "Ann and Bob"));
  CHECK(said(Language::de, {0, 1, 2}).ends_with("Ann, Bob und Zoë"));
  CHECK(said(Language::fr, {0, 1, 2}).ends_with("Ann, Bob et Zoë"));
}

TEST_CASE("Seats have names, lists commas, texts stay as they are") {
  CHECK(say(Language::en, msg("nimmt.prompt.draft_wait").with_seat("seat", 2)) ==
        filled("nimmt.prompt.draft_wait", "{seat}", "Zoë"));
  CHECK(say(Language::en, msg("nimmt.log.rows").with_list("cards", {3, 1, 2})) ==
        filled("nimmt.log.rows", "{cards}", "3, 1, 2"));
  CHECK(say(Language::en, msg("nimmt.log.rows").with_list("cards", {})) ==
        filled("nimmt.log.rows", "{cards}", ""));
  CHECK(say(Language::en, msg("error.move_unknown").with_text("move", "{x}⟨")) ==
        filled("error.move_unknown", "{move}", "{x}⟨"));
}

TEST_CASE("In the fewest words, where there are such") {
  const auto took =
      msg("nimmt.log.sixth").with("card", 46).with("row", 1).with("heads", 9).with_seat("seat", 1);
  const auto brief = [](const Message& m, Seat own = kNobody) {
    return say(Language::en, text::brief(Language::en, m, own));
  };
  CHECK(brief(took) == "46 Bob: row 1, 9 heads.");
  CHECK(brief(took, 1) == "46, row 1 full, 9 heads.");
  CHECK(brief(took, 2) == brief(took));
  CHECK(
      brief(msg("table.explained").with_message("name", card(7, 2)).with_message("about", took)) ==
      "7. 46 Bob: row 1, 9 heads.");
  CHECK(brief(msg("nimmt.log.reveal").with("trick", 1).with_text("seats", "7 Ann")).empty());
  CHECK(brief(msg("nimmt.prompt.draft")) == say(Language::en, msg("nimmt.prompt.draft")));
}

TEST_CASE("Messages within messages are said one after another") {
  std::vector<Message> cards;
  cards.push_back(card(12, 1));
  cards.push_back(card(5, 2));
  const std::string_view key = "nimmt.log.rows";
  CHECK(say(Language::en, msg("nimmt.log.rows").with_messages("cards", std::move(cards))) ==
        filled(key, "{cards}", "12, 1 head, 5, 2 heads"));
  CHECK(say(Language::en, msg("nimmt.log.rows").with_message("cards", card(7, 0))) ==
        filled(key, "{cards}", "7, 0 heads"));
}

TEST_CASE("A missing text or argument is visible and hides nothing") {
  CHECK(say(Language::fr, Message{}).empty());
  CHECK(say(Language::en, Message{"no.such_key", {}}) == "⟨no.such_key⟩");
  CHECK(say(Language::en, msg("nimmt.card").with("card", 3)) == "3, ⟨heads⟩ ⟨heads|head|heads⟩");
  const std::string_view key = "nimmt.prompt.draft_wait";
  CHECK(say(Language::en, msg("nimmt.prompt.draft_wait").with_seat("seat", 3)) ==
        filled(key, "{seat}", "⟨seat 3⟩"));
  CHECK(say(Language::en, msg("nimmt.prompt.draft_wait").with_seat("seat", kNobody)) ==
        filled(key, "{seat}", "⟨seat -1⟩"));
}

TEST_CASE("Every key has words in every language") {
  std::set<std::string_view> keys;
  for (const std::string_view key : text::words::kKeys) {
    keys.insert(key);
    for (const Language language : text::kLanguages) REQUIRE(text::find_words(language, key));
  }
  CHECK(keys.size() == std::size(text::words::kKeys));
  CHECK(std::is_sorted(std::begin(text::words::kKeys), std::end(text::words::kKeys)));
  for (const char* none : {"", "a", "nimmt", "nimmt.car", "nimmt.cardx", "zzz"})
    CHECK_FALSE(text::find_words(Language::en, none));
}

TEST_CASE("A language for every tag") {
  CHECK(text::language_of("de") == Language::de);
  CHECK(text::language_of("de-CH") == Language::de);
  CHECK(text::language_of("en-GB") == Language::en);
  CHECK(text::language_of("fr-CA") == Language::fr);
  for (const char* other : {"", "es", "deutsch", "english", "-"})
    CHECK(text::language_of(other) == Language::fr);
  for (const Language language : text::kLanguages)
    CHECK(text::language_of(text::code(language)) == language);
}

TEST_CASE("Messages are equal when key and arguments are") {
  CHECK(card(1, 2) == card(1, 2));
  CHECK_FALSE(card(1, 2) == card(1, 3));
  CHECK_FALSE(msg("a").with("x", 1) == msg("a").with_seat("x", 1));
  CHECK_FALSE(msg("a").with_list("x", {1}) == msg("a").with_list("x", {1, 2}));
  CHECK(msg("a").with_message("m", card(1, 1)) == msg("a").with_message("m", card(1, 1)));
  CHECK_FALSE(msg("a").with_message("m", card(1, 1)) == msg("a").with_message("m", card(2, 1)));
  CHECK(msg_family("nimmt.", "card") == msg("nimmt.card"));
}
