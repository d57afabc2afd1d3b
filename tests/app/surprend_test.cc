// 6 qui surprend on a shared screen: questions in the open, in private, and by typed commands.

#include <catch2/catch_test_macros.hpp>

#include <map>
#include <set>

#include "core/asked_about.h"
#include "core/scan.h"
#include "games/nimmt/view.h"
#include "tests/app/laid_table.h"
#include "tests/engine/random_play.h"

namespace tablee::app {
namespace {

std::vector<std::string> ids(const FakePage& page) {
  std::vector<std::string> all;
  for (const Item& item : page.app->items())
    if (item.id.starts_with("do.") || item.id.starts_with("compose.") ||
        item.id.starts_with("special") || item.id.starts_with("hand") || item.id == "peek")
      all.push_back(item.id);
  return all;
}

const std::string& prompt(const FakePage& page) {
  static std::string text;
  text = page.app->words(page.find("prompt")->text);
  return text;
}

void type(FakePage& page, const std::string& line) {
  json::Writer out;
  out.begin_object().member("on", "input").member("id", "command");
  page.app->receive(out.member("value", std::string_view(line)).end_object().text());
  page.tap("command");
}

const std::vector<PlayedMove>& moves(const FakePage& page) {
  return page.app->model().session->match().record().moves;
}

// A move as a speaker of that language types it; phones begin with a capital.
std::string typed(std::string_view lang, const std::string& move) {
  std::string line;
  for (Scan words(move); !words.at_end();) {
    const std::string word(words.word());
    const std::string_view* own = text::find_words(text::language_of(lang), "command." + word);
    line += (line.empty() ? "" : " ") + (own ? std::string(*own) : word);
  }
  if (line[0] >= 'a' && line[0] <= 'z') line[0] = static_cast<char>(line[0] - 'a' + 'A');
  return line;
}

}  // namespace

TEST_CASE("a holder of a special card gets the same question in the open, playable or not") {
  FakePage page;
  page.start("en");
  page.tap("game.surprend.setup");
  for (int i = 0; i < 4; ++i) page.seat(i, "person");
  page.tap("start");
  Rng rng(3);
  int asked = 0, unplayable = 0, exchanges = 0;
  const std::vector<std::string> place{"do.place", "peek"};
  const std::vector<std::string> exchange{"do.keep", "peek"};
  while (!page.app->model().session->match().over()) {
    const Match& match = page.app->model().session->match();
    if (page.find("next")) {
      page.tap("next");
      continue;
    }
    if (page.find("reveal")) {
      page.tap("reveal");
      continue;
    }
    if (page.find("handover")) page.tap("handover");
    const Seat seat = page.app->model().session->deciding();
    const auto legal = match.state().view(seat)->legal_moves();
    if (legal.front() == "place" || legal.front() == "keep") {
      const bool placing = legal.front() == "place";
      REQUIRE(ids(page) == (placing ? place : exchange));
      CHECK_FALSE(page.app->model().session->handing_over());
      ++asked;
      exchanges += !placing;
      unplayable += legal.size() == 1;
      if (rng.below(2) == 0) {
        page.tap("peek");
        CHECK(page.find("specials") != nullptr);
        CHECK(page.find("peek") == nullptr);
      } else {
        // In the open only what needs no special card.
        page.tap(placing ? "do.place" : "do.keep");
        continue;
      }
    }
    page.act("move " + test::any_of(rng, legal));
  }
  CHECK(asked > 60);
  CHECK(exchanges > 3);
  CHECK(unplayable > 3);
}

TEST_CASE("where placing costs something a special card is offered, and neither is pushed") {
  int offers = 0;
  for (const Record& record : {golden_record("nimmt", {{"players", 4}, {"special", 1}}),
                               golden_record("nimmt", {{"players", 7}, {"special", 1}})}) {
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
      const std::string& move = record.moves[i].text;
      if (move.starts_with("row ") || move == "keep" || move.starts_with("exchange") ||
          move.find_first_not_of("0123456789") == std::string::npos)
        continue;
      FakePage page;
      lay_before(page, record, i, "en");
      if (!page.find("do.place")) continue;
      INFO(i << " " << move << ": " << prompt(page));
      const bool costs = prompt(page).find("Take row") != std::string::npos ||
                         prompt(page).find("is too low") != std::string::npos;
      const bool choice = page.app->model().session->view()->legal_moves().size() > 1;
      CHECK(prompt(page).ends_with("Or a special card?") == (costs && choice));
      CHECK(page.find("do.place")->on == !(costs && choice));
      offers += costs && choice;
    }
  }
  CHECK(offers > 3);
}

