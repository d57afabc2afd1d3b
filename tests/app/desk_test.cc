// The writing desk: replays, sheets, statistics, the score pad, the deal of the day, and seats that
// change hands.

#include <catch2/catch_test_macros.hpp>
// fake_page.h uses the macros.
#include "core/asked_about.h"
#include "table/daily.h"
#include "table/outcome.h"
#include "tests/app/fake_page.h"
#include "web/app/daily.h"

namespace tablee::app {
namespace {

// Plays what lies first.
void play_on(FakePage& page) {
  for (const std::string_view id : {"handover", "reveal", "play", "next"}) {
    if (!page.find(id)) continue;
    page.tap(id);
    return;
  }
  for (const std::string_view group : {"do.", "compose.", "hand.", "row.", "no", "take"}) {
    const auto ids = page.actions(group);
    if (ids.empty()) continue;
    page.tap(ids.front());
    return;
  }
  FAIL("nothing to play");
}

// Plays what lies first until `stop` is there.
void play_until(FakePage& page, std::string_view stop) {
  for (int step = 0; step < 5000; ++step) {
    page.answer_all();
    if (page.find(stop)) return;
    play_on(page);
  }
  FAIL("nothing like " << stop);
}

// A match of one round against bots, to its end.
void play_match(FakePage& page, const std::string& kind = "nimmt", bool practice = false) {
  page.tap("game." + kind + ".setup");
  if (kind == "nimmt" && !page.find("option.rounds.minus")->enabled) page.tap("option.rounds.plus");
  if (page.app->model().plan.practice != practice) page.tap("practice");
  page.tap("start");
  play_until(page, "rematch");
}

// As an address brings it.
void open_link(FakePage& page, std::string_view link) {
  json::Writer out;
  out.begin_object().member("on", "link").member("link", link);
  page.app->receive(out.end_object().text());
}

int count_keys(const FakePage& page, std::string_view prefix) {
  int count = 0;
  for (const auto& [key, value] : page.stored) count += key.substr(0, prefix.size()) == prefix;
  return count;
}

}  // namespace

TEST_CASE("A finished match is looked at again, step by step", "[desk]") {
  for (const std::string kind : {"nimmt", "nothanks"}) {
    FakePage page;
    page.start("fr");
    play_match(page, kind);
    CHECK(count_keys(page, "replay.") == 1);
    page.tap("look");
    REQUIRE(page.app->model().screen_id() == ScreenId::replay);
    CHECK_FALSE(page.find("replay.last")->enabled);
    CHECK(page.find("holding.3") != nullptr);
    page.tap("replay.hands");
    CHECK(page.find("holding.3") == nullptr);
    int rests = 0;
    std::vector<std::string> seen{text_of(page, "prompt")};
    while (page.find("replay.next_rest")->enabled) {
      page.tap("replay.next_rest");
      seen.push_back(text_of(page, "prompt"));
      ++rests;
    }
    CHECK(rests >= (kind == "nimmt" ? 10 : 24));
    CHECK_FALSE(page.find("replay.next")->enabled);
    while (page.find("replay.last_rest")->enabled) {
      CHECK(text_of(page, "prompt") == seen.back());
      seen.pop_back();
      page.tap("replay.last_rest");
    }
    page.tap("back");
    CHECK(page.app->model().screen_id() == ScreenId::table);
    // The next day, from its sheet.
    page.tap("leave");
    page.reload();
    page.tap("sheets");
    page.tap(page.actions("sheet.2").front());
    page.tap("look");
    page.tap("replay.next");
    CHECK(page.app->table_view() != nullptr);
    for (const Item& item : page.app->items())
      CHECK(page.app->words(item.text).find("⟨") == std::string::npos);
  }
}

TEST_CASE("Matches take a bounded room, the oldest go", "[desk]") {
  FakePage page;
  Store store(page);
  Archive archive(store);
  for (int i = 0; i < 9; ++i)
    archive.keep_replay("sheet.2026-11-0" + std::to_string(i) + ".0001",
                        std::string(kReplayRoom / 4, static_cast<char>('a' + i)));
  CHECK(archive.replay_room().count == 4);
  CHECK(archive.replay_room().size <= kReplayRoom);
  CHECK(store.find("replay.2026-11-08.0001") != nullptr);
  CHECK(store.find("replay.2026-11-04.0001") == nullptr);
}

TEST_CASE("A sheet is named, found, deleted and put back with its match", "[desk]") {
  FakePage page;
  page.start("fr");
  play_match(page);
  page.tap("leave");
  page.tap("sheets");
  const std::string key = page.actions("sheet.2").front();
  page.tap(key);
  page.type("name", "  Noël chez Ann ");
  CHECK(page.sheet(key)->title == "Noël chez Ann");
  page.tap("back");
  page.type("search", "ANN 6 qui");
  CHECK(page.actions("sheet.2").size() == 1);
  page.type("search", "Ann 7");
  CHECK(page.actions("sheet.2").empty());
  CHECK(page.find("sheets.none") != nullptr);
  page.type("search", "");
  page.tap(key);
  const auto before = page.stored;
  page.tap("sheet.delete");
  CHECK(count_keys(page, "sheets.") == 0);
  CHECK(count_keys(page, "replay.") == 0);
  page.tap("sheets.restore");
  CHECK(page.stored == before);
  CHECK_FALSE(page.find("sheets.restore"));
  // What is opened over the sheets takes nothing away; the sheets begun anew offer nothing.
  page.tap(key);
  page.tap("sheet.delete");
  page.app->act("go settings");
  page.tap("back");
  CHECK(page.find("sheets.restore"));
  page.app->act("go home");
  page.tap("sheets");
  CHECK_FALSE(page.find("sheets.restore"));
}

TEST_CASE("A sheet that was deleted comes back beside what was written meanwhile", "[desk]") {
  FakePage page;
  page.start("fr");
  play_match(page);
  page.tap("leave");
  page.tap("sheets");
  page.tap(page.actions("sheet.2").front());
  page.tap("sheet.delete");
  page.tap("pad");
  page.tap("kind.nothanks");
  page.tap("pad.3.remove");
  page.tap("pad_start");
  page.type("pad.0.cards", "3 7-8");
  page.tap("pad_note");
  page.tap("back");
  REQUIRE(page.actions("sheet.2").size() == 1);
  page.tap("sheets.restore");
  CHECK(page.actions("sheet.2").size() == 2);
}

TEST_CASE("What goes out as a file comes in again; nothing comes in by halves", "[desk]") {
  FakePage page;
  page.start("en");
  play_match(page);
  page.tap("leave");
  play_match(page, "nothanks");
  page.tap("leave");
  page.tap("sheets");
  const auto picked = [&](std::string_view text) {
    json::Writer out;
    out.begin_object().member("on", "picked").member("name", "x").member("text", text);
    page.app->receive(out.end_object().text());
    return text_of(page, "report");
  };
  for (const std::string way : {"export.json", "export.csv"}) {
    page.tap(way);
    const std::string file(*page.told.at("download").string_at("text"));
    const auto before = page.stored;
    CHECK(picked(file.substr(0, file.size() / 2)).find("othing was added") != std::string::npos);
    CHECK(page.stored == before);
    if (way == "export.csv") {
      // Only the kind of table goes into a spreadsheet: where more was agreed it is another sheet.
      CHECK(picked(file) == "1 sheet added, 1 here already.");
      continue;
    }
    CHECK(picked(file) == "0 sheets added, 2 here already.");
    for (const std::string& key : page.actions("sheet.2")) {
      page.tap(key);
      page.tap("sheet.delete");
    }
    CHECK(count_keys(page, "sheets.") == 0);
    CHECK(picked(file) == "2 sheets added, 0 here already.");
    CHECK(count_keys(page, "replay.") == 2);
  }
  page.tap("import");
  CHECK(page.told.count("pick") == 1);
  CHECK(picked("game,round,player,points\nnimmt,1,Ann,x\n") ==
        "Line 2: “x” does not belong in the column “points”. Nothing was added.");
}

TEST_CASE("Statistics count finished matches, not practice", "[desk]") {
  FakePage page;
  page.start("en");
  page.tap("sheets");
  CHECK(page.find("statistics") == nullptr);
  page.tap("back");
  play_match(page);
  page.tap("leave");
  play_match(page, "nimmt", true);
  page.tap("leave");
  page.tap("sheets");
  page.tap("statistics");
  CHECK(text_of(page, "about") == "1 finished match, practice left out.");
  CHECK(text_of(page, "players.0.0") == "You");
  CHECK(text_of(page, "players.0.1") == "1");
  CHECK(page.find("duels.1.1") != nullptr);
  CHECK(page.find("averages") == nullptr);
  page.tap("back");
  page.tap("back");
  play_match(page);
  page.tap("leave");
  page.tap("sheets");
  page.tap("statistics");
  CHECK(page.find("averages.0")->value.find(' ') != std::string::npos);
}

TEST_CASE("A score pad for real cards, kept over a reload", "[desk]") {
  FakePage page;
  page.start("fr");
  page.tap("sheets");
  page.tap("pad");
  page.tap("kind.nothanks");
  page.tap("pad.3.remove");
  page.tap("option.rounds.plus");
  page.tap("option.rounds.plus");
  page.type("pad.0.name", "Ann");
  page.type("pad.1.name", "Bob");
  page.tap("pad_start");
  page.type("pad.0.cards", "3 7-8");
  page.type("pad.0.chips", "4");
  page.type("pad.1.cards", "8");
  page.tap("pad_note");
  CHECK(text_of(page, "problem") == "Bob\u00A0: Le 8 est déjà noté.");
  page.type("pad.1.cards", "20");
  page.reload();
  page.tap("sheets");
  CHECK(page.actions("sheet.2").empty());
  // No round is written yet: the pad goes on where it was.
  page.tap("pad");
  CHECK(page.find("pad.1.cards")->value == "20");
  page.tap("pad_note");
  CHECK(text_of(page, "scores.0.1") == "6");
  CHECK(text_of(page, "scores.1.1") == "20");
  page.type("pad.2.cards", "35");
  page.tap("pad_note");
  page.tap("pad_undo");
  CHECK(text_of(page, "scores.2.2") == "0");
  page.tap("back");
  const std::string key = page.actions("sheet.2").front();
  page.tap(key);
  page.tap("pad");
  page.tap("pad_end");
  CHECK(page.app->model().screen_id() == ScreenId::sheet);
  const auto sheet = page.sheet(key);
  CHECK(sheet->over);
  CHECK(sheet->pad);
  CHECK(sheet->winners == std::vector<int>{2});
  page.tap("back");
  page.tap("statistics");
  CHECK(text_of(page, "players.0.0") == "Ann");
}

TEST_CASE("A pad knows its players and rounds, and says that the match is over", "[desk]") {
  FakePage page;
  page.start("en");
  page.tap("sheets");
  page.tap("pad");
  const auto note = [&](const std::vector<std::string>& heads) {
    for (std::size_t i = 0; i < heads.size(); ++i)
      page.type("pad." + std::to_string(i) + ".heads", heads[i]);
    page.tap("pad_note");
  };
  SECTION("6 qui surprend: eight at most, two rounds exactly") {
    page.tap("kind.surprend");
    CHECK(page.find("option.rounds") == nullptr);
    CHECK(text_of(page, "fixed") == "Two rounds, no more and no less.");
    while (page.find("pad_add")) page.tap("pad_add");
    CHECK(page.find("pad.7") != nullptr);
    CHECK(page.find("pad.8") == nullptr);
    while (page.find("pad.2")) page.tap("pad.2.remove");
    page.tap("pad_start");
    note({"80", "80"});
    CHECK(page.find("winner") == nullptr);
    note({"3", "3"});
    CHECK(text_of(page, "winner").find("Shared win: ") == 0);
    CHECK(page.said.back() == "The match is over.");
    CHECK(page.find("pad_note") == nullptr);
    CHECK(page.find("pad_on") == nullptr);
    page.tap("pad_undo");
    CHECK(page.find("pad_note") != nullptr);
  }
  SECTION("6 qui prend: more than the target, or beyond it for those who like") {
    CHECK(text_of(page, "option.target") == "Play to 66");
    page.tap("option.target.minus");
    page.tap("option.target.minus");
    CHECK(text_of(page, "option.target") == "Play to 50");
    while (page.find("pad.2")) page.tap("pad.2.remove");
    page.tap("pad_start");
    note({"50", "1"});
    CHECK(page.find("winner") == nullptr);
    note({"1", "1"});
    CHECK(text_of(page, "winner") == "Player 2 wins!");
    page.tap("pad_on");
    CHECK(page.find("winner") == nullptr);
    note({"170", "2"});
    CHECK(text_of(page, "problem").find("171") != std::string::npos);
    note({"100", "2"});
    CHECK(page.find("winner") == nullptr);
    page.tap("pad_end");
    CHECK(page.app->model().screen_id() == ScreenId::sheet);
  }
  SECTION("Non merci: no more chips than there are") {
    page.tap("kind.nothanks");
    page.tap("pad.3.remove");
    page.tap("pad_start");
    for (const char* id : {"pad.0.chips", "pad.1.chips", "pad.2.chips"}) page.type(id, "12");
    page.tap("pad_note");
    CHECK(text_of(page, "problem").find("only 33 chips") != std::string::npos);
    page.type("pad.2.chips", "9");
    page.tap("pad_note");
    CHECK(page.find("winner") != nullptr);
  }
}

TEST_CASE("The deal of the day: the same for everyone, one try that counts", "[desk]") {
  for (const std::string kind : {"nimmt", "surprend", "nothanks"}) {
    std::string first;
    for (const int seed : {5, 900}) {
      FakePage page;
      page.last_first = seed == 900;
      page.start("en", "", seed);
      page.tap("daily");
      page.tap("daily." + kind + ".play");
      // Nobody is advised, and nobody tries it out first.
      for (int step = 0; step < 3; ++step) {
        page.answer_all();
        CHECK(page.find("hint") == nullptr);
        const auto cards = page.actions("hand.");
        if (cards.empty()) break;
        page.tap(cards.front());
        page.tap("play");
      }
      page.tap("menu");
      CHECK(page.find("share.deal") == nullptr);
      page.app->act("back");
      CHECK(text_of(page, "title") == "Deal of the day");
      play_until(page, "rematch");
      page.tap("daily.share");
      const std::string text(*page.told.at("share").string_at("text"));
      INFO(text);
      CHECK(text.find("Tablée, deal of the day (21/11/2026)") == 0);
      // A square a trick, or a card taken, of the colour of what it cost; the words count them too.
      const Match& match = page.app->model().session->match();
      const Outcome outcome = outcome_of(match, 0);
      std::string squares;
      for (const int cost : outcome.costs.front())
        squares += cost <= 0 ? "🟩" : cost < 5 ? "🟨" : cost < 10 ? "🟧" : "🟥";
      CHECK(text.find("\n" + squares + "\n") != std::string::npos);
      CHECK(text.find(kind == "nothanks" ? "Cards taken: " : " tricks free of heads; worst: ") !=
            std::string::npos);
      if (first.empty()) first = text;
      CHECK(text == first);
      page.tap("leave");
      page.tap("daily");
      CHECK(page.find("daily." + kind + ".play") == nullptr);
      const std::string score = text_of(page, "daily." + kind + ".score");
      CHECK(text.find(score) != std::string::npos);
      // Among the last days it stands at the end, before how many were won.
      CHECK(text_of(page, "days.head.7") == "the 21st");
      CHECK(text.find(" " + text_of(page, "days." + kind + ".7") + " ") != std::string::npos);
      CHECK(text_of(page, "days." + kind + ".6") == "–");
      page.tap("daily." + kind + ".again");
      // It is practice now, and says so.
      CHECK(text_of(page, "title") == "Deal of the day, for practice");
      play_until(page, "rematch");
      CHECK(page.find("daily.share") == nullptr);
      CHECK(page.find("practice") != nullptr);
      page.tap("rematch");
      CHECK(text_of(page, "title") == "Deal of the day, for practice");
      play_until(page, "rematch");
      page.tap("leave");
      page.tap("daily");
      CHECK(text_of(page, "daily." + kind + ".score") == score);
      page.tap("daily." + kind + ".look");
      CHECK(page.app->model().screen_id() == ScreenId::replay);
    }
  }
}

TEST_CASE("The link of a deal of the day is that day's, whatever day it is opened", "[desk]") {
  FakePage page;
  page.start("en");
  page.tap("daily");
  page.tap("daily.nimmt.play");
  play_until(page, "rematch");
  page.tap("daily.share");
  const std::string link(*page.told.at("share").string_at("link"));
  const auto& deals = page.app->model().session->match().record().deals;
  const auto open_on = [&](FakePage& friends, std::string_view day) {
    friends.start("en", "", 900);
    friends.app->receive(R"({"on":"today","now":")" + std::string(day) + R"("})");
    open_link(friends, link);
    CHECK(text_of(friends, "title") == "Deal of the day");
  };
  const auto begun = [&](FakePage& friends) -> const Session& {
    friends.tap("link.play");
    const Session& session = *friends.app->model().session;
    CHECK(session.match().record().deals == deals);
    CHECK(session.match().setup().date == "2026-11-21");
    return session;
  };
  SECTION("on that day it counts, once") {
    FakePage friends;
    open_on(friends, "2026-11-21");
    CHECK(text_of(friends, "about").find("the first try counts") != std::string::npos);
    CHECK_FALSE(begun(friends).match().setup().practice);
    play_until(friends, "rematch");
    open_link(friends, link);
    CHECK(text_of(friends, "about").find("practice") != std::string::npos);
    CHECK(begun(friends).match().setup().practice);
  }
  SECTION("on any other it is practice") {
    for (const char* day : {"2026-11-20", "2026-11-22", "2031-02-28"}) {
      FakePage friends;
      open_on(friends, day);
      CHECK(text_of(friends, "about") == "21/11/2026: another day’s deal, for practice.");
      CHECK(begun(friends).match().setup().practice);
    }
  }
  SECTION("no other deal is taken for one") {
    FakePage friends;
    friends.start("en", "play nimmt", 5);
    play_until(friends, "rematch");
    friends.tap("send_deal");
    open_link(friends, *friends.told.at("share").string_at("link"));
    CHECK(text_of(friends, "title").find("The same deal for you") == 0);
  }
}

TEST_CASE("Days in a row: those that reach today or yesterday, and the most there were", "[desk]") {
  const auto now = [](std::vector<std::string> days, std::string_view today) {
    const Streak streak = streak_of(days, today);
    return std::to_string(streak.now) + " of " + std::to_string(streak.best);
  };
  CHECK(now({}, "2026-11-21") == "0 of 0");
  CHECK(now({"2026-11-21"}, "2026-11-21") == "1 of 1");
  CHECK(now({"2026-10-31", "2026-11-01", "2026-11-02", "2026-11-21"}, "2026-11-21") == "1 of 3");
  CHECK(now({"2026-11-19", "2026-11-20"}, "2026-11-21") == "2 of 2");
  CHECK(now({"2026-11-18", "2026-11-19"}, "2026-11-21") == "0 of 2");
  CHECK(now({"2026-12-31", "2027-01-01"}, "2027-01-01") == "2 of 2");
  CHECK(now({"2026-11-21"}, "") == "0 of 1");
}

TEST_CASE("A day that was is played for practice, and kept", "[desk]") {
  FakePage page;
  page.start("en");
  page.tap("daily");
  page.tap("day.before");
  CHECK(text_of(page, "about") == "20/11/2026: another day’s deal, for practice.");
  page.tap("day.before");
  CHECK(text_of(page, "about").find("19/11/2026") == 0);
  page.tap("day.after");
  page.tap("daily.nothanks.again");
  const auto setup = [&] { return page.app->model().session->match().setup(); };
  for (int time = 0; time < 2; ++time) {
    CHECK(setup().practice);
    CHECK(setup().date == "2026-11-20");
    play_until(page, "rematch");
    CHECK(text_of(page, "practice") == "Practice match");
    CHECK(page.find("streak") == nullptr);
    if (time == 0) page.tap("rematch");
  }
  const int points = page.app->model().session->match().sheet().totals.front();
  page.tap("leave");
  page.tap("daily");
  // Practice makes no day of a row.
  CHECK(page.find("streak") == nullptr);
  CHECK(
      page.app->words(page.find("day.2026-11-20")->hint).find(" " + std::to_string(points) + " ") !=
      std::string::npos);
  page.tap("day.2026-11-20");
  CHECK(text_of(page, "daily.nothanks.score").find(std::to_string(points)) == 0);
  CHECK(page.find("daily.nothanks.again") != nullptr);
  // One step back, or forwards, is today, where the first try still counts.
  page.app->act("back");
  CHECK(page.find("daily.nothanks.play") != nullptr);
  page.tap("day.before");
  page.tap("day.after");
  CHECK(page.app->model().screen_id() == ScreenId::daily);
  CHECK(page.app->model().path.depth() == 2);
  page.tap("daily.nothanks.play");
  CHECK_FALSE(setup().practice);
  play_until(page, "rematch");
  CHECK(text_of(page, "streak") == "Days in a row: 1 (best: 1)");
  page.tap("leave");
  page.tap("daily");
  CHECK(text_of(page, "streak") == "Days in a row: 1 (best: 1)");
  // Tomorrow it may go on; the day after it is over.
  page.app->receive(R"({"on":"today","now":"2026-11-22"})");
  CHECK(text_of(page, "streak") == "Days in a row: 1 (best: 1)");
  page.app->receive(R"({"on":"today","now":"2026-11-23"})");
  CHECK(text_of(page, "streak") == "Days in a row: 0 (best: 1)");
}

TEST_CASE("Deleting the sheet of the day gives no second try", "[desk]") {
  FakePage page;
  page.start("en");
  page.tap("daily");
  page.tap("daily.nothanks.play");
  play_until(page, "rematch");
  const std::string key = page.app->model().session->key();
  page.tap("leave");
  page.tap("sheets");
  page.app->act("sheet_delete " + key);
  REQUIRE_FALSE(page.sheet(key).ok());
  page.reload();
  page.tap("daily");
  CHECK(page.find("daily.nothanks.play") == nullptr);
  CHECK(page.find("daily.nimmt.play") != nullptr);
  page.tap("daily.nothanks.again");
  CHECK(page.app->model().session->match().setup().practice);
}

TEST_CASE("Settings go back to the usual ones, and that can be taken back", "[desk]") {
  FakePage page;
  page.start("fr");
  page.tap("settings");
  CHECK(page.find("settings.reset") == nullptr);
  page.tap("left_handed");
  page.tap("lang.de");
  page.tap("text.150");
  page.tap("settings.reset");
  CHECK_FALSE(page.app->model().settings.left_handed);
  CHECK(page.app->model().settings.text_percent == 100);
  CHECK(page.app->model().settings.language == text::Language::de);
  CHECK_FALSE(read_settings(page.stored.at("settings")).left_handed);
  CHECK(page.find("settings.reset") == nullptr);
  page.tap("settings.restore");
  CHECK(page.app->model().settings.left_handed);
  CHECK(read_settings(page.stored.at("settings")).text_percent == 150);
  CHECK(page.find("settings.restore") == nullptr);
  CHECK(page.find("settings.reset") != nullptr);
}

TEST_CASE("The rules are searched, and what is found is marked", "[desk]") {
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
  // Told to the mirror as JavaScript counts: the first letter after an accent is one further.
  const auto message = json::parse(page.app->screen_message());
  int marked = 0;
  for (const json::Value& item : *message->array_at("items")) {
    const auto* marks = item.array_at("marks");
    marked += marks != nullptr;
    if (marks) CHECK(marks->size() % 2 == 0);
  }
  CHECK(marked == found);
  // Other words for the same: what another edition or another game calls it, and plurals.
  for (const char* other : {"série", "colonne", "boeuf", "104", "variante pro", "tactic", "logic",
                            "profi", "pièges", "exemple", "7 qui prend", "5e série", "échange",
                            "trop bas", "pli", "auteur", "durée", "cinquième"}) {
    INFO(other);
    page.type("search", other);
    CHECK(shown() > 0);
  }
  // What four argue about at a table, as they would type it.
  for (const auto& [typed, rule] : {std::pair{"trop bas", "nimmt.9"},
                                    {"66 pile", "nimmt.13"},
                                    {"égalité", "nimmt.3"},
                                    {"spéciale après", "surprend.5"},
                                    {"plus de jeton", "nothanks.4"}}) {
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
  CHECK(text_of(page, "found").find("Rien") == 0);
  page.type("search", "");
  CHECK(shown() == all);
  // Forgotten when one comes back.
  page.type("search", "jeton");
  page.app->act("back");
  page.tap("rules");
  CHECK(shown() == all);
}

TEST_CASE("Who had to take something may ask why, and so may who looks at the log or a replay",
          "[desk]") {
  for (const std::string kind : {"nimmt", "surprend", "nothanks"}) {
    FakePage page;
    page.start("fr");
    page.tap("game." + kind + ".play");
    int asked = 0;
    // The question is there after something was taken, gone with the next decision.
    for (int step = 0; step < 3000 && !page.find("rematch"); ++step) {
      page.answer_all();
      if (page.find("why")) {
        const Session& session = *page.app->model().session;
        REQUIRE(session.taken().has_value());
        const Event event = session.match().events()[*session.taken()];
        CHECK(event.seat == 0);
        if (asked == 0) {
          page.tap("why");
          // The table shows it once more.
          CHECK(page.app->model().screen_id() == ScreenId::replay);
          const std::string because = text_of(page, "prompt");
          CHECK(because.size() > 20);
          CHECK(page.said.back() == because);
          CHECK(page.find("why") == nullptr);
          const auto updates = page.app->take_updates();
          const auto at = std::find_if(updates.begin(), updates.end(), [](const TableUpdate& n) {
            return n.event.kind == kAskedAbout;
          });
          REQUIRE(at != updates.end());
          REQUIRE(std::next(at) != updates.end());
          CHECK(std::next(at)->event.kind == event.kind);
          CHECK(std::next(at)->event.field("card") == event.field("card"));
          // It is shown on the table as it lay before.
          REQUIRE(at->after != nullptr);
          if (at != updates.begin()) CHECK(at->after == std::prev(at)->after);
          CHECK(at->after != std::next(at)->after);
          page.tap("replay.last");
          CHECK(text_of(page, "prompt") != because);
          page.app->act("back");
          CHECK(page.app->model().screen_id() == ScreenId::table);
        }
        ++asked;
      }
      play_on(page);
      if (asked >= 3) break;
    }
    INFO(kind);
    CHECK(asked > 0);
    // In the log every line that can be explained opens and closes.
    page.app->act("go pause");
    page.tap("log");
    CHECK(page.find("why") == nullptr);
    auto lines = page.actions("trick.");
    if (lines.empty()) lines = page.actions("before.");
    REQUIRE_FALSE(lines.empty());
    page.tap(lines.front());
    CHECK_FALSE(page.app->words(page.find(lines.front())->hint).empty());
    page.tap(lines.front());
    CHECK(page.app->words(page.find(lines.front())->hint).empty());
  }
}

TEST_CASE("What is shown once more begins with the table as it was", "[desk]") {
  FakePage page;
  page.start("en");
  play_match(page, "nimmt");
  page.tap("look");
  page.tap("replay.next_rest");
  page.app->watch(true);
  const std::size_t step = replay_of(page).at();
  page.app->take_updates();
  page.tap("why");
  CHECK(replay_of(page).at() == step - 1);
  CHECK(page.app->take_updates().empty());
  // While the table goes back nothing of it is told.
  page.app->shown_all_but(0, true);
  CHECK(replay_of(page).at() == step - 1);
  page.app->shown_all_but(0, false);
  CHECK(replay_of(page).at() == step);
  CHECK(page.app->take_updates().size() > 1);
  CHECK(text_of(page, "prompt").find("row") != std::string::npos);
  // Whoever goes elsewhere meanwhile is not brought back.
  page.tap("replay.last");
  page.tap("replay.next");
  page.tap("why");
  page.tap("replay.last");
  const std::size_t here = replay_of(page).at();
  page.app->shown_all_but(0, false);
  CHECK(replay_of(page).at() == here);
}

TEST_CASE("A step of a replay is explained", "[desk]") {
  FakePage page;
  page.start("en");
  play_match(page, "nimmt");
  page.tap("look");
  CHECK(page.find("why") == nullptr);
  page.tap("replay.next_rest");
  REQUIRE(page.find("why") != nullptr);
  page.tap("why");
  CHECK(page.app->model().screen_id() == ScreenId::replay);
  CHECK(text_of(page, "prompt").find("row") != std::string::npos);
  CHECK(page.find("why") == nullptr);
  page.tap("replay.next");
  page.tap("replay.last");
  CHECK(page.find("why") != nullptr);
}

TEST_CASE("A winner is told so, in words that fit a name and \"you\"", "[desk]") {
  FakePage page;
  page.start("fr");
  play_match(page, "nimmt");
  const Match& match = page.app->model().session->match();
  const auto winners = match.sheet().winners;
  const std::string told = text_of(page, "winner");
  INFO(told);
  if (winners.size() > 1)
    CHECK(told.find("Victoire partagée\u00A0: ") == 0);
  else if (winners.front() == 0)
    CHECK(told == "Vous avez gagné\u00A0!");
  else
    CHECK(told.find(" l’emporte\u00A0!") != std::string::npos);
  CHECK(is_you(match.seats(), 0));
  auto seats = match.seats();
  seats[0].name = "Nina";
  CHECK_FALSE(is_you(seats, 0));
  seats[0].name.clear();
  seats[1].bot.clear();
  CHECK_FALSE(is_you(seats, 0));
}

TEST_CASE("A friend who plays the same deal the same way meets the same answers", "[desk]") {
  FakePage page;
  page.start("en", "play nimmt", 5);
  play_until(page, "rematch");
  page.tap("send_deal");
  const std::string link(*page.told.at("share").string_at("link"));
  const std::string_view text = *page.told.at("share").string_at("text");
  CHECK(text.find("Can you do better?") != std::string::npos);
  const Record& record = page.app->model().session->match().record();

  FakePage friends;
  friends.start("de", "", 900);
  friends.last_first = true;
  open_link(friends, link);
  friends.tap("link.play");
  // The tab is closed in the middle of a trick: whoever had not chosen is asked again.
  friends.reload();
  friends.tap("resume.go");
  play_until(friends, "rematch");
  const Match& theirs = friends.app->model().session->match();
  CHECK(theirs.record().deals == record.deals);
  CHECK(theirs.sheet().rounds == page.app->model().session->match().sheet().rounds);
}

TEST_CASE("A link to a match opens its replay, and keeps it with the sheet", "[desk]") {
  FakePage page;
  page.start("en");
  play_match(page, "nothanks");
  page.tap("send_replay");
  const std::string link(*page.told.at("share").string_at("link"));
  FakePage friends;
  friends.start("fr", "", 900);
  open_link(friends, link);
  friends.tap("link.look");
  REQUIRE(friends.app->model().screen_id() == ScreenId::replay);
  friends.tap("replay.next_rest");
  friends.tap("back");
  friends.tap("link.keep");
  CHECK(count_keys(friends, "replay.") == 1);
  friends.tap("back");
  friends.tap("sheets");
  friends.tap(friends.actions("sheet.2").front());
  friends.tap("share.replay");
  CHECK(*friends.told.at("share").string_at("link") == link);
  friends.tap("look");
  CHECK(friends.app->model().screen_id() == ScreenId::replay);
}

TEST_CASE("A result goes out as a picture, with what it shows in words", "[desk]") {
  FakePage page;
  page.start("en");
  play_match(page, "nothanks");
  const Sheet sheet = page.app->model().session->match().sheet();
  for (const char* at : {"send_picture", "share.picture"}) {
    if (!page.find(at)) {
      page.tap("leave");
      page.tap("sheets");
      page.tap(page.actions("sheet.2").front());
    }
    page.told.erase("picture");
    page.tap(at);
    const json::Value& shown = page.told.at("picture");
    CHECK(*shown.string_at("name") == "tablee-2026-11-21.png");
    const auto& rows = *shown.array_at("rows");
    REQUIRE(rows.size() == sheet.players.size());
    const std::string_view text = *shown.string_at("text");
    CHECK(text.starts_with(*shown.string_at("title")));
    int last = -1000;
    for (const json::Value& row : rows) {
      const auto total = static_cast<int>(*row.integer_at("total", -1000, 1000));
      CHECK(total >= last);
      last = total;
      CHECK(text.find(std::string(*row.string_at("line")) + ", " +
                      std::string(*row.string_at("points"))) != std::string::npos);
    }
    // Whoever gets it is not the one who played.
    CHECK(text.find("You") == std::string::npos);
    CHECK(text.find(". Me, ") != std::string::npos);
    page.app->receive(R"({"on":"shared","picture":"told"})");
    CHECK(page.find("notice") != nullptr);
  }
}

TEST_CASE("A link to a table can be played, and there is nothing of it to keep", "[desk]") {
  FakePage page;
  page.start("en", "play nimmt", 5);
  play_until(page, "rematch");
  page.tap("send_deal");
  const std::string link(*page.told.at("share").string_at("link"));
  FakePage friends;
  friends.start("fr", "", 900);
  open_link(friends, link);
  REQUIRE(friends.app->model().screen_id() == ScreenId::link);
  friends.app->act("link_keep", false);
  friends.app->act("link_look", false);
  CHECK(friends.app->model().screen_id() == ScreenId::link);
  CHECK(count_keys(friends, "sheets.") == 0);
}

TEST_CASE("A match ends without room for its replay: what becomes of it is as chosen, and told",
          "[desk]") {
  for (const bool keeps : {false, true}) {
    FakePage page;
    const auto oldest = "replay.2020-01-01.0000";
    for (int i = 0; i < 10; ++i)
      page.stored["replay.2020-01-01.000" + std::to_string(i)] = std::string(kReplayRoom / 10, 'r');
    page.start("en");
    if (keeps) page.app->act("set make_room 0", false);
    play_match(page);
    const std::string told = text_of(page, "notice");
    INFO(told);
    CHECK(told.find(keeps ? "but no replay" : "1 old replay deleted") != std::string::npos);
    CHECK(page.stored.count(oldest) == (keeps ? 1 : 0));
    CHECK(count_keys(page, "replay.") == 10);
  }
}

TEST_CASE("A person leaves for a bot and comes back; the match rests while paused", "[desk]") {
  FakePage page;
  page.start("en");
  page.tap("game.nimmt.setup");
  page.seat(1, "person");
  page.tap("start");
  page.tap("handover");
  page.tap("menu");
  // Nobody more is asked while the menu is open.
  const std::size_t asked = page.lines.size();
  page.seat(0, "hasty");
  CHECK(page.lines.size() == asked);
  CHECK(text_of(page, "place.0").starts_with("Player 1 (bot)"));
  page.tap("resume");
  CHECK(page.lines.size() > asked);
  page.answer_all();
  // Whoever remains is asked before their hand is shown: two people sit round this device.
  REQUIRE(page.find("handover") != nullptr);
  CHECK(page.actions("hand.").empty());
  page.tap("handover");
  const auto cards = page.actions("hand.");
  REQUIRE_FALSE(cards.empty());
  page.tap(cards.front());
  page.tap("play");
  page.answer_all();
  page.reload();
  page.tap("resume.go");
  page.answer_all();
  page.tap("menu");
  page.seat(0, "person");
  page.tap("resume");
  play_until(page, "rematch");
  const Sheet sheet = page.app->model().session->match().sheet();
  CHECK(sheet.players[0].person());
  CHECK(sheet.players[0].swaps == 2);
}

TEST_CASE("The log tells the last trick; cards not seen only where that is wished", "[desk]") {
  FakePage page;
  page.start("en", "play nimmt");
  page.answer_all();
  page.tap(page.actions("hand.").front());
  page.tap("play");
  page.answer_all();
  page.tap("menu");
  page.tap("log");
  REQUIRE_FALSE(page.app->items().empty());
  bool told = false;
  for (const Item& item : page.app->items())
    told = told || (item.id.substr(0, 6) == "trick." &&
                    page.app->words(item.text).find("Trick 1") != std::string::npos);
  CHECK(told);
  std::string unseen;
  for (const Item& item : page.app->items())
    if (item.id.substr(0, 7) == "unseen.") unseen += page.app->words(item.text) + ", ";
  const CardSet left = page.app->model().session->view()->unseen().value_or(CardSet{});
  CHECK(left.size() == 104 - 4 - 4 - 9);
  for (const Card card : left)
    CHECK((", " + unseen).find(", " + std::to_string(card) + ", ") != std::string::npos);
  page.tap("back");
  page.tap("settings");
  page.tap("tracker");
  page.tap("back");
  page.tap("log");
  CHECK(page.find("unseen") == nullptr);
}

}  // namespace tablee::app
