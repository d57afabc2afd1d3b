// The rules, opened in the middle of a match: the table's questions, and the way back to it.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include "tests/app/laid_table.h"

namespace tablee::app {
namespace {

std::string ids(const FakePage& page) {
  std::string all;
  for (const Item& item : page.app->items()) all += item.id + " ";
  return all;
}

void open_rules(FakePage& page) {
  page.act("go pause");
  page.tap("rules");
}

}  // namespace

TEST_CASE("the rules open at the table's questions, and lead back to it in one step") {
  const Record plain = golden_record("nimmt", {{"players", 4}, {"special", 0}, {"profi", 0}});
  FakePage page;
  lay_before(page, plain, first_move(plain, "row "), "en");
  const std::string table = ids(page);
  open_rules(page);
  // A card is too low: that, its example and nothing else, in sight at once.
  CHECK(page.find("topics.low")->on);
  CHECK(page.find("rules.nimmt.9") != nullptr);
  CHECK(page.find("try.nimmt.10.1") != nullptr);
  CHECK(page.find("rules.nimmt.1") == nullptr);
  CHECK(page.find("learn.nimmt") == nullptr);
  page.tap("topics.all");
  CHECK(page.find("rules.nimmt.1") != nullptr);
  CHECK(page.app->words(page.find("back")->text) == "Back to the table");
  page.tap("back");
  CHECK(page.app->model().screen_id() == ScreenId::table);
  CHECK(ids(page) == table);
}

TEST_CASE("a table's questions come before the lessons; another question is a tap away") {
  const Record plain = golden_record("nimmt", {{"players", 4}, {"special", 0}, {"profi", 0}});
  FakePage page;
  lay_before(page, plain, 0, "fr");
  open_rules(page);
  CHECK(page.find("topics.all")->on);
  const std::string all = ids(page);
  CHECK(all.find("topics.end") < all.find("rules.nimmt.1 "));
  CHECK(all.find("rules.nimmt.1 ") < all.find("learn.nimmt "));
  CHECK(page.find("topics.when") == nullptr);  // no special cards here
  page.tap("topics.end");
  CHECK(page.app->words(page.find("rules.nimmt.13")->text).find("66 tout juste") !=
        std::string::npos);
  // A search covers everything.
  page.type("search", "jeton");
  CHECK(page.find("topics.end") == nullptr);
  CHECK(page.find("rules.nothanks.4") != nullptr);
  page.type("search", "");
  CHECK(page.find("topics.end")->on);
  // Opened anew, nothing is left over; from home there is no table to ask.
  page.tap("back");
  open_rules(page);
  CHECK(page.find("topics.all")->on);
  page.act("go home");
  page.tap("rules");
  CHECK(page.find("topics.all") == nullptr);
  CHECK(page.app->words(page.find("back")->text) == "Retour");
  page.act("go table");
  CHECK(page.app->model().screen_id() == ScreenId::home);
}

TEST_CASE("an example that is played leads back to the question it stood beside") {
  const Record plain = golden_record("nimmt", {{"players", 4}, {"special", 0}, {"profi", 0}});
  FakePage page;
  lay_before(page, plain, first_move(plain, "row "), "en");
  open_rules(page);
  page.tap("try.nimmt.10.1");
  REQUIRE(page.app->model().lesson.has_value());
  page.act("lesson_rules");
  // Screen-reader users continue reading there, too.
  CHECK(page.app->screen_message().find(R"("focus":"try.nimmt.10.1")") != std::string::npos);
  CHECK(page.find("topics.low")->on);
  page.tap("back");
  CHECK(page.app->model().screen_id() == ScreenId::table);
  CHECK_FALSE(page.app->model().lesson.has_value());
  CHECK(page.find("row.1") != nullptr);
}

TEST_CASE("tables with special cards have questions about them first, then about the plain rules") {
  const Record special = golden_record("nimmt", {{"players", 4}, {"special", 1}});
  FakePage page;
  lay_before(page, special, first_move(special, "place"), "en");
  open_rules(page);
  CHECK(page.find("topics.when")->on);
  CHECK(page.find("rules.surprend.5") != nullptr);
  page.tap("topics.low");
  CHECK(page.find("rules.nimmt.9") != nullptr);
}

TEST_CASE("The rules are searched, and results are marked", "[rules]") {
  FakePage page;
  page.start("fr");
  page.tap("rules");
  const auto shown = [&] {
    int count = 0;
    for (const Item& item : page.app->items())
      count += item.role == Role::text && item.id.substr(0, 6) == "rules.";
    return count;
  };
  const int all = shown();
  CHECK(all > 30);
  CHECK(page.find("learn.nimmt") != nullptr);
  page.type("search", "RANGEE prend");
  const int found = shown();
  CHECK(found > 1);
  CHECK(found < all);
  CHECK(text_of(page, "found") == std::to_string(found) + " passages");
  CHECK(page.said.back() == text_of(page, "found"));
  for (const Item& item : page.app->items()) {
    if (item.role != Role::text || item.id.substr(0, 6) != "rules.") continue;
    CHECK(page.app->words(item.text).find("rangée") != std::string::npos);
  }
  // Positions are counted as in JavaScript: the first letter after an accent is one further.
  const auto message = json::parse(page.app->screen_message());
  int marked = 0;
  for (const json::Value& item : *message->array_at("items")) {
    const auto* marks = item.array_at("marks");
    marked += marks != nullptr;
    if (marks) CHECK(marks->size() % 2 == 0);
  }
  CHECK(marked == found);
  // Other words for the same: what another edition or another game calls it, and plurals.
  for (const char* other :
       {"série", "colonne", "boeuf",   "104",         "variante pro", "tactic",     "logic",
        "profi", "pièges",  "exemple", "7 qui prend", "5e série",     "échange",    "trop bas",
        "pli",   "auteur",  "durée",   "cinquième",   "gagner",       "distribuer", "passer"}) {
    INFO(other);
    page.type("search", other);
    CHECK(shown() > 0);
  }
  // What four argue about at a table, as they would type it.
  for (const auto& [typed, rule] : {std::pair{"trop bas", "nimmt.9"},
                                    {"66 pile", "nimmt.13"},
                                    {"égalité", "nimmt.3"},
                                    {"spéciale après", "surprend.5"},
                                    {"plus de jeton", "nothanks.4"},
                                    {"combien de joueurs", "nimmt.25"}}) {
    INFO(typed);
    page.type("search", typed);
    CHECK(page.find("rules." + std::string(rule)) != nullptr);
  }
  page.type("search", "colonne");
  const int columns = shown();
  page.type("search", "rangée");
  CHECK(shown() == columns);
  page.type("search", "xylophone");
  CHECK(shown() == 0);
  CHECK(text_of(page, "found").find("Ce mot n’est pas") == 0);
  page.type("search", "");
  CHECK(shown() == all);
  // Forgotten when one comes back.
  page.type("search", "jeton");
  page.act("back");
  page.tap("rules");
  CHECK(shown() == all);
}

TEST_CASE("where nothing is found, the topics of all games lead on") {
  const Record plain = golden_record("nimmt", {{"players", 4}, {"special", 0}, {"profi", 0}});
  FakePage page;
  const bool at_table = GENERATE(false, true);
  if (at_table) {
    lay_before(page, plain, 0, "en");
    open_rules(page);
  } else {
    page.start("en");
    page.act("go rules");
  }
  page.type("search", "xylophone");
  CHECK(page.find("topics.nimmt.low") != nullptr);
  page.tap("topics.nothanks.runs");
  CHECK(page.find("rules.nothanks.6") != nullptr);
  CHECK(page.find("rules.nothanks.1") == nullptr);
  CHECK(page.find("found") == nullptr);
  page.tap("topics.all");
  CHECK(page.find("rules.nothanks.1") != nullptr);
}

TEST_CASE("everyday words are found in the rules in every language", "[rules]") {
  const auto all_found = [](const char* language, std::initializer_list<const char*> queries) {
    FakePage page;
    page.start(language);
    page.act("go rules");
    for (const char* typed : queries) {
      INFO(language << ": " << typed);
      page.type("search", typed);
      const auto found =
          std::count_if(page.app->items().begin(), page.app->items().end(), [](const Item& item) {
            return item.role == Role::text && item.id.starts_with("rules.");
          });
      CHECK(found > 0);
    }
  };
  all_found("fr", {"gagner",
                   "distribuer",
                   "combien de joueurs",
                   "braille",
                   "gagnant",
                   "perdre",
                   "points",
                   "score",
                   "tour",
                   "manche",
                   "fin",
                   "fin de partie",
                   "carte",
                   "nombre de cartes",
                   "tête",
                   "tetes de boeuf",
                   "boeuf",
                   "vache",
                   "dizaine",
                   "doublet",
                   "55",
                   "66",
                   "rangée pleine",
                   "sixième",
                   "la sixième",
                   "trop petite",
                   "plus petite",
                   "choisir",
                   "ramasser",
                   "jeton",
                   "jetons",
                   "suite",
                   "passer",
                   "refuser",
                   "payer",
                   "variante",
                   "pro",
                   "stop",
                   "insérer",
                   "remplacer",
                   "glisser",
                   "négatif",
                   "échanger",
                   "pioche",
                   "défausse",
                   "âge",
                   "enfants",
                   "durée",
                   "règle",
                   "égalité"});
  all_found("en", {"score",
                   "winner",
                   "win",
                   "lose",
                   "deal",
                   "dealing",
                   "players",
                   "how many players",
                   "how many cards",
                   "braille",
                   "points",
                   "turn",
                   "round",
                   "end",
                   "game over",
                   "card",
                   "bull",
                   "heads",
                   "penalty",
                   "doubles",
                   "multiples",
                   "55",
                   "66",
                   "full row",
                   "sixth",
                   "6th card",
                   "too low",
                   "lowest",
                   "choose",
                   "take a row",
                   "chip",
                   "chips",
                   "run",
                   "pass",
                   "refuse",
                   "pay",
                   "variant",
                   "pro",
                   "stop",
                   "insert",
                   "replace",
                   "slide",
                   "negative",
                   "exchange",
                   "deck",

                   "age",
                   "kids",
                   "how long",
                   "tie"});
  all_found("de", {"gewinnen",
                   "austeilen",
                   "Gewinner",
                   "verlieren",
                   "Spieler",
                   "wie viele Spieler",
                   "wie viele Karten",
                   "Braille",
                   "Punkte",
                   "Zug",
                   "Runde",
                   "Ende",
                   "Spielende",
                   "Karte",
                   "Hornochsen",
                   "Ochse",
                   "Minuspunkte",
                   "Schnapszahl",
                   "Zehner",
                   "55",
                   "66",
                   "volle Reihe",
                   "sechste",
                   "sechste Karte",
                   "zu niedrig",
                   "zu klein",
                   "niedrigste",
                   "wählen",
                   "nehmen",
                   "Chip",
                   "Chips",
                   "Folge",
                   "passen",
                   "ablehnen",
                   "zahlen",
                   "Variante",
                   "Profi",
                   "Stopp",
                   "einfügen",
                   "ersetzen",
                   "verschieben",
                   "negativ",
                   "tauschen",
                   "Stapel",
                   "Ablage",
                   "Alter",
                   "Kinder",
                   "Dauer",
                   "Regel",
                   "Gleichstand"});
}

}  // namespace tablee::app