TEST_CASE("the effect of placing a card is announced before it is done") {
  const Record record = golden_record("nimmt", {{"players", 4}, {"special", 1}});
  std::set<std::string> kinds;
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    if (record.moves[i].text != "place") continue;
    FakePage page;
    lay_before(page, record, i, "en");
    const std::string would = prompt(page);
    const auto before = page.said.size();
    page.tap("do.place");
    std::string told;
    for (std::size_t k = before; k < page.said.size(); ++k) told += page.said[k] + "\n";
    INFO(would << "\n" << told);
    const auto row = would.find("row ");
    if (would.find(" behind the ") != std::string::npos) {
      kinds.insert("goes");
      CHECK(told.find("): row " + would.substr(row + 4, 1)) != std::string::npos);
    } else if (would.find("Take row") != std::string::npos) {
      kinds.insert("takes");
      // "row 3 (7 heads)" and "row 3 was full! 7 heads."
      const std::string heads = would.substr(row + 7, would.find(')') - row - 7);
      CHECK(told.find("row " + would.substr(row + 4, 1) + " was full! " + heads + ".") !=
            std::string::npos);
    } else {
      kinds.insert("low");
      CHECK(told.find("no row fits") != std::string::npos);
    }
  }
  CHECK(kinds == std::set<std::string>{"goes", "low", "takes"});
}

TEST_CASE("every move of every game can be typed, in each language") {
  // Texts of some of them.
  const std::map<std::string, std::map<std::string_view, std::string_view>> says{
      {"fifth_row", {{"fr", "5e série, une"}, {"en", "5th row, one"}, {"de", "5. Reihe, eine"}}},
      {"seven_takes",
       {{"fr", "7 qui prend, posé"}, {"en", "7 takes, goes"}, {"de", "„7 nimmt“, kommt"}}},
      {"insert", {{"fr", "inséré"}, {"en", "inserted"}, {"de", "eingefügt"}}},
      {"replace", {{"fr", "remplace"}, {"en", "replaces"}, {"de", "ersetzt"}}},
      {"slide", {{"fr", "glisse"}, {"en", "slides"}, {"de", "verschoben"}}},
      {"stop", {{"fr", "Stop sur"}, {"en", "Stop on"}, {"de", "Stopp auf"}}},
      {"exchange", {{"fr", "échange"}, {"en", "exchanges"}, {"de", "tauscht"}}},
      {"row", {{"fr", "prise"}, {"en", "taken"}, {"de", "genommen"}}},
  };
  std::set<std::string> said;
  for (const text::Language language : text::kLanguages) {
    const std::string_view lang = text::code(language);
    for (const Record& record : {golden_record("nimmt", {{"players", 4}, {"special", 1}}),
                                 golden_record("nimmt", {{"players", 7}, {"special", 1}}),
                                 golden_record("nimmt", {{"logic", 1}, {"special", 0}}),
                                 golden_record("nothanks", {{"players", 4}})}) {
      std::set<std::string> kinds;
      for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const std::string& move = record.moves[i].text;
        std::string kind = move.substr(0, move.find(' '));
        if (kind == "negative_positive") kind = move.substr(0, move.find_last_of(' '));
        if (Scan::to_number(kind)) kind = "card";
        if (!kinds.insert(kind).second) continue;
        FakePage page;
        lay_before(page, record, i, lang);
        // A drafted card is typed as its number.
        const std::string line = kind == "draft" ? move.substr(6) : typed(lang, move);
        INFO(lang << ": " << line);
        const auto before = page.said.size();
        type(page, line);
        REQUIRE(page.find("command.answer") == nullptr);
        REQUIRE(moves(page).size() == i + 1);
        CHECK(moves(page).back().text == move);
        if (kind != "card" && kind != "keep") CHECK(page.said.size() > before);
        const auto words = says.find(kind);
        if (words == says.end()) continue;
        std::string all;
        for (std::size_t l = before; l < page.said.size(); ++l) all += page.said[l] + '\n';
        CAPTURE(all);
        CHECK(all.find(words->second.at(lang)) != std::string::npos);
        said.insert(kind);
      }
    }
  }
  CHECK(said.size() == says.size());
}

