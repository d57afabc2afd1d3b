// What a player asks by a key or a typed command: all of it, and nothing that others hold.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "tests/app/laid_table.h"

namespace tablee::app {
namespace {

using Lines = std::vector<std::string>;

Lines press(FakePage& page, std::string_view key) {
  page.heard.clear();
  page.logged.clear();
  json::Writer out;
  out.begin_object().member("on", "key").member("key", key);
  page.app->receive(out.end_object().text());
  CHECK(page.logged.empty());
  return page.heard;
}

Lines command(FakePage& page, std::string_view line) {
  page.heard.clear();
  page.logged.clear();
  page.type("command", line);
  page.tap("command");
  CHECK(page.logged.empty());
  return page.heard;
}

// The key or the command of that question in that language.
Lines ask(FakePage& page, text::Language language, const std::string& key) {
  return press(page, *text::find_words(language, "keys." + key));
}
Lines command(FakePage& page, text::Language language, const std::string& name,
              const std::string& rest = "") {
  return command(page, "/" + std::string(*text::find_words(language, "command." + name)) + rest);
}

void begin(FakePage& page, text::Language language, std::string_view game) {
  page.start(text::code(language));
  page.tap("game." + std::string(game) + ".play");
  page.answer_all();
}

std::string numbers_in(std::string_view text) {
  std::string all;
  for (const char c : text) all += c >= '0' && c <= '9' ? c : ' ';
  std::string one;
  for (const char c : all)
    if (c != ' ' || (!one.empty() && one.back() != ' ')) one += c;
  if (one.ends_with(' ')) one.pop_back();
  return one;
}

}  // namespace

TEST_CASE("The row ends come in one breath", "[answers]") {
  for (const text::Language each : text::kLanguages) {
    FakePage page;
    begin(page, each, "nimmt");
    std::string ends;
    for (const Item& item : page.app->items())
      if (const auto* row = data_of<RowNumber>(item))
        ends += (ends.empty() ? "" : " ") + std::to_string(row->last);
    const Lines lines = ask(page, each, "ends");
    REQUIRE(lines.size() == 1);
    INFO(lines[0]);
    CHECK(numbers_in(lines[0]) == ends);
    CHECK(command(page, each, "ends") == lines);
    page.act("set voice terse");
    const Lines few = ask(page, each, "ends");
    REQUIRE(few.size() == 1);
    CHECK(few[0].find_first_not_of("0123456789, ") == std::string::npos);
    CHECK(numbers_in(few[0]) == ends);
  }
}

TEST_CASE("A full row and a row with two ends are named so", "[answers]") {
  FakePage page;
  begin(page, text::Language::en, "nimmt");
  Items shown = page.app->items();
  for (Item& item : shown)
    if (item.id == "row.2") item.data = RowNumber{2, 30, 12, true, false};
  const App& app = *page.app;
  const Model& model = app.model();
  Settings terse;
  terse.language = text::Language::en;
  terse.voice = VoiceChoice::terse;
  ToPage to_page(page);
  Voice voice(to_page, terse);
  const Narrator narrator(const_cast<Model&>(model), voice);
  const Answers answers(model, voice, narrator);
  const Lines lines = answers.lines(Asked::ends, shown);
  REQUIRE(lines.size() == 1);
  CHECK(lines[0].find("12 to 30 full") != std::string::npos);
}

TEST_CASE("A row is asked for by its number, by key and by command", "[answers]") {
  for (const text::Language each : text::kLanguages) {
    FakePage page;
    begin(page, each, "nimmt");
    const std::string third = text_of(page, "row.3");
    ask(page, each, "rows");
    CHECK(press(page, "3") == Lines{third});
    CHECK(page.told.find("focus") == page.told.end());
    // The next digit is one of a card again.
    press(page, "3");
    CHECK((page.heard.empty() || page.heard.front() != third));
    CHECK(command(page, each, "row", " 3") == Lines{third});
    REQUIRE(page.find("command.answer") != nullptr);
    CHECK(text_of(page, "command.answer") == third);
    CHECK(command(page, each, "row", " 9") == Lines{page.app->words(msg("command.no_row"))});
    CHECK(command(page, each, "row") == Lines{page.app->words(msg("command.no_row"))});
  }
}

TEST_CASE("My points are my line among the players, in a few words one figure", "[answers]") {
  for (const text::Language each : text::kLanguages) {
    FakePage page;
    begin(page, each, "nimmt");
    CHECK(ask(page, each, "points") == Lines{text_of(page, "seat.0")});
    CHECK(command(page, each, "total") == page.heard);
    page.act("set voice terse");
    REQUIRE(ask(page, each, "points").size() == 1);
    CHECK(page.heard[0].ends_with(" 0"));
  }
}

TEST_CASE("Who leads, and how far away one is", "[answers]") {
  FakePage page;
  begin(page, text::Language::en, "nimmt");
  CHECK(press(page, "f") == Lines{"All level: 0 heads"});
  const Record record = golden_record("nimmt", {});
  FakePage later;
  lay_before(later, record, record.moves.size() - 1, "en");
  const Lines lines = press(later, "f");
  REQUIRE(lines.size() == 2);
  std::vector<int> points;
  int own = 0;
  const Seat me = later.app->model().session->view()->viewer();
  for (const Item& item : later.app->items())
    if (const auto* seat = data_of<SeatPoints>(item)) {
      points.push_back(seat->points);
      if (seat->seat == me) own = seat->points;
    }
  const int best = *std::min_element(points.begin(), points.end());
  INFO(lines[0] << " / " << lines[1]);
  CHECK(lines[0].starts_with("In the lead: "));
  CHECK(lines[0].find(std::to_string(best) + " head") != std::string::npos);
  if (own != best) CHECK(lines[1].find(": " + std::to_string(own) + " head") != std::string::npos);
  // Chips that nobody else sees count, too.
  FakePage chips;
  begin(chips, text::Language::en, "nothanks");
  chips.tap("take");
  chips.answer_all();
  REQUIRE(press(chips, "f").size() == 2);
  CHECK(chips.heard[0].starts_with("In the lead, not counting chips: "));
}

TEST_CASE("My hand is all that I hold: cards, chips, special cards", "[answers]") {
  for (const text::Language each : text::kLanguages) {
    FakePage chips;
    begin(chips, each, "nothanks");
    chips.tap("take");
    chips.answer_all();
    const Lines lines = ask(chips, each, "hand");
    REQUIRE(lines.size() == 2);
    CHECK(lines[0] == text_of(chips, "chips"));
    CHECK(lines[1] == text_of(chips, "seat.0"));
    CHECK(command(chips, each, "hand") == lines);

    FakePage special;
    special.start(text::code(each));
    special.tap("game.surprend.setup");
    special.tap("start");
    special.answer_all();
    Lines held;
    for (const Item& item : special.app->items())
      if (item.role == Role::button &&
          (item.id.starts_with("hand.") || item.id.starts_with("special.")))
        held.push_back(special.app->words(item.text));
    REQUIRE(held.size() > 10);
    Lines told = ask(special, each, "hand");
    std::ranges::sort(told);
    std::ranges::sort(held);
    CHECK(told == held);
    special.act("set voice terse");
    REQUIRE(ask(special, each, "hand").size() == 1);
    for (const std::string& card : special.actions("hand."))
      CHECK(special.heard[0].find(card.substr(5)) != std::string::npos);
  }
}

TEST_CASE("Round one device a draft shows and says what the deciding player has taken",
          "[answers]") {
  FakePage page;
  page.start("en");
  page.tap("game.nimmt.setup");
  for (const int person : {1, 2, 3}) page.seat(person, "person");
  page.tap("option.logic");
  page.tap("start");
  std::string first;  // card of the player who begins
  for (int pick = 0; pick < 5; ++pick) {
    CHECK(page.actions("hand.").empty());
    page.heard.clear();
    const std::string card = page.actions("market.").front();
    page.tap(card);
    // Everybody sees which one is raised.
    REQUIRE(page.heard.size() == 1);
    CHECK(page.heard[0].starts_with(card.substr(7) + ": "));
    page.tap("play");
    page.answer_all();
    if (pick == 0) first = "hand." + card.substr(7);
  }
  // Once round the table, and the first player's second card: it is the second player's turn again.
  const Item* own = nullptr;
  for (const Item& item : page.app->items())
    if (item.id.starts_with("hand.") && item.role != Role::list) own = &item;
  REQUIRE(own != nullptr);
  CHECK(page.find(first) == nullptr);
  const Lines lines = ask(page, text::Language::en, "hand");
  REQUIRE(lines.size() == 1);
  CHECK(lines[0] == page.app->words(own->text));
}

TEST_CASE("What happened to me is what my last card did", "[answers]") {
  for (const text::Language each : text::kLanguages) {
    FakePage page;
    begin(page, each, "nimmt");
    CHECK(ask(page, each, "own") == Lines{page.app->words(msg("command.nothing"))});
    const std::string card = page.actions("hand.").back();
    page.tap(card);
    page.tap("play");
    page.answer_all();
    const Lines lines = ask(page, each, "own");
    REQUIRE(!lines.empty());
    for (const std::string& line : lines) CHECK(numbers_in(line).starts_with(card.substr(5) + " "));
    CHECK(command(page, each, "me") == lines);

    FakePage other;
    begin(other, each, "nothanks");
    other.tap("no");
    other.answer_all();
    CHECK(ask(other, each, "own").size() == 1);
  }
}

TEST_CASE("What one's last card did is answered when nothing has happened since", "[answers]") {
  FakePage page;
  begin(page, text::Language::en, "nimmt");
  const Session& session = *page.app->model().session;
  int last = 0;
  for (int turn = 0; turn < 20 && !session.match().needs_deal(); ++turn) {
    page.act(Action(Verb::move, session.view()->legal_moves().back()), true);
    // Before the bots have chosen for the next trick.
    if (const Event e = session.match().events().back(); e.seat == 0 && e.kind == "place") {
      const Lines lines = ask(page, text::Language::en, "own");
      REQUIRE(lines.size() == 1);
      CHECK(numbers_in(lines.front()).starts_with(std::to_string(e.card()) + " "));
      ++last;
    }
    page.answer_all();
  }
  CHECK(last > 1);
}

TEST_CASE("No answer names a card of another hand, and none is in the log", "[answers]") {
  FakePage page;
  page.start("en");
  page.tap("game.surprend.setup");
  page.seat(1, "person");
  page.tap("start");
  page.answer_all();
  const auto ask_everything = [&] {
    Lines all;
    for (const std::string_view key : {"h", "r", "e", "w", "s", "p", "f", "t", "l", "m"})
      for (const std::string& line : press(page, key)) all.push_back(line);
    if (!page.find("command")) return all;
    for (const std::string_view line : {"/hand", "/row 1", "/ends", "/total", "/leader", "/me"})
      for (const std::string& said : command(page, line)) all.push_back(said);
    return all;
  };
  const Session& session = *page.app->model().session;
  // Before a hand-over: nobody's cards.
  const auto secret_of = [&](Seat seat) {
    Lines cards;
    for (const HeldCard& card : session.seat_view(seat)->held_cards())
      cards.push_back(card.card.text);
    return cards;
  };
  const auto check_hides = [&](const Lines& lines, Seat seat) {
    std::string rows;
    for (const Item& item : page.app->items())
      if (item.id.starts_with("row.")) rows += " " + numbers_in(page.app->words(item.text)) + " ";
    for (const std::string& line : lines)
      for (const std::string& card : secret_of(seat)) {
        if (card.size() < 2 || rows.find(" " + card + " ") != std::string::npos) continue;
        INFO(line << ": " << card);
        CHECK((" " + numbers_in(line) + " ").find(" " + card + " ") == std::string::npos);
      }
  };
  REQUIRE(page.find("handover") != nullptr);
  CHECK(press(page, "h") == Lines{page.app->words(msg("command.nothing"))});
  const Lines before = ask_everything();
  check_hides(before, 0);
  check_hides(before, 1);
  page.tap("handover");
  const Lines own = ask_everything();
  check_hides(own, 1);
  CHECK(own.size() > before.size());
}

}  // namespace tablee::app