TEST_CASE("words are understood without capitals and accents; refused ones are quoted as typed") {
  const Record record = golden_record("nimmt", {{"players", 4}, {"special", 1}});
  const auto at = first_move(record, "insert");
  FakePage page;
  lay_before(page, record, at, "fr");
  type(page, "inserer RANGEE 9");
  CHECK(page.app->words(page.find("command.answer")->text).find("inserer RANGEE 9") !=
        std::string::npos);
  type(page, "INSÉRER rangee" + record.moves[at].text.substr(10));
  CHECK(moves(page).size() == at + 1);

  type(page, "/AIDE");
  const std::string help = page.app->words(page.find("command.answer")->text);
  CHECK(help.find("négatif") != std::string::npos);
  CHECK(help.find("/rejoindre") != std::string::npos);
  const auto said = page.said.size();
  type(page, "/Table");
  CHECK(page.said.size() >= said + 5);
  type(page, "/main");
  CHECK(page.said.size() >= said + 10);
}

TEST_CASE("the rules name every special card and every variant") {
  for (const text::Language language : text::kLanguages) {
    const std::string_view lang = text::code(language);
    FakePage page;
    page.start(lang);
    page.tap("rules");
    std::string all;
    for (const Item& item : page.app->items()) all += page.app->words(item.text) + "\n";
    const auto named = [&](const std::string& key) {
      const std::string name(*text::find_words(language, key));
      INFO(lang << " " << name);
      CHECK(all.find("\n" + name + (lang == "fr" ? "\u00A0:" : ":")) != std::string::npos);
    };
    for (const char* special :
         {"fifth_row", "seven_takes", "insert", "replace", "slide", "stop", "negative_positive"})
      named("nimmt.special." + std::string(special));
    for (const char* option : {"nimmt.option.tactic", "nimmt.option.logic", "nimmt.option.profi",
                               "nothanks.option.open_chips"})
      named(option);
  }
}

TEST_CASE("during the animation of a special card, the table shows its progress") {
  const Record record = golden_record("nimmt", {{"players", 4}, {"special", 1}});
  const auto at = first_move(record, "insert");
  FakePage page;
  lay_before(page, record, at, "en");
  page.app->watch(true);
  page.app->shown_all_but(0, false);
  const std::string row = "row." + record.moves[at].text.substr(record.moves[at].text.size() - 1);
  const std::string seat = "seat." + std::to_string(record.moves[at].seat);
  const auto said = [&] {
    return std::vector{page.app->words(page.find("stock")->text),
                       page.app->words(page.find(row)->text),
                       page.app->words(page.find(seat)->hint)};
  };
  const auto before = said();
  page.act("move " + record.moves[at].text);
  page.answer_all();
  REQUIRE(page.app->animating());
  const std::size_t updates = page.app->take_updates().size();
  REQUIRE(updates > 1);
  page.app->shown_all_but(updates, true);
  CHECK(said() == before);
  // It is being shown …
  page.app->shown_all_but(updates - 1, true);
  CHECK(said() == before);
  CHECK(prompt(page).find("inserted into row") != std::string::npos);
  CHECK(page.find("skip") != nullptr);
  // … and has been shown.
  page.app->shown_all_but(updates - 2, true);
  REQUIRE(page.app->animating());
  const auto after = said();
  for (std::size_t i = 0; i < before.size(); ++i) CHECK(after[i] != before[i]);
}

TEST_CASE("the card from an exchange is announced to its player, on arrival, and never logged") {
  const Record record = golden_record("nimmt", {{"players", 4}, {"special", 1}});
  const auto at = first_move(record, "exchange");
  FakePage page;
  lay_before(page, record, at, "en");
  page.app->watch(true);
  page.app->shown_all_but(0, false);
  const auto kinds = [&] {
    const auto seen = page.app->model().session->view();
    return nimmt::view_of(*seen)->specials;
  };
  nimmt::SpecialSet held = kinds();
  const std::string given = record.moves[at].text.substr(sizeof "exchange");
  for (int k = 0; k < nimmt::kSpecialKinds; ++k)
    if (given == nimmt::kSpecialNames[k]) held.remove(static_cast<nimmt::Special>(k));
  const std::size_t said = page.said.size();
  page.act("move " + record.moves[at].text);
  std::string drawn;
  for (int k = 0; k < nimmt::kSpecialKinds; ++k)
    if (kinds().count(static_cast<nimmt::Special>(k)) > held.count(static_cast<nimmt::Special>(k)))
      drawn = *text::find_words(text::language_of("en"),
                                "nimmt.special." + std::string(nimmt::kSpecialNames[k]));
  REQUIRE(!drawn.empty());
  const std::vector<TableUpdate> updates = page.app->take_updates();
  REQUIRE(updates.size() >= 2);
  CHECK(updates[0].event.kind == "exchange_" + given);
  CHECK(updates[1].event.kind == kGained);
  page.app->shown_all_but(updates.size() - 1, true);
  CHECK(prompt(page).find("exchanges") != std::string::npos);
  CHECK(prompt(page).find("You draw") == std::string::npos);
  CHECK(page.said.size() == said + 1);
  page.app->shown_all_but(updates.size() - 2, true);
  CHECK(prompt(page) == "You draw: " + drawn + ".");
  CHECK(page.said.back() == prompt(page));
  page.app->shown_all_but(0, false);
  page.act("go log");
  for (const Item& item : page.app->items())
    CHECK(page.app->words(item.text).find("You draw") == std::string::npos);
}

TEST_CASE("cards that others draw in an exchange are not announced") {
  const Record record = golden_record("nimmt", {{"players", 4}, {"special", 1}});
  const auto at = first_move(record, "exchange");
  for (int seat = 0; seat < 4; ++seat) {
    auto match = Match::replay(record);
    REQUIRE(match.ok());
    Follower follower;
    int told = 0;
    for (const TableUpdate& update : follower.catch_up(*match, {seat_at(seat)})) {
      const Message gain = find_game("nimmt")->gained(*update.before, *update.after, update.event);
      const bool own = update.event.kind.starts_with("exchange_") && update.event.seat == seat;
      CHECK(gain.empty() != own);
      told += own;
    }
    CHECK(follower.catch_up(*match, {seat_at(seat)}).empty());
    if (seat == record.moves[at].seat) CHECK(told > 0);
  }
}

TEST_CASE("the number of others' special cards is shown after they have chosen, too") {
  FakePage page;
  page.start("en", "", 3);
  page.act("play nimmt special");
  page.answer_all();
  REQUIRE(page.find("seat.1") != nullptr);
  CHECK(page.app->words(page.find("seat.0")->hint) == "3 special cards");
  CHECK(page.app->words(page.find("seat.1")->hint) == "3 special cards, card chosen");
}

}  // namespace tablee::app
